import { type Round, ROUND_STATES, roundState, type RoundState, type Shift, SHIFTS } from './round';

/** The filter of the rounds, stored in the address. */
export interface RoundFilter {
  daysAgo: 0 | 1;
  text: string;
  project: string | null;
  shift: Shift | null;
  state: RoundState | null;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const known = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads the filter from the address; unknown values are ignored. */
export const readFilter = (query: Readonly<Record<string, unknown>>): RoundFilter => ({
  daysAgo: query.day === 'yesterday' ? 1 : 0,
  text: text(query.q),
  project: text(query.project) || null,
  shift: known(SHIFTS, query.shift),
  state: known(ROUND_STATES, query.state),
});

/** The query of a filter, without default values. */
export const writeFilter = (filter: RoundFilter): Record<string, string> => ({
  ...(filter.daysAgo === 1 && { day: 'yesterday' }),
  ...(filter.text && { q: filter.text }),
  ...(filter.project && { project: filter.project }),
  ...(filter.shift && { shift: filter.shift }),
  ...(filter.state && { state: filter.state }),
});

/** Whether the filter hides any round of the day. */
export const isNarrowed = (filter: RoundFilter): boolean =>
  Object.keys(writeFilter(filter)).some((name) => name !== 'day');

/** The rounds of the day that match a filter, in order of time. */
export function applyFilter(rounds: readonly Round[], filter: RoundFilter, now: number): Round[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return rounds
    .filter((round) => {
      if (round.daysAgo !== filter.daysAgo) return false;
      if (filter.project && round.project !== filter.project) return false;
      if (filter.shift && round.shift !== filter.shift) return false;
      if (filter.state && roundState(round, now) !== filter.state) return false;
      const places = round.checkpoints.map(({ name }) => name).join(' ');
      const haystack = `${round.project} ${round.route} ${round.guard} ${places}`.toLowerCase();
      return words.every((word) => haystack.includes(word));
    })
    .sort((one, other) => one.startsAt - other.startsAt || one.id - other.id);
}
