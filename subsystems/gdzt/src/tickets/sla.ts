import type { Priority, Ticket } from './ticket';

/** Hours from the report to the end of the job that each priority allows. */
export const SLA_HOURS: Record<Priority, number> = { urgent: 4, high: 12, normal: 48, low: 120 };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A clock warns when less than this part of its time is left. */
const WARNING_PART = 0.25;

/** `running`, `soon` and `over` tick; `kept` and `missed` stand still, because the job is done. */
export type SlaState = 'running' | 'soon' | 'over' | 'kept' | 'missed';

export interface SlaClock {
  state: SlaState;
  dueAt: Date;
  /** Minutes left, below zero when it is late; for a job that is done, what was left when it ended. */
  minutes: number;
}

/** The clock of a ticket: it starts with the report, and only the end of the job stops it. */
export function slaOf(ticket: Pick<Ticket, 'createdAt' | 'doneAt' | 'priority'>, now: Date): SlaClock {
  const allowed = SLA_HOURS[ticket.priority] * HOUR_MS;
  const due = Date.parse(ticket.createdAt) + allowed;
  const left = due - (ticket.doneAt ? Date.parse(ticket.doneAt) : now.getTime());
  const clock = { dueAt: new Date(due), minutes: Math.floor(left / MINUTE_MS) };
  if (ticket.doneAt) return { ...clock, state: left < 0 ? 'missed' : 'kept' };
  if (left < 0) return { ...clock, state: 'over' };
  return { ...clock, state: left < allowed * WARNING_PART ? 'soon' : 'running' };
}

/** Late, and still not done. */
export const isOverdue = (ticket: Ticket, now: Date): boolean => slaOf(ticket, now).state === 'over';
