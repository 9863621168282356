import type { Rescue } from './rescue';

/** A lift of a compound. */
export interface Lift {
  id: number;
  /** Registration code on the plate in the car. */
  plate: string;
  project: Project;
  building: number;
  maker: string;
  kind: LiftKind;
  floors: number;
  /** Load in kg. */
  load: number;
  builtIn: number;
  keeper: string;
  status: LiftStatus;
  /** Reason for being out of service; empty otherwise. */
  reason: string;
  inspections: readonly Inspection[];
  /** Day of the next inspection, by kind. */
  due: Readonly<Record<InspectionKind, string>>;
  faults: readonly Fault[];
  rescue: Rescue | null;
}

export const PROJECTS = ['yunqi', 'cuihu', 'jiangnan', 'binjiang', 'wutong'] as const;
export type Project = (typeof PROJECTS)[number];

/** Names of places are data: no language translates them. */
export const PROJECT_NAMES: Record<Project, string> = {
  yunqi: '云栖花园',
  cuihu: '翠湖天地',
  jiangnan: '江南里',
  binjiang: '滨江雅苑',
  wutong: '梧桐里',
};

export type LiftKind = 'passenger' | 'freight' | 'escalator';

export const LIFT_STATUSES = ['trapped', 'fault', 'suspended', 'maintenance', 'running'] as const;
export type LiftStatus = (typeof LIFT_STATUSES)[number];

export const INSPECTION_KINDS = ['fortnight', 'quarter', 'year'] as const;
export type InspectionKind = (typeof INSPECTION_KINDS)[number];
export type InspectionResult = 'passed' | 'remarks' | 'failed';

export interface Inspection {
  kind: InspectionKind;
  /** Days are strings such as `2026-11-21`. */
  day: string;
  result: InspectionResult;
  inspector: string;
  remarks: string;
}

export interface Fault {
  /** ISO date and time, like every `at`. */
  at: string;
  what: FaultKind;
  source: 'resident' | 'sensor' | 'inspection';
  minutesOut: number;
  fixedBy: string;
}

export const FAULT_KINDS = ['door', 'levelling', 'brake', 'panel', 'noise', 'power', 'rope'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** The local calendar day of a time. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

/** Adds a number of days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Adds a number of months; a day that the month lacks becomes its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Age in years from which the yearly inspection is due every half year. */
export const OLD_AFTER_YEARS = 15;
/** Days after which a failed inspection is repeated. */
const REPEAT_AFTER_DAYS = 7;

/**
 * The day of the next inspection of a kind. A passed yearly one counts from its due day, so that being early
 * costs nothing; a late or failed one counts from the day of the inspection.
 */
export function nextInspection(
  { builtIn, due }: Pick<Lift, 'builtIn' | 'due'>,
  { kind, day, result }: Pick<Inspection, 'kind' | 'day' | 'result'>,
): string {
  if (result === 'failed') return addDays(day, REPEAT_AFTER_DAYS);
  if (kind === 'fortnight') return addDays(day, 15);
  if (kind === 'quarter') return addMonths(day, 3);
  const isEarly = day <= due.year && day >= addMonths(due.year, -1);
  const isOld = Number(day.slice(0, 4)) - builtIn >= OLD_AFTER_YEARS;
  return addMonths(isEarly ? due.year : day, isOld ? 6 : 12);
}

/** The next inspection. */
export const firstDue = ({ due }: Pick<Lift, 'due'>): { kind: InspectionKind; day: string } =>
  INSPECTION_KINDS.map((kind) => ({ kind, day: due[kind] })).sort((one, other) => (one.day < other.day ? -1 : 1))[0]!;

/** Values of the inspection form. */
export interface InspectionDraft {
  kind: InspectionKind;
  day: string;
  result: InspectionResult | null;
  inspector: string;
  remarks: string;
  checked: readonly CheckPoint[];
}

export const CHECK_POINTS = ['doors', 'brake', 'alarm', 'levelling', 'lighting', 'ropes'] as const;
export type CheckPoint = (typeof CHECK_POINTS)[number];

const REMARKS_MIN_LENGTH = 6;

export type DraftProblem =
  | 'day-missing'
  | 'day-future'
  | 'day-before-last'
  | 'result-missing'
  | 'inspector-missing'
  | 'remarks-short'
  | 'unchecked';

/** Problems that prevent saving an inspection, by field. */
export function checkInspection(
  draft: InspectionDraft,
  lift: Pick<Lift, 'inspections'>,
  today: string,
): Partial<Record<keyof InspectionDraft, DraftProblem>> {
  const problems: Partial<Record<keyof InspectionDraft, DraftProblem>> = {};
  const last = lift.inspections.find(({ kind }) => kind === draft.kind);
  if (!/^\d{4}-\d\d-\d\d$/.test(draft.day)) problems.day = 'day-missing';
  else if (draft.day > today) problems.day = 'day-future';
  else if (last && draft.day < last.day) problems.day = 'day-before-last';
  if (draft.inspector.trim() === '') problems.inspector = 'inspector-missing';
  if (draft.result === null) problems.result = 'result-missing';
  else if (draft.result !== 'passed' && draft.remarks.trim().length < REMARKS_MIN_LENGTH)
    problems.remarks = 'remarks-short';
  if (draft.result === 'passed' && draft.checked.length < CHECK_POINTS.length) problems.checked = 'unchecked';
  return problems;
}

/** Status of a lift after an inspection: a failed one stops it, a passed one ends its maintenance. */
export function statusAfter(lift: Pick<Lift, 'status'>, result: InspectionResult): LiftStatus {
  if (lift.status === 'trapped') return 'trapped';
  if (result === 'failed') return 'suspended';
  return lift.status === 'maintenance' || lift.status === 'fault' ? 'running' : lift.status;
}

/** Whether a lift may return to service: not when its latest inspection failed. */
export const mayResume = ({ inspections, rescue }: Pick<Lift, 'inspections' | 'rescue'>): boolean =>
  rescue === null && inspections[0]?.result !== 'failed';
