/** An owner's application to renovate a home, until the deposit is returned. */
export interface Application {
  id: number;
  number: string;
  owner: string;
  home: string;
  /** Area in m². */
  area: number;
  scope: Scope;
  contractor: string;
  phase: Phase;
  /** Days, as `2026-11-21`. */
  from: string;
  to: string;
  touchesStructure: boolean;
  deposit: number | null;
  /** Hours that the wet rooms held water without a leak; null before the test. */
  waterTestHours: number | null;
  remarks: string;
  visits: readonly Visit[];
}

export interface Visit {
  day: string;
  who: string;
  finding: string;
}

export const SCOPES = ['whole', 'partial', 'pipes'] as const;
export type Scope = (typeof SCOPES)[number];

export const PHASES = ['submitted', 'approved', 'building', 'acceptance', 'done', 'refused'] as const;
export type Phase = (typeof PHASES)[number];

/** Maximum duration by scope, in days. */
export const LONGEST_DAYS: Record<Scope, number> = { whole: 120, partial: 60, pipes: 30 };
const DEPOSIT_PER_SQUARE_METRE = 30;
const LOWEST_DEPOSIT = 2000;
/** Hours of the water test that wet rooms must pass. */
const WATER_TEST_HOURS = 48;
const REMARKS_MIN_LENGTH = 6;

/** The deposit of an application: by area, half for pipes only, rounded to hundreds, with a minimum. */
export function depositOf({ area, scope }: Pick<Application, 'area' | 'scope'>): number {
  const whole = area * DEPOSIT_PER_SQUARE_METRE * (scope === 'pipes' ? 0.5 : 1);
  return Math.max(LOWEST_DEPOSIT, Math.ceil(whole / 100) * 100);
}

/** Number of days, first and last included. */
export const daysOf = ({ from, to }: Pick<Application, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The phases that may follow each phase. */
export const nextPhases = (phase: Phase): readonly Phase[] =>
  ({
    submitted: ['approved', 'refused'],
    approved: ['building'],
    building: ['acceptance'],
    acceptance: ['done', 'building'],
    done: [],
    refused: [],
  })[phase] as readonly Phase[];

/** Values of the review form. */
export interface Review {
  phase: Phase | null;
  deposit: number | null;
  waterTestHours: number | null;
  remarks: string;
}

export type ReviewProblem = 'phase-missing' | 'structure' | 'too-long' | 'deposit-low' | 'water-test' | 'remarks-short';

/** Problems that prevent a decision, by field. */
export function checkReview(review: Review, application: Application): Partial<Record<keyof Review, ReviewProblem>> {
  const problems: Partial<Record<keyof Review, ReviewProblem>> = {};
  if (review.phase === null) problems.phase = 'phase-missing';
  if (review.phase === 'approved') {
    if (application.touchesStructure) problems.phase = 'structure';
    else if (daysOf(application) > LONGEST_DAYS[application.scope]) problems.phase = 'too-long';
    if ((review.deposit ?? 0) < depositOf(application)) problems.deposit = 'deposit-low';
  }
  if (review.phase === 'done' && (review.waterTestHours ?? 0) < WATER_TEST_HOURS)
    problems.waterTestHours = 'water-test';
  const isBackward = review.phase === 'refused' || (application.phase === 'acceptance' && review.phase === 'building');
  if (isBackward && review.remarks.trim().length < REMARKS_MIN_LENGTH) problems.remarks = 'remarks-short';
  return problems;
}

/** Applies a decision to the application. */
export const withReview = (application: Application, review: Review, day: string, who: string): Application => ({
  ...application,
  phase: review.phase ?? application.phase,
  deposit: review.deposit ?? application.deposit,
  waterTestHours: review.waterTestHours ?? application.waterTestHours,
  visits: review.remarks.trim()
    ? [{ day, who, finding: review.remarks.trim() }, ...application.visits]
    : application.visits,
});
