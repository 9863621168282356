/** One walk of a guard along a route. */
export interface Round {
  id: number;
  /** 0 is today, 1 yesterday. */
  daysAgo: number;
  project: string;
  route: string;
  shift: Shift;
  guard: string;
  /** Milliseconds of the clock, as the following times. */
  startsAt: number;
  checkpoints: readonly Checkpoint[];
  note: string;
  /** When it was completed; null while it is open. */
  completedAt: number | null;
}

/** A place at which the guard shows the card. */
export interface Checkpoint {
  name: string;
  /** Minutes after the start at which the guard should be there. */
  offset: number;
  tickedAt: number | null;
  /** Why nobody was there; empty when there is no reason yet. */
  excuse: string;
}

export const SHIFTS = ['night', 'early', 'late'] as const;
export type Shift = (typeof SHIFTS)[number];

const MINUTE_MS = 60_000;
/** So long after its time a checkpoint still counts as visited in time. */
const GRACE_MINUTES = 10;
const EXCUSE_MIN_LENGTH = 6;

/** The shift of an hour of the day. */
export function shiftOf(hour: number): Shift {
  if (hour < 6 || hour >= 22) return 'night';
  return hour < 14 ? 'early' : 'late';
}

export const dueAt = ({ startsAt }: Pick<Round, 'startsAt'>, { offset }: Checkpoint): number =>
  startsAt + offset * MINUTE_MS;

export type CheckpointState = 'ticked' | 'late' | 'excused' | 'missed' | 'pending';

/** Only what is long enough to be a reason is one. */
export const isExcused = ({ excuse }: Checkpoint): boolean => excuse.trim().length >= EXCUSE_MIN_LENGTH;

/** How a checkpoint stands. */
export function checkpointState(round: Pick<Round, 'startsAt'>, checkpoint: Checkpoint, now: number): CheckpointState {
  const end = dueAt(round, checkpoint) + GRACE_MINUTES * MINUTE_MS;
  if (checkpoint.tickedAt !== null) return checkpoint.tickedAt <= end ? 'ticked' : 'late';
  if (isExcused(checkpoint)) return 'excused';
  return now > end ? 'missed' : 'pending';
}

/** A round is complete only when every checkpoint was visited or has a reason. */
export const canComplete = (checkpoints: readonly Checkpoint[]): boolean =>
  checkpoints.every((checkpoint) => checkpoint.tickedAt !== null || isExcused(checkpoint));

export const ROUND_STATES = ['attention', 'running', 'ready', 'planned', 'complete'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** How a round stands: what was missed wants attention, also while the guard walks on. */
export function roundState(round: Round, now: number): RoundState {
  if (round.completedAt !== null) return 'complete';
  if (now < round.startsAt) return 'planned';
  if (canComplete(round.checkpoints)) return 'ready';
  const isMissed = round.checkpoints.some((checkpoint) => checkpointState(round, checkpoint, now) === 'missed');
  return isMissed ? 'attention' : 'running';
}

/** How many checkpoints are settled. */
export const settled = ({ checkpoints }: Pick<Round, 'checkpoints'>): number =>
  checkpoints.filter((checkpoint) => checkpoint.tickedAt !== null || isExcused(checkpoint)).length;

/** What the form of a round edits. */
export interface Draft {
  checkpoints: Checkpoint[];
  note: string;
}

export const draftOf = ({ checkpoints, note }: Round): Draft => ({
  checkpoints: checkpoints.map((checkpoint) => ({ ...checkpoint })),
  note,
});

/** Whether the form says something else than the round. */
export const isChanged = (round: Round, draft: Draft): boolean =>
  round.note !== draft.note ||
  round.checkpoints.some(({ tickedAt, excuse }, index) => {
    const other = draft.checkpoints[index]!;
    return tickedAt !== other.tickedAt || excuse !== other.excuse;
  });

export type Problem = 'excuse-short' | 'not-visited' | 'too-early';

/**
 * What is wrong, by position of the checkpoint. A draft may be saved while some are open; completing needs them all.
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

/** The round after its form was saved; a reason beside a visit is dropped. */
export const applyDraft = (round: Round, draft: Draft, completedAt: number | null): Round => ({
  ...round,
  checkpoints: draft.checkpoints.map((checkpoint) => ({
    ...checkpoint,
    excuse: checkpoint.tickedAt === null ? checkpoint.excuse.trim() : '',
  })),
  note: draft.note.trim(),
  completedAt,
});
