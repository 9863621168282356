import { Status, type StatusTone } from '@portal/subsystem-sdk/react';
import { useText } from '../portal/text';
import type { LiftStatus } from './lift';

/** Color of a status beside its word. */
export const TONES: Record<LiftStatus, StatusTone> = {
  running: 'success',
  maintenance: 'brand',
  fault: 'warning',
  trapped: 'danger',
  suspended: 'quiet',
};

/** Status of a lift. */
export function StatusTag({ status }: { status: LiftStatus }) {
  const t = useText();
  return <Status tone={TONES[status]}>{t(`status.${status}`)}</Status>;
}
