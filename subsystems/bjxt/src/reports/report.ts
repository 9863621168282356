/** What a resident reported, and what was said and done about it. */
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
  /** Milliseconds of the clock, as the following times. */
  createdAt: number;
  /** Who takes care of it; empty when nobody does yet. */
  handler: string;
  cause: Cause | null;
  solution: string;
  /** 1 to 5; null while the resident was not asked. */
  rating: number | null;
  followUp: string;
  talk: readonly Message[];
}

export interface Message {
  at: number;
  /** `step` is what the system notes: its text is a stage or a name. */
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

/** Hours until somebody has to be on it, and until it has to be solved. */
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

/** What was promised for a kind, in hours; for what is urgent half of it. */
export function promiseOf({ kind, isUrgent }: Pick<Report, 'kind' | 'isUrgent'>): { assign: number; solve: number } {
  const { assign, solve } = PROMISE[kind];
  return isUrgent ? { assign: assign / 2, solve: solve / 2 } : { assign, solve };
}

/** Less than this part of the time left is a risk. */
const RISK = 0.25;

/** How a report stands against its promise. */
export interface Clock {
  level: 'fine' | 'risk' | 'late' | 'off';
  /** Null when no clock runs any more. */
  deadline: number | null;
  /** Milliseconds left; negative when late. */
  left: number;
  /** How much of the time is used, 0 to 1. */
  used: number;
}

/** The clock of a report: first until it is assigned, then until it is solved; answered, it stops. */
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

/** What the office may do with a report at its stage. */
export type Step = 'assign' | 'start' | 'answer' | 'close' | 'return';

const STEPS: Record<Stage, readonly Step[]> = {
  new: ['assign'],
  assigned: ['assign', 'start'],
  working: ['assign', 'answer'],
  answered: ['close', 'return'],
  closed: [],
};

/** Rights of the person, by permission codes. */
export interface Rights {
  canAssign: boolean;
  canClose: boolean;
}

/** The steps that are open to a person. */
export const stepsOf = (stage: Stage, { canAssign, canClose }: Rights): Step[] =>
  STEPS[stage].filter((step) => (step !== 'assign' || canAssign) && (step !== 'close' || canClose));

/** What the form edits: the answer while it is worked on, the resident's view once it is answered. */
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
/** A rating as low as this needs a word on what comes of it. */
export const LOW_RATING = 2;

/** What is missing for a step, by field. */
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

/** Hands it to somebody; work that was begun goes on. */
export function assign(report: Report, handler: string, who: string, now: number): Report {
  const stage = report.stage === 'new' ? 'assigned' : report.stage;
  return addMessage({ ...report, stage, handler }, { at: now, side: 'step', who, text: `@${handler}` });
}

export const start = (report: Report, who: string, now: number): Report => noted(report, 'working', who, now);

export const answer = (report: Report, draft: Draft, who: string, now: number): Report =>
  noted({ ...report, cause: draft.cause, solution: draft.solution.trim() }, 'answered', who, now);

export const close = (report: Report, draft: Draft, who: string, now: number): Report =>
  noted({ ...report, rating: draft.rating, followUp: draft.followUp.trim() }, 'closed', who, now);

/** The resident is not content: the work goes on. */
export const giveBack = (report: Report, who: string, now: number): Report => noted(report, 'working', who, now);

export const reply = (report: Report, text: string, who: string, now: number): Report =>
  addMessage(report, { at: now, side: 'staff', who, text: text.trim() });
