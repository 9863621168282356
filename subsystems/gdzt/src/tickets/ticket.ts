/** A job for a team with a deadline. */
export interface Ticket {
  id: number;
  number: string;
  title: string;
  trade: Trade;
  priority: Priority;
  status: TicketStatus;
  team: string | null;
  /** The team that last returned it. */
  returnedBy: string | null;
  community: string;
  place: string;
  reporter: string;
  /** ISO date and time, like the next field. */
  createdAt: string;
  doneAt: string | null;
  result: string;
  /** Newest first. */
  log: readonly LogEntry[];
}

export interface LogEntry {
  at: string;
  who: string;
  action: 'created' | 'changed' | 'dispatched' | 'working' | 'done' | 'returned';
  note: string;
}

export const TRADES = ['water', 'power', 'climate', 'structure', 'cleaning'] as const;
export type Trade = (typeof TRADES)[number];

/** Most urgent first. */
export const PRIORITIES = ['urgent', 'high', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const TICKET_STATUSES = ['new', 'dispatched', 'working', 'done', 'returned'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TEAMS = ['工程一组', '工程二组', '机电组', '土建组', '环境组'] as const;

/** Allowed transitions. Done is final; a returned ticket is dispatched again. */
const NEXT: Record<TicketStatus, readonly TicketStatus[]> = {
  new: ['dispatched'],
  dispatched: ['working', 'returned'],
  working: ['done', 'returned'],
  done: [],
  returned: ['dispatched'],
};

/** The status values that a form offers: the current one and those that the user may set. */
export const stepsFrom = (status: TicketStatus, canDispatch: boolean): TicketStatus[] => [
  status,
  ...NEXT[status].filter((next) => next !== 'dispatched' || canDispatch),
];

/** Minimum length of a result or a reason for returning. */
const NOTE_MIN_LENGTH = 8;

/** What the form edits. */
export interface TicketDraft {
  status: TicketStatus;
  priority: Priority;
  team: string | null;
  note: string;
}

export const draftOf = ({ status, priority, team }: Ticket): TicketDraft => ({ status, priority, team, note: '' });

export type DraftProblem = 'step-forbidden' | 'team-missing' | 'team-returned' | 'note-short' | 'priority-overdue';

/** Problems that prevent saving, by field. */
export function checkDraft(
  draft: TicketDraft,
  before: Ticket,
  { canDispatch, isOverdue }: { canDispatch: boolean; isOverdue: boolean },
): Partial<Record<keyof TicketDraft, DraftProblem>> {
  const problems: Partial<Record<keyof TicketDraft, DraftProblem>> = {};
  if (!stepsFrom(before.status, canDispatch).includes(draft.status)) problems.status = 'step-forbidden';
  if (draft.status === 'dispatched') {
    if (!draft.team) problems.team = 'team-missing';
    else if (before.status === 'returned' && draft.team === before.returnedBy) problems.team = 'team-returned';
  }
  const isLeaving = draft.status !== before.status && (draft.status === 'done' || draft.status === 'returned');
  if (isLeaving && draft.note.trim().length < NOTE_MIN_LENGTH) problems.note = 'note-short';
  // The priority of a late ticket cannot be lowered: that would extend its deadline.
  if (isOverdue && PRIORITIES.indexOf(draft.priority) > PRIORITIES.indexOf(before.priority))
    problems.priority = 'priority-overdue';
  return problems;
}

/** Applies a valid draft to the ticket. */
export function applyDraft(ticket: Ticket, draft: TicketDraft, who: string, now: Date): Ticket {
  const at = now.toISOString();
  const note = draft.note.trim();
  const hasMoved = draft.status !== ticket.status;
  const action: LogEntry['action'] = hasMoved && draft.status !== 'new' ? draft.status : 'changed';
  return {
    ...ticket,
    status: draft.status,
    priority: draft.priority,
    team: draft.status === 'returned' ? null : draft.team,
    returnedBy: hasMoved && draft.status === 'returned' ? ticket.team : ticket.returnedBy,
    doneAt: hasMoved && draft.status === 'done' ? at : ticket.doneAt,
    result: hasMoved && draft.status === 'done' ? note : ticket.result,
    log: [{ at, who, action, note: action === 'dispatched' && !note ? (draft.team ?? '') : note }, ...ticket.log],
  };
}
