import { addDays, type Day, daysBetween, workdayUpTo } from './days';

export const KINDS = ['lift', 'pump', 'power', 'air', 'tank', 'generator', 'camera', 'gate'] as const;
export type Kind = (typeof KINDS)[number];

export const STATES = ['running', 'maintenance', 'fault', 'scrapped'] as const;
export type State = (typeof STATES)[number];

/** One piece of equipment of a building. */
export interface Equipment {
  id: number;
  code: string;
  name: string;
  kind: Kind;
  project: string;
  building: string;
  place: string;
  model: string;
  installedOn: Day;
  /** Years for which it was built. */
  lifeYears: number;
  state: State;
  cycleDays: number;
  lastInspected: Day;
  /** Who answers for it; empty when nobody does. */
  keeper: string;
  fault: string;
  faultSince: Day | null;
  log: readonly LogEntry[];
}

export interface LogEntry {
  day: Day;
  who: string;
  action: 'installed' | 'inspected' | 'fault' | 'repaired' | 'changed' | 'scrapped';
  note: string;
}

/** Days between two inspections that may be chosen. */
export const CYCLES = [7, 15, 30, 90, 180, 365] as const;

/** The longest cycle that the rules of the trade allow, in days. */
const LONGEST: Record<Kind, number> = {
  lift: 15,
  pump: 30,
  power: 30,
  air: 90,
  tank: 180,
  generator: 30,
  camera: 365,
  gate: 180,
};

/** The cycles that a kind may have. */
export const allowedCycles = (kind: Kind): number[] => CYCLES.filter((days) => days <= LONGEST[kind]);

/**
 * The day by which it has to be inspected again: a cycle after the last inspection, and the Friday before when that is
 * a weekend. Null for what does not work: it is inspected when it is repaired.
 */
export function nextDue({ state, lastInspected, cycleDays }: Pick<Equipment, 'state' | 'lastInspected' | 'cycleDays'>) {
  return state === 'scrapped' || state === 'fault' ? null : workdayUpTo(addDays(lastInspected, cycleDays));
}

export const DUES = ['overdue', 'soon', 'later', 'none'] as const;
export type Due = (typeof DUES)[number];
/** What is due within so many days is soon. */
const SOON_DAYS = 7;

/** How urgent its inspection is. */
export function dueOf(equipment: Equipment, today: Day): Due {
  const day = nextDue(equipment);
  if (day === null) return 'none';
  const left = daysBetween(today, day);
  if (left < 0) return 'overdue';
  return left <= SOON_DAYS ? 'soon' : 'later';
}

/** How much of its life is used, in percent; more than 100 when it should be gone. */
export const lifeUsed = ({ installedOn, lifeYears }: Equipment, today: Day): number =>
  Math.round((daysBetween(installedOn, today) / (lifeYears * 365.25)) * 100);

/** What the form edits. */
export interface Draft {
  state: State;
  cycleDays: number;
  lastInspected: Day;
  keeper: string;
  fault: string;
}

export const draftOf = ({ state, cycleDays, lastInspected, keeper, fault }: Equipment): Draft => ({
  state,
  cycleDays,
  lastInspected,
  keeper,
  fault,
});

/** The states that the form offers; scrapping has a question of its own. */
export const reachableStates = (state: State): State[] =>
  state === 'scrapped' ? ['scrapped'] : ['running', 'maintenance', 'fault'];

export type Problem =
  | 'inspected-missing'
  | 'inspected-future'
  | 'inspected-back'
  | 'inspected-before-repair'
  | 'cycle-long'
  | 'keeper-missing'
  | 'fault-short';

const FAULT_MIN_LENGTH = 6;

/** What keeps a draft from being saved, by field. */
export function checkDraft(draft: Draft, before: Equipment, today: Day): Partial<Record<keyof Draft, Problem>> {
  const problems: Partial<Record<keyof Draft, Problem>> = {};
  if (!draft.lastInspected) problems.lastInspected = 'inspected-missing';
  else if (draft.lastInspected > today) problems.lastInspected = 'inspected-future';
  else if (draft.lastInspected < before.lastInspected) problems.lastInspected = 'inspected-back';
  else if (draft.state === 'running' && before.faultSince !== null && draft.lastInspected < before.faultSince)
    problems.lastInspected = 'inspected-before-repair';
  if (!allowedCycles(before.kind).includes(draft.cycleDays)) problems.cycleDays = 'cycle-long';
  if (!draft.keeper) problems.keeper = 'keeper-missing';
  if (draft.state === 'fault' && draft.fault.trim().length < FAULT_MIN_LENGTH) problems.fault = 'fault-short';
  return problems;
}

/** Shortest reason for scrapping: longer while there is life left, for then somebody will ask. */
export const scrapReasonLength = (equipment: Equipment, today: Day): number =>
  lifeUsed(equipment, today) < 100 ? 12 : 4;

/** The equipment after its form was saved. */
export function applyDraft(before: Equipment, draft: Draft, who: string, today: Day): Equipment {
  const entry = (action: LogEntry['action'], note = ''): LogEntry => ({ day: today, who, action, note });
  const entries: LogEntry[] = [];
  if (draft.state === 'fault' && before.state !== 'fault') entries.push(entry('fault', draft.fault.trim()));
  if (draft.state === 'running' && before.state === 'fault') entries.push(entry('repaired'));
  if (draft.lastInspected !== before.lastInspected) entries.push({ ...entry('inspected'), day: draft.lastInspected });
  if (entries.length === 0) entries.push(entry('changed'));
  let { faultSince } = before;
  if (draft.state === 'running') faultSince = null;
  else if (draft.state === 'fault') faultSince ??= today;
  return {
    ...before,
    ...draft,
    fault: draft.state === 'running' ? '' : draft.fault.trim(),
    faultSince,
    log: [...entries.reverse(), ...before.log],
  };
}

/** The equipment after it was taken out of use for good. */
export const scrap = (before: Equipment, reason: string, who: string, today: Day): Equipment => ({
  ...before,
  state: 'scrapped',
  log: [{ day: today, who, action: 'scrapped', note: reason.trim() }, ...before.log],
});
