/** A service order: a resident's request to the housekeepers. */
export interface Order {
  id: number;
  number: string;
  kind: OrderKind;
  status: OrderStatus;
  isUrgent: boolean;
  title: string;
  resident: string;
  phone: string;
  community: string;
  home: string;
  keeper: string;
  /** ISO date and time, like the times below. */
  createdAt: string;
  appointment: string | null;
  result: string;
  /** 1 to 5 stars; null before the resident was asked. */
  satisfaction: number | null;
  log: readonly OrderLogEntry[];
}

export interface OrderLogEntry {
  at: string;
  who: string;
  action: 'created' | 'accepted' | 'appointed' | 'visited' | 'saved' | 'finished' | 'closed';
  note: string;
}

export const ORDER_KINDS = ['visit', 'repair', 'complaint', 'moving', 'parcel', 'greening'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const ORDER_STATUSES = ['waiting', 'accepted', 'visiting', 'finished', 'closed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Allowed transitions: forward only; closing needs a separate permission. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  waiting: ['accepted'],
  accepted: ['visiting'],
  visiting: ['finished'],
  finished: [],
  closed: [],
};

/** The status values that the form offers: the current one and the next. */
export const reachableStatuses = (status: OrderStatus): OrderStatus[] => [status, ...NEXT[status]];

/** Whether an order is final, so that its form is read-only. */
export const isOver = (status: OrderStatus): boolean => status === 'finished' || status === 'closed';

/** Hours of the day in which visits are allowed. */
const VISIT_HOURS = { from: 8, to: 20 } as const;
/** Minimum length of a result. */
const RESULT_MIN_LENGTH = 8;

/** What the form edits. */
export interface OrderDraft {
  status: OrderStatus;
  keeper: string;
  appointment: string | null;
  result: string;
  satisfaction: number | null;
}

export type DraftProblem =
  | 'appointment-missing'
  | 'appointment-hours'
  | 'appointment-past'
  | 'result-short'
  | 'satisfaction-missing';

/** Problems that prevent saving, by field: a visit needs a time, a finished order a result and a rating. */
export function checkDraft(
  draft: OrderDraft,
  before: Order,
  now: Date,
): Partial<Record<keyof OrderDraft, DraftProblem>> {
  const problems: Partial<Record<keyof OrderDraft, DraftProblem>> = {};
  if (draft.appointment === null) {
    if (draft.status === 'visiting' || draft.status === 'finished') problems.appointment = 'appointment-missing';
  } else if (draft.appointment !== before.appointment) {
    const time = new Date(draft.appointment);
    const minutes = time.getHours() * 60 + time.getMinutes();
    if (minutes < VISIT_HOURS.from * 60 || minutes > VISIT_HOURS.to * 60) problems.appointment = 'appointment-hours';
    else if (time < now) problems.appointment = 'appointment-past';
  }
  if (draft.status === 'finished') {
    if (draft.result.trim().length < RESULT_MIN_LENGTH) problems.result = 'result-short';
    if (draft.satisfaction === null) problems.satisfaction = 'satisfaction-missing';
  }
  return problems;
}
