import { useText } from '../portal/text';
import type { Priority, Stage } from './order';

/** Stage of an order: a dot and a word, so that the colour never speaks alone. */
export function StageTag({ stage }: { stage: Stage }) {
  const t = useText();
  return (
    <span className={`stage ${stage}`}>
      <i aria-hidden />
      {t(`stage.${stage}`)}
    </span>
  );
}

/** How soon an order has to be settled. */
export function PriorityTag({ priority }: { priority: Priority }) {
  const t = useText();
  return <span className={`tag ${priority}`}>{t(`priority.${priority}`)}</span>;
}
