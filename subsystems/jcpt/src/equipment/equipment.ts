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
  /** Designed service life in years. */
  lifeYears: number;
  state: State;
  cycleDays: number;
  lastInspected: Day;
  /** Person in charge; empty when there is none. */
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

/** Inspection cycles to choose from, in days. */
export const CYCLES = [7, 15, 30, 90, 180, 365] as const;

/** Maximum cycle by regulation, in days. */
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

/** The cycles that a kind allows. */
export const allowedCycles = (kind: Kind): number[] => CYCLES.filter((days) => days <= LONGEST[kind]);

/**
 * The day of the next inspection: one cycle after the last, or the Friday before when that is
 * on a weekend. Null for defective equipment, which is inspected after its repair.
 */
export function nextDue({ state, lastInspected, cycleDays }: Pick<Equipment, 'state' | 'lastInspected' | 'cycleDays'>) {
  return state === 'scrapped' || state === 'fault' ? null : workdayUpTo(addDays(lastInspected, cycleDays));
}

export const DUES = ['overdue', 'soon', 'later', 'none'] as const;
export type Due = (typeof DUES)[number];
/** Days within which an inspection counts as due soon. */
const SOON_DAYS = 7;

/** Urgency of its inspection. */
export function dueOf(equipment: Equipment, today: Day): Due {
  const day = nextDue(equipment);
  if (day === null) return 'none';
  const left = daysBetween(today, day);
  if (left < 0) return 'overdue';
  return left <= SOON_DAYS ? 'soon' : 'later';
}

/** Used share of its service life, in percent; above 100 when it should be replaced. */
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

/** The status values that the form offers; scrapping has its own dialog. */
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

/** Problems that prevent saving, by field. */
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

/** Minimum length of the reason for scrapping; longer while service life is left. */
export const scrapReasonLength = (equipment: Equipment, today: Day): number =>
  lifeUsed(equipment, today) < 100 ? 12 : 4;

/** Applies a saved form to the equipment. */
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

/** Marks the equipment as scrapped. */
export const scrap = (before: Equipment, reason: string, who: string, today: Day): Equipment => ({
  ...before,
  state: 'scrapped',
  log: [{ day: today, who, action: 'scrapped', note: reason.trim() }, ...before.log],
});

/** Color of a state beside its word. */
export const TONES = {
  running: 'success',
  maintenance: 'warning',
  fault: 'danger',
  scrapped: 'quiet',
} as const satisfies Record<State, string>;
