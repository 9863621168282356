/** A service order: what a resident asked of the housekeepers, and what became of it. */
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
  /** ISO date and time, as the following ones. */
  createdAt: string;
  appointment: string | null;
  result: string;
  /** 1 to 5 stars; null while nobody was asked. */
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

/** Where an order may go from where it is: forward only, and closing needs a permission of its own. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  waiting: ['accepted'],
  accepted: ['visiting'],
  visiting: ['finished'],
  finished: [],
  closed: [],
};

/** The states that a form may offer for an order: the present one and the next. */
export const reachableStatuses = (status: OrderStatus): OrderStatus[] => [status, ...NEXT[status]];

/** Whether an order is over: its form is read-only. */
export const isOver = (status: OrderStatus): boolean => status === 'finished' || status === 'closed';

/** Hours between which a housekeeper rings at a door. */
const VISIT_HOURS = { from: 8, to: 20 } as const;
/** Shortest account of a visit that says something. */
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
  'appointment-missing' | 'appointment-hours' | 'appointment-past' | 'result-short' | 'satisfaction-missing';

/** What keeps a draft from being saved, by field: a visit needs a time, a finished order an account and a rating. */
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
