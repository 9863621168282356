import type { Point } from '../indicators/indicator';
import { scaleOf } from '../indicators/scale';

const WIDTH = 120;
const HEIGHT = 32;
const EDGE = 3;

/** The trend of an indicator as a small line; `label` describes it for screen readers. */
export function TrendLine({ points, label }: { points: readonly Point[]; label: string }) {
  const { from, to } = scaleOf(points.map(({ value }) => value));
  const toPoint = ({ value }: Point, index: number): [number, number] => [
    EDGE + (index / Math.max(1, points.length - 1)) * (WIDTH - 2 * EDGE),
    HEIGHT - EDGE - ((value - from) / (to - from)) * (HEIGHT - 2 * EDGE),
  ];
  const linePoints = points.map(toPoint);
  const last = linePoints.at(-1);
  return (
    <svg className="trend-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={linePoints.map((each) => each.join()).join(' ')} />
      {last && <circle cx={last[0]} cy={last[1]} r={2.5} />}
    </svg>
  );
}
