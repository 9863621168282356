/** One patrol of a guard along a route. */
export interface Round {
  id: number;
  /** 0 is today, 1 yesterday. */
  daysAgo: number;
  project: string;
  route: string;
  shift: Shift;
  guard: string;
  /** Milliseconds since 1970, like the times below. */
  startsAt: number;
  checkpoints: readonly Checkpoint[];
  note: string;
  /** Time of completion; null while it is open. */
  completedAt: number | null;
}

/** A checkpoint where the guard scans a card. */
export interface Checkpoint {
  name: string;
  /** Planned time, in minutes after the start. */
  offset: number;
  tickedAt: number | null;
  /** Reason for a missed visit; empty when none is given yet. */
  excuse: string;
}

export const SHIFTS = ['night', 'early', 'late'] as const;
export type Shift = (typeof SHIFTS)[number];

const MINUTE_MS = 60_000;
/** Minutes after the planned time within which a visit still counts as on time. */
const GRACE_MINUTES = 10;
const EXCUSE_MIN_LENGTH = 6;

/** The shift that an hour of the day belongs to. */
export function shiftOf(hour: number): Shift {
  if (hour < 6 || hour >= 22) return 'night';
  return hour < 14 ? 'early' : 'late';
}

export const dueAt = ({ startsAt }: Pick<Round, 'startsAt'>, { offset }: Checkpoint): number =>
  startsAt + offset * MINUTE_MS;

/** Whether a time is too late for a visit, with or without a reason. */
export const isPast = (round: Pick<Round, 'startsAt'>, checkpoint: Checkpoint, now: number): boolean =>
  now > dueAt(round, checkpoint) + GRACE_MINUTES * MINUTE_MS;

export type CheckpointState = 'ticked' | 'late' | 'excused' | 'missed' | 'pending';

/** A reason must have a minimum length. */
export const isExcused = ({ excuse }: Checkpoint): boolean => excuse.trim().length >= EXCUSE_MIN_LENGTH;

/** Status of a checkpoint. */
export function checkpointState(round: Pick<Round, 'startsAt'>, checkpoint: Checkpoint, now: number): CheckpointState {
  if (checkpoint.tickedAt !== null) return isPast(round, checkpoint, checkpoint.tickedAt) ? 'late' : 'ticked';
  if (isExcused(checkpoint)) return 'excused';
  return isPast(round, checkpoint, now) ? 'missed' : 'pending';
}

/** A round is complete when every checkpoint was visited or has a reason. */
export const canComplete = (checkpoints: readonly Checkpoint[]): boolean =>
  checkpoints.every((checkpoint) => checkpoint.tickedAt !== null || isExcused(checkpoint));

export const ROUND_STATES = ['attention', 'running', 'ready', 'planned', 'complete'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** Status of a round; a missed checkpoint needs attention even while the round continues. */
export function roundState(round: Round, now: number): RoundState {
  if (round.completedAt !== null) return 'complete';
  if (now < round.startsAt) return 'planned';
  if (canComplete(round.checkpoints)) return 'ready';
  const isMissed = round.checkpoints.some((checkpoint) => checkpointState(round, checkpoint, now) === 'missed');
  return isMissed ? 'attention' : 'running';
}

/** Number of checkpoints that were visited or have a reason. */
export const settled = ({ checkpoints }: Pick<Round, 'checkpoints'>): number =>
  checkpoints.filter((checkpoint) => checkpoint.tickedAt !== null || isExcused(checkpoint)).length;

/** Values of the form of a round. */
export interface Draft {
  checkpoints: Checkpoint[];
  note: string;
}

export const draftOf = ({ checkpoints, note }: Round): Draft => ({
  checkpoints: checkpoints.map((checkpoint) => ({ ...checkpoint })),
  note,
});

/** Whether the form differs from the saved round. */
export const isChanged = (round: Round, draft: Draft): boolean =>
  round.note !== draft.note ||
  round.checkpoints.some(({ tickedAt, excuse }, index) => {
    const other = draft.checkpoints[index]!;
    return tickedAt !== other.tickedAt || excuse !== other.excuse;
  });

export type Problem = 'excuse-short' | 'not-visited' | 'too-early';

/**
 * Problems by index of the checkpoint. A draft may be saved with open checkpoints; completing needs all of them.
 */
export function checkDraft(round: Round, draft: Draft, intent: 'save' | 'complete'): Map<number, Problem> {
  const problems = new Map<number, Problem>();
  draft.checkpoints.forEach((checkpoint, index) => {
    const { tickedAt, excuse } = checkpoint;
    if (tickedAt !== null && tickedAt < round.startsAt) problems.set(index, 'too-early');
    else if (tickedAt === null && excuse.trim() !== '' && !isExcused(checkpoint)) problems.set(index, 'excuse-short');
    else if (intent === 'complete' && tickedAt === null && !isExcused(checkpoint)) problems.set(index, 'not-visited');
  });
  return problems;
}

/** Applies a saved form to the round; a visited checkpoint loses its reason. */
export const applyDraft = (round: Round, draft: Draft, completedAt: number | null): Round => ({
  ...round,
  checkpoints: draft.checkpoints.map((checkpoint) => ({
    ...checkpoint,
    excuse: checkpoint.tickedAt === null ? checkpoint.excuse.trim() : '',
  })),
  note: draft.note.trim(),
  completedAt,
});

/** Color of a state beside its word. */
export const TONES = {
  attention: 'danger',
  running: 'brand',
  ready: 'warning',
  planned: 'neutral',
  complete: 'success',
} as const satisfies Record<RoundState, string>;
