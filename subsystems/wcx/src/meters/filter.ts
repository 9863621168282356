import { BUILDINGS, type Building, METER_KINDS, type Meter, type MeterKind, type MeterState, stateOf } from './meter';

/** The filter of the list, stored in the address. */
export interface MeterFilter {
  text: string;
  building: Building | null;
  kind: MeterKind | null;
  state: MeterState | null;
}

export const METER_STATES: readonly MeterState[] = ['waiting', 'read', 'suspicious'];

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads a filter from an address; unknown values are ignored. */
export const readFilter = (query: URLSearchParams): MeterFilter => ({
  text: query.get('q') ?? '',
  building: oneOf(BUILDINGS, query.get('building')),
  kind: oneOf(METER_KINDS, query.get('kind')),
  state: oneOf(METER_STATES, query.get('state')),
});

/** The query of a filter, without default values. */
export function writeFilter({ text, building, kind, state }: MeterFilter): string {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (building) query.set('building', building);
  if (kind) query.set('kind', kind);
  if (state) query.set('state', state);
  const result = query.toString();
  return result && `?${result}`;
}

/** The meters that match a filter; `wordsOf` returns the searchable text of a meter. */
export function applyFilter(
  meters: readonly Meter[],
  filter: MeterFilter,
  month: string,
  wordsOf: (meter: Meter) => string,
): Meter[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return meters.filter((meter) => {
    if (filter.building && meter.building !== filter.building) return false;
    if (filter.kind && meter.kind !== filter.kind) return false;
    if (filter.state && stateOf(meter, month) !== filter.state) return false;
    const haystack = `${meter.number} ${wordsOf(meter)}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}
