/** An access card: opens doors for a holder until a day. */
export interface Card {
  id: number;
  /** Identifier of the chip. */
  chip: string;
  holder: string;
  kind: HolderKind;
  /** Home or company of the holder. */
  home: string;
  doors: readonly Door[];
  status: CardStatus;
  /** Reason for the lock; null when it is not locked. */
  lockedFor: LockReason | null;
  /** Calendar days, `YYYY-MM-DD`; both are included. */
  validFrom: string;
  validUntil: string;
  /** Number of the card that this one replaces. */
  replaces: number | null;
  /** Newest first. */
  log: readonly CardEvent[];
}

export interface CardEvent {
  at: string;
  who: string;
  action: 'issued' | 'changed' | 'locked' | 'unlocked' | 'returned';
  note: string;
}

export const HOLDER_KINDS = ['owner', 'tenant', 'staff', 'contractor'] as const;
export type HolderKind = (typeof HOLDER_KINDS)[number];

export const DOORS = ['north-gate', 'south-gate', 'garage', 'lobby', 'gym', 'plant-room'] as const;
export type Door = (typeof DOORS)[number];

/** Doors for staff and contractors only. */
const SERVICE_DOORS: readonly Door[] = ['plant-room'];

/** Stored status of a card. "Expired" is not stored: it follows from the date. */
export type CardStatus = 'active' | 'locked' | 'returned';
export const LOCK_REASONS = ['lost', 'misuse', 'unpaid'] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** Displayed status: the stored one, or expired. */
export const SHOWN_STATES = ['active', 'expired', 'locked', 'returned'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export const shownState = ({ status, validUntil }: Pick<Card, 'status' | 'validUntil'>, today: string): ShownState =>
  status === 'active' && validUntil < today ? 'expired' : status;

/** Adds a number of days. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** The latest last day of a card that starts on this day: one year, exclusive. */
export function latestEnd(from: string): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  return addDays(new Date(Date.UTC(year + 1, month - 1, date)).toISOString().slice(0, 10), -1);
}

/** The local calendar day of a time. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Values of the card form. */
export interface CardDraft {
  holder: string;
  kind: HolderKind;
  home: string;
  doors: readonly Door[];
  validFrom: string;
  validUntil: string;
}

export type CardProblem =
  | 'holder-missing'
  | 'home-missing'
  | 'doors-missing'
  | 'doors-service'
  | 'day-missing'
  | 'until-before'
  | 'until-too-long';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Problems that prevent issuing or saving a card, by field. */
export function checkDraft(draft: CardDraft): Partial<Record<keyof CardDraft, CardProblem>> {
  const problems: Partial<Record<keyof CardDraft, CardProblem>> = {};
  if (!draft.holder.trim()) problems.holder = 'holder-missing';
  if (!draft.home.trim()) problems.home = 'home-missing';
  const worksHere = draft.kind === 'staff' || draft.kind === 'contractor';
  if (draft.doors.length === 0) problems.doors = 'doors-missing';
  else if (!worksHere && draft.doors.some((door) => SERVICE_DOORS.includes(door))) problems.doors = 'doors-service';
  if (!DAY.test(draft.validFrom)) problems.validFrom = 'day-missing';
  if (!DAY.test(draft.validUntil)) problems.validUntil = 'day-missing';
  else if (draft.validUntil < draft.validFrom) problems.validUntil = 'until-before';
  else if (DAY.test(draft.validFrom) && draft.validUntil > latestEnd(draft.validFrom))
    problems.validUntil = 'until-too-long';
  return problems;
}

/** Reason why a card cannot be issued to a holder; null when it can. A lost card must be locked first. */
export function issueProblem(draft: Pick<CardDraft, 'holder' | 'home'>, cards: readonly Card[]): Card | null {
  const [holder, home] = [draft.holder.trim(), draft.home.trim()];
  return cards.find((card) => card.status === 'active' && card.holder === holder && card.home === home) ?? null;
}

/** The actions that a card allows. Returned is final. */
export function actionsOf({ status }: Pick<Card, 'status'>): readonly ('lock' | 'unlock' | 'return')[] {
  if (status === 'returned') return [];
  return status === 'locked' ? ['unlock', 'return'] : ['lock', 'return'];
}

/** Thrown when a card does not allow an action: a programming error, not a user error. */
export class CardActionError extends Error {
  override readonly name = 'CardActionError';
}

const allow = (card: Card, action: 'lock' | 'unlock' | 'return') => {
  if (!actionsOf(card).includes(action)) throw new CardActionError(`${action}: the card is ${card.status}`);
};

const event = (action: CardEvent['action'], who: string, now: Date, note = ''): CardEvent => ({
  at: now.toISOString(),
  who,
  action,
  note,
});

export function lockCard(card: Card, reason: LockReason, who: string, now: Date): Card {
  allow(card, 'lock');
  return { ...card, status: 'locked', lockedFor: reason, log: [event('locked', who, now, reason), ...card.log] };
}

export function unlockCard(card: Card, who: string, now: Date): Card {
  allow(card, 'unlock');
  return { ...card, status: 'active', lockedFor: null, log: [event('unlocked', who, now), ...card.log] };
}

export function returnCard(card: Card, who: string, now: Date): Card {
  allow(card, 'return');
  return { ...card, status: 'returned', lockedFor: null, log: [event('returned', who, now), ...card.log] };
}

export const draftOf = ({ holder, kind, home, doors, validFrom, validUntil }: Card): CardDraft => ({
  holder,
  kind,
  home,
  doors,
  validFrom,
  validUntil,
});

export const changeCard = (card: Card, draft: CardDraft, who: string, now: Date): Card => ({
  ...card,
  ...draft,
  log: [event('changed', who, now), ...card.log],
});

/** Creates a card. */
export const issueCard = (
  draft: CardDraft,
  { id, chip, replaces }: { id: number; chip: string; replaces: number | null },
  who: string,
  now: Date,
): Card => ({
  ...draft,
  holder: draft.holder.trim(),
  home: draft.home.trim(),
  id,
  chip,
  status: 'active',
  lockedFor: null,
  replaces,
  log: [event('issued', who, now)],
});
