import { type Clock, clockOf, type Kind, KINDS, type Report, type Stage, STAGES } from './report';

/** The view of the board, stored in the address. */
export interface BoardQuery {
  view: 'board' | 'list';
  text: string;
  kind: Kind | null;
  handler: string | null;
  stage: Stage | null;
  isUrgent: boolean;
  isLate: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const known = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads the filter from the address; unknown values are ignored. */
export function readQuery(query: Readonly<Record<string, unknown>>): BoardQuery {
  const view = query.view === 'list' ? 'list' : 'board';
  return {
    view,
    text: text(query.q),
    kind: known(KINDS, query.kind),
    handler: text(query.handler) || null,
    // The board has a column for every stage, so it ignores this filter.
    stage: view === 'list' ? known(STAGES, query.stage) : null,
    isUrgent: query.urgent === '1',
    isLate: query.late === '1',
  };
}

/** The query of a view, without default values. */
export const writeQuery = ({ view, text: words, kind, handler, stage, isUrgent, isLate }: BoardQuery) => ({
  ...(view === 'list' && { view }),
  ...(words && { q: words }),
  ...(kind && { kind }),
  ...(handler && { handler }),
  ...(stage && view === 'list' && { stage }),
  ...(isUrgent && { urgent: '1' }),
  ...(isLate && { late: '1' }),
});

/** Whether the view hides any report. */
export const isFiltered = (query: BoardQuery): boolean =>
  Object.keys(writeQuery(query)).some((name) => name !== 'view');

/** The reports of the view: soonest deadline first, then newest first. */
export function select(reports: readonly Report[], query: BoardQuery, now: number): Report[] {
  const words = query.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const clocks = new Map<Report, Clock>();
  const found = reports.filter((report) => {
    if (query.kind && report.kind !== query.kind) return false;
    if (query.handler && report.handler !== query.handler) return false;
    if (query.stage && report.stage !== query.stage) return false;
    if (query.isUrgent && !report.isUrgent) return false;
    const clock = clockOf(report, now);
    clocks.set(report, clock);
    if (query.isLate && clock.level !== 'late') return false;
    const { number, title, resident, home, handler, phone } = report;
    const haystack = `${number} ${title} ${resident} ${home} ${handler} ${phone}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
  const end = (report: Report) => clocks.get(report)!.deadline ?? Infinity;
  return found.sort((one, other) => end(one) - end(other) || other.createdAt - one.createdAt);
}

/** All columns of the board with their cards. */
export const columnsOf = (found: readonly Report[]): { stage: Stage; reports: Report[] }[] =>
  STAGES.map((stage) => ({ stage, reports: found.filter((report) => report.stage === stage) }));

/** Number of open reports per person, shown when a report is assigned. */
export const loadOf = (reports: readonly Report[], people: readonly string[]): Map<string, number> =>
  new Map(
    people.map((person) => [
      person,
      reports.filter(({ handler, stage }) => handler === person && (stage === 'assigned' || stage === 'working'))
        .length,
    ]),
  );
