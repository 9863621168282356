import { firstDue, type Lift, LIFT_STATUSES, type LiftStatus, PROJECTS, type Project } from './lift';

/** The filter of the lifts, stored in the address. */
export interface FleetFilter {
  text: string;
  project: Project | null;
  status: LiftStatus | null;
  due: Due | null;
}

export const DUES = ['overdue', 'week', 'month'] as const;
export type Due = (typeof DUES)[number];
const DUE_DAYS: Record<Due, number> = { overdue: -1, week: 7, month: 30 };

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads a filter from an address; unknown values are ignored. */
export const readFilter = (query: URLSearchParams): FleetFilter => ({
  text: query.get('q') ?? '',
  project: oneOf(PROJECTS, query.get('project')),
  status: oneOf(LIFT_STATUSES, query.get('status')),
  due: oneOf(DUES, query.get('due')),
});

/** The query of a filter, without default values. */
export function writeFilter({ text, project, status, due }: FleetFilter): string {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (project) query.set('project', project);
  if (status) query.set('status', status);
  if (due) query.set('due', due);
  const result = query.toString();
  return result && `?${result}`;
}

/** Days until the next inspection; negative when it is overdue. */
export const daysToInspection = (lift: Lift, today: string): number =>
  Math.round((Date.parse(firstDue(lift).day) - Date.parse(today)) / 86_400_000);

/** The lifts that match a filter, most urgent first; counts ignore `status`. */
export function applyFilter(
  lifts: readonly Lift[],
  filter: FleetFilter,
  today: string,
  wordsOf: (lift: Lift) => string,
  withStatus = true,
): Lift[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return lifts
    .filter((lift) => {
      if (filter.project && lift.project !== filter.project) return false;
      if (withStatus && filter.status && lift.status !== filter.status) return false;
      if (filter.due && daysToInspection(lift, today) > DUE_DAYS[filter.due]) return false;
      const haystack = `${lift.plate} ${lift.maker} ${lift.keeper} ${wordsOf(lift)}`.toLowerCase();
      return words.every((word) => haystack.includes(word));
    })
    .sort(
      (one, other) =>
        LIFT_STATUSES.indexOf(one.status) - LIFT_STATUSES.indexOf(other.status) ||
        (firstDue(one).day < firstDue(other).day ? -1 : 1),
    );
}
