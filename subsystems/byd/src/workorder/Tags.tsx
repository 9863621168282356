import { Status, type StatusTone } from '@portal/subsystem-sdk/react';
import { useText } from '../portal/text';
import type { Priority, Stage } from './order';

/** Color of a stage beside its word. */
export const STAGE_TONES: Record<Stage, StatusTone> = {
  reported: 'warning',
  assigned: 'brand',
  working: 'brand',
  review: 'neutral',
  closed: 'success',
};

const PRIORITY_TONES: Partial<Record<Priority, 'danger'>> = { p1: 'danger' };

/** Stage of an order. */
export function StageTag({ stage }: { stage: Stage }) {
  const t = useText();
  return <Status tone={STAGE_TONES[stage]}>{t(`stage.${stage}`)}</Status>;
}

/** Priority of an order. */
export function PriorityTag({ priority }: { priority: Priority }) {
  const t = useText();
  return (
    <span className="tag" data-tone={PRIORITY_TONES[priority]}>
      {t(`priority.${priority}`)}
    </span>
  );
}
