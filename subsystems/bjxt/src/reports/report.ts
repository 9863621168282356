/** A report of a resident, with its messages and steps. */
export interface Report {
  id: number;
  number: string;
  kind: Kind;
  title: string;
  isUrgent: boolean;
  stage: Stage;
  resident: string;
  phone: string;
  home: string;
  /** Milliseconds since 1970, like the times below. */
  createdAt: number;
  /** Person in charge; empty while unassigned. */
  handler: string;
  cause: Cause | null;
  solution: string;
  /** 1 to 5; null before the resident was asked. */
  rating: number | null;
  followUp: string;
  talk: readonly Message[];
}

export interface Message {
  at: number;
  /** `step` is written by the system: its text is a stage or a name. */
  side: 'resident' | 'staff' | 'step';
  who: string;
  text: string;
}

export const KINDS = ['leak', 'power', 'lift', 'noise', 'parking', 'cleaning', 'safety', 'fee'] as const;
export type Kind = (typeof KINDS)[number];

export const STAGES = ['new', 'assigned', 'working', 'answered', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

export const CAUSES = ['wear', 'use', 'works', 'service', 'other'] as const;
export type Cause = (typeof CAUSES)[number];

const HOUR_MS = 3_600_000;

/** Hours until it must be assigned, and until it must be solved. */
const PROMISE: Record<Kind, { assign: number; solve: number }> = {
  leak: { assign: 1, solve: 12 },
  power: { assign: 0.5, solve: 6 },
  lift: { assign: 0.5, solve: 4 },
  safety: { assign: 1, solve: 24 },
  noise: { assign: 4, solve: 48 },
  parking: { assign: 4, solve: 48 },
  cleaning: { assign: 8, solve: 24 },
  fee: { assign: 24, solve: 72 },
};

/** Service level of a kind, in hours; urgent reports get half of it. */
export function promiseOf({ kind, isUrgent }: Pick<Report, 'kind' | 'isUrgent'>): { assign: number; solve: number } {
  const { assign, solve } = PROMISE[kind];
  return isUrgent ? { assign: assign / 2, solve: solve / 2 } : { assign, solve };
}

/** Below this share of remaining time a report is at risk. */
const RISK = 0.25;

/** Status of a report against its service level. */
export interface Clock {
  level: 'fine' | 'risk' | 'late' | 'off';
  /** Null when no deadline applies any more. */
  deadline: number | null;
  /** Milliseconds left; negative when late. */
  left: number;
  /** Share of the time that is used, 0 to 1. */
  used: number;
}

/** The deadline of a report: first for assigning it, then for solving it; it stops once the report is answered. */
export function clockOf(report: Report, now: number): Clock {
  if (report.stage === 'answered' || report.stage === 'closed')
    return { level: 'off', deadline: null, left: 0, used: 1 };
  const { assign, solve } = promiseOf(report);
  const span = (report.stage === 'new' ? assign : solve) * HOUR_MS;
  const deadline = report.createdAt + span;
  const left = deadline - now;
  const used = Math.min(1, Math.max(0, 1 - left / span));
  if (left < 0) return { level: 'late', deadline, left, used };
  return { level: left < span * RISK ? 'risk' : 'fine', deadline, left, used };
}

/** The steps that a report allows at its stage. */
export type Step = 'assign' | 'start' | 'answer' | 'close' | 'return';

const STEPS: Record<Stage, readonly Step[]> = {
  new: ['assign'],
  assigned: ['assign', 'start'],
  working: ['assign', 'answer'],
  answered: ['close', 'return'],
  closed: [],
};

/** Permissions of the user. */
export interface Rights {
  canAssign: boolean;
  canClose: boolean;
}

/** The steps that the user may take. */
export const stepsOf = (stage: Stage, { canAssign, canClose }: Rights): Step[] =>
  STEPS[stage].filter((step) => (step !== 'assign' || canAssign) && (step !== 'close' || canClose));

/** Values of the form: the answer while it is in progress, the resident's feedback afterwards. */
export interface Draft {
  cause: Cause | null;
  solution: string;
  rating: number | null;
  followUp: string;
}

export const draftOf = ({ cause, solution, rating, followUp }: Report): Draft => ({
  cause,
  solution,
  rating,
  followUp,
});

export type Problem = 'cause-missing' | 'solution-short' | 'rating-missing' | 'follow-up-short';

const SOLUTION_MIN_LENGTH = 10;
const FOLLOW_UP_MIN_LENGTH = 8;
/** A rating this low needs a follow-up note. */
export const LOW_RATING = 2;

/** Problems that prevent a step, by field. */
export function checkDraft(step: 'answer' | 'close', draft: Draft): Partial<Record<keyof Draft, Problem>> {
  const problems: Partial<Record<keyof Draft, Problem>> = {};
  if (step === 'answer') {
    if (draft.cause === null) problems.cause = 'cause-missing';
    if (draft.solution.trim().length < SOLUTION_MIN_LENGTH) problems.solution = 'solution-short';
  } else if (draft.rating === null) problems.rating = 'rating-missing';
  else if (draft.rating <= LOW_RATING && draft.followUp.trim().length < FOLLOW_UP_MIN_LENGTH)
    problems.followUp = 'follow-up-short';
  return problems;
}

const addMessage = (report: Report, message: Message): Report => ({ ...report, talk: [...report.talk, message] });
const noted = (report: Report, stage: Stage, who: string, at: number) =>
  addMessage({ ...report, stage }, { at, side: 'step', who, text: stage });

/** Assigns the report; work in progress continues. */
export function assign(report: Report, handler: string, who: string, now: number): Report {
  const stage = report.stage === 'new' ? 'assigned' : report.stage;
  return addMessage({ ...report, stage, handler }, { at: now, side: 'step', who, text: `@${handler}` });
}

export const start = (report: Report, who: string, now: number): Report => noted(report, 'working', who, now);

export const answer = (report: Report, draft: Draft, who: string, now: number): Report =>
  noted({ ...report, cause: draft.cause, solution: draft.solution.trim() }, 'answered', who, now);

export const close = (report: Report, draft: Draft, who: string, now: number): Report =>
  noted({ ...report, rating: draft.rating, followUp: draft.followUp.trim() }, 'closed', who, now);

/** The resident is not satisfied: the report is reopened. */
export const giveBack = (report: Report, who: string, now: number): Report => noted(report, 'working', who, now);

export const reply = (report: Report, text: string, who: string, now: number): Report =>
  addMessage(report, { at: now, side: 'staff', who, text: text.trim() });

/** Color of a stage beside its word. */
export const STAGE_TONES = {
  new: 'warning',
  assigned: 'brand',
  working: 'brand',
  answered: 'neutral',
  closed: 'success',
} as const satisfies Record<Stage, string>;
