import type { Priority, Ticket } from './ticket';

/** Hours from report to completion, by priority. */
export const SLA_HOURS: Record<Priority, number> = { urgent: 4, high: 12, normal: 48, low: 120 };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Below this share of remaining time a deadline warns. */
const WARNING_PART = 0.25;

/** `running`, `soon` and `over` are open; `kept` and `missed` are final, because the job is done. */
export type SlaState = 'running' | 'soon' | 'over' | 'kept' | 'missed';

export interface SlaClock {
  state: SlaState;
  dueAt: Date;
  /** Minutes left, negative when late; for a finished job, the minutes that were left at its end. */
  minutes: number;
}

/** The deadline of a ticket: it starts with the report and stops when the job is done. */
export function slaOf(ticket: Pick<Ticket, 'createdAt' | 'doneAt' | 'priority'>, now: Date): SlaClock {
  const allowed = SLA_HOURS[ticket.priority] * HOUR_MS;
  const due = Date.parse(ticket.createdAt) + allowed;
  const left = due - (ticket.doneAt ? Date.parse(ticket.doneAt) : now.getTime());
  const clock = { dueAt: new Date(due), minutes: Math.floor(left / MINUTE_MS) };
  if (ticket.doneAt) return { ...clock, state: left < 0 ? 'missed' : 'kept' };
  if (left < 0) return { ...clock, state: 'over' };
  return { ...clock, state: left < allowed * WARNING_PART ? 'soon' : 'running' };
}

/** Whether it is late and not done. */
export const isOverdue = (ticket: Ticket, now: Date): boolean => slaOf(ticket, now).state === 'over';
