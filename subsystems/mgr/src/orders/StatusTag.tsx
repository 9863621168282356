import { Status, type StatusTone } from '@portal/subsystem-sdk/react';
import { useText } from '../portal/text';
import type { OrderStatus } from './order';

/** Color of a status beside its word. */
export const TONES: Record<OrderStatus, StatusTone> = {
  waiting: 'warning',
  accepted: 'brand',
  visiting: 'brand',
  finished: 'success',
  closed: 'quiet',
};

/** Status of an order. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const t = useText();
  return <Status tone={TONES[status]}>{t(`status.${status}`)}</Status>;
}
