import { BUILDINGS, type Building, METER_KINDS, type Meter, type MeterKind, type MeterState, stateOf } from './meter';

/** What the list shows; it stands in the address. */
export interface MeterFilter {
  text: string;
  building: Building | null;
  kind: MeterKind | null;
  state: MeterState | null;
}

export const METER_STATES: readonly MeterState[] = ['waiting', 'read', 'suspicious'];

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads a filter out of an address; what it does not know counts as absent. */
export const readFilter = (query: URLSearchParams): MeterFilter => ({
  text: query.get('q') ?? '',
  building: oneOf(BUILDINGS, query.get('building')),
  kind: oneOf(METER_KINDS, query.get('kind')),
  state: oneOf(METER_STATES, query.get('state')),
});

/** The query of a filter, without what narrows nothing. */
export function writeFilter({ text, building, kind, state }: MeterFilter): string {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (building) query.set('building', building);
  if (kind) query.set('kind', kind);
  if (state) query.set('state', state);
  const result = query.toString();
  return result && `?${result}`;
}

/** The meters that a filter leaves; `wordsOf` says by which words a meter is found. */
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
