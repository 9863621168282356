import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Point, Unit } from '../indicators/indicator';
import { scaleOf } from '../indicators/scale';
import { useFormats } from '../portal/formats';
import { useText } from '../portal/text';

/** Until the width is measured. */
const START_WIDTH = 760;
const HEIGHT = 280;
const LEFT = 68;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 30;
/** Width of the name of a month with the space around it. */
const MONTH_PX = 64;
/** The slider's thumb, whose middle stands on the month. */
const THUMB_PX = 16;

/**
 * Value and target by month. The month is selected with the pointer, or with the slider below, which works with the
 * keyboard and screen readers.
 */
export function CourseChart({ points, unit, label }: { points: readonly Point[]; unit: Unit; label: string }) {
  const t = useText();
  const { value: valueText, tick, month, shortMonth } = useFormats();
  const { width, figure } = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? points.length - 1, points.length - 1);
  const point = points[at];
  const { from, to, ticks } = scaleOf(points.flatMap(({ value, target }) => [value, target]));

  const inner = width - LEFT - RIGHT;
  const x = (index: number) => LEFT + (index / Math.max(1, points.length - 1)) * inner;
  const y = (value: number) => TOP + (1 - (value - from) / (to - from)) * (HEIGHT - TOP - BOTTOM);
  const line = (name: 'value' | 'target') => points.map((each, index) => `${x(index)},${y(each[name])}`).join(' ');
  const everyMonth = Math.ceil((points.length * MONTH_PX) / inner);

  const follow = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const share = (clientX - currentTarget.getBoundingClientRect().left - LEFT) / inner;
    setChosen(Math.round(Math.min(1, Math.max(0, share)) * (points.length - 1)));
  };

  if (!point) return null;
  const description = t('chart.at', {
    month: month(point.month),
    value: valueText(point.value, unit),
    target: valueText(point.target, unit),
  });
  return (
    <figure ref={figure} className="course">
      <figcaption>
        <span className="key value">{t('chart.value')}</span>
        <span className="key target">{t('chart.target')}</span>
        <span className="reading figures">{description}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={label}
        onPointerMove={follow}
        onPointerDown={follow}
      >
        {ticks.map((each) => (
          <g key={each} className="tick">
            <line x1={LEFT} x2={width - RIGHT} y1={y(each)} y2={y(each)} />
            <text x={LEFT - 10} y={y(each) + 4} textAnchor="end">
              {tick(each, unit)}
            </text>
          </g>
        ))}
        {points.map(
          (each, index) =>
            (points.length - 1 - index) % everyMonth === 0 && (
              <text key={each.month} className="month" x={x(index)} y={HEIGHT - 8} textAnchor="middle">
                {shortMonth(each.month)}
              </text>
            ),
        )}
        <line className="chosen" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
        <polyline className="target" points={line('target')} />
        <polyline className="value" points={line('value')} />
        <circle cx={x(at)} cy={y(point.value)} r={5} />
      </svg>
      <input
        type="range"
        style={{ width: inner + THUMB_PX, marginInlineStart: LEFT - THUMB_PX / 2 }}
        min={0}
        max={points.length - 1}
        value={at}
        aria-label={t('chart.month')}
        aria-valuetext={description}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
    </figure>
  );
}

/** The width of the chart, which is drawn anew when it changes: text keeps its size. */
function useWidth() {
  const figure = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(START_WIDTH);
  useLayoutEffect(() => {
    const element = figure.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(240, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, figure };
}
