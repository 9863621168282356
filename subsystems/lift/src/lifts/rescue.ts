/** A rescue of trapped passengers, from the call to the check of the lift. */
export interface Rescue {
  people: number;
  floor: number;
  contact: string;
  /** ISO time of each completed step. */
  steps: Readonly<Partial<Record<RescueStep, string>>>;
}

/** The steps in order; none may be skipped. */
export const RESCUE_STEPS = ['called', 'spoken', 'sent', 'arrived', 'freed', 'checked'] as const;
export type RescueStep = (typeof RESCUE_STEPS)[number];

/** Minutes within which rescuers must arrive. */
export const ARRIVAL_LIMIT_MINUTES = 30;

/** The next step; null after the last. */
export const nextStep = ({ steps }: Pick<Rescue, 'steps'>): RescueStep | null =>
  RESCUE_STEPS.find((step) => steps[step] === undefined) ?? null;

/** Completes the next step; any other step is ignored. */
export function takeStep(rescue: Rescue, step: RescueStep, now: Date): Rescue {
  return nextStep(rescue) === step ? { ...rescue, steps: { ...rescue.steps, [step]: now.toISOString() } } : rescue;
}

/** Minutes from the call to a step, or until now. */
export function minutesSince({ steps }: Pick<Rescue, 'steps'>, step: RescueStep | null, now: Date): number {
  const end = step && steps[step] ? Date.parse(steps[step]) : now.getTime();
  return Math.max(0, Math.floor((end - Date.parse(steps.called ?? now.toISOString())) / 60_000));
}

/** Whether the rescuers are late. */
export const isLate = (rescue: Pick<Rescue, 'steps'>, now: Date): boolean =>
  minutesSince(rescue, 'arrived', now) > ARRIVAL_LIMIT_MINUTES;

/** Values of the form for a new call; numbers as typed. */
export interface CallDraft {
  people: string;
  floor: string;
  contact: string;
}

export type CallProblem = 'people' | 'floor' | 'contact';

/** Problems of a call, by field. */
export function checkCall(draft: CallDraft, floors: number): Partial<Record<keyof CallDraft, CallProblem>> {
  const problems: Partial<Record<keyof CallDraft, CallProblem>> = {};
  const people = Number(draft.people);
  const floor = Number(draft.floor);
  if (!Number.isInteger(people) || people < 1 || people > 30) problems.people = 'people';
  if (draft.floor.trim() === '' || !Number.isInteger(floor) || floor < -3 || floor === 0 || floor > floors)
    problems.floor = 'floor';
  if (draft.contact.trim() !== '' && !/^(\+?86)?1[3-9]\d{9}$/.test(draft.contact.replace(/[\s-]/g, '')))
    problems.contact = 'contact';
  return problems;
}
