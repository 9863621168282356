import { useText } from '../portal/text';
import { useFormats } from '../portal/formats';
import { consumptions, isSuspicious, type Meter } from './meter';

const WIDTH = 96;
const HEIGHT = 28;

/** Consumption of the last months as small bars; the text says the same. */
export function Sparkline({ meter, month }: { meter: Meter; month: string }) {
  const t = useText();
  const { figure, shortMonth } = useFormats();
  const uses = consumptions(meter).slice(-8);
  const highest = Math.max(1, ...uses.map(({ value }) => value));
  const step = WIDTH / 8;
  const isUnusual = isSuspicious(meter, month);
  const values = uses.map((use) => `${shortMonth(use.month)} ${figure(use.value)}`).join(', ');
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('trend.label', { values })}>
      {uses.map((use, index) => {
        const height = Math.max(2, (use.value / highest) * HEIGHT);
        const isPresent = use.month === month;
        return (
          <rect
            key={use.month}
            className={isPresent ? (isUnusual ? 'unusual' : 'present') : undefined}
            x={index * step + 1}
            y={HEIGHT - height}
            width={step - 3}
            height={height}
            rx={1.5}
          />
        );
      })}
    </svg>
  );
}
