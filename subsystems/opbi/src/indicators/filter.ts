import {
  GROUPS,
  type Group,
  type Indicator,
  PERIODS,
  type Period,
  type Point,
  PROJECTS,
  type Project,
  standingOf,
} from './indicator';

/** The view of the pages, stored in the address. */
export interface View {
  text: string;
  group: Group | null;
  project: Project | null;
  period: Period;
  isMissedOnly: boolean;
  /** Whether an indicator is shown as a table instead of a chart. */
  isTable: boolean;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads a view from an address; unknown values are ignored. */
export const readView = (query: URLSearchParams): View => ({
  text: query.get('q') ?? '',
  group: oneOf(GROUPS, query.get('group')),
  project: oneOf(PROJECTS, query.get('project')),
  period: PERIODS.find((period) => String(period) === query.get('period')) ?? 12,
  isMissedOnly: query.get('missed') === '1',
  isTable: query.get('view') === 'table',
});

/** The query of a view, without default values. */
export function writeView({ text, group, project, period, isMissedOnly, isTable }: Partial<View>): string {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (group) query.set('group', group);
  if (project) query.set('project', project);
  if (period && period !== 12) query.set('period', String(period));
  if (isMissedOnly) query.set('missed', '1');
  if (isTable) query.set('view', 'table');
  const result = query.toString();
  return result && `?${result}`;
}

/** Whether an indicator matches the filters of a view in its latest month. */
export function isInView(view: View, indicator: Indicator, latest: Point | undefined, words: string): boolean {
  if (view.group && indicator.group !== view.group) return false;
  if (view.isMissedOnly && (!latest || standingOf(indicator, latest) === 'reached')) return false;
  const wanted = view.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return wanted.every((word) => words.toLowerCase().includes(word));
}
