import { useText } from '../portal/text';
import type { Priority, Stage } from './order';

/** Stage of an order as a dot and a word: never by color alone. */
export function StageTag({ stage }: { stage: Stage }) {
  const t = useText();
  return (
    <span className={`stage ${stage}`}>
      <i aria-hidden />
      {t(`stage.${stage}`)}
    </span>
  );
}

/** Priority of an order. */
export function PriorityTag({ priority }: { priority: Priority }) {
  const t = useText();
  return <span className={`tag ${priority}`}>{t(`priority.${priority}`)}</span>;
}
