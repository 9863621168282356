import {
  addDays,
  type Card,
  type Door,
  DOORS,
  type HolderKind,
  HOLDER_KINDS,
  type ShownState,
  shownState,
  SHOWN_STATES,
} from './card';

/** The search of the register, stored in the address. */
export interface Search {
  text: string;
  state: ShownState | null;
  kind: HolderKind | null;
  door: Door | null;
  /** Only cards that expire within thirty days. */
  ending: boolean;
  /** Number of pages loaded so far. */
  portions: number;
}

export const PORTION = 12;
const ENDING_DAYS = 30;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((each) => each === value) ?? null;

/** Reads a query; unknown values are ignored. */
export function readSearch(query: URLSearchParams): Search {
  const portions = Number(query.get('more')) + 1;
  return {
    text: (query.get('q') ?? '').slice(0, 60),
    state: oneOf(SHOWN_STATES, query.get('state')),
    kind: oneOf(HOLDER_KINDS, query.get('kind')),
    door: oneOf(DOORS, query.get('door')),
    ending: query.get('ending') === '1',
    portions: Number.isInteger(portions) && portions > 0 && portions < 1_000 ? portions : 1,
  };
}

/** The query of a search including `?`; empty without filters. */
export function writeSearch({ text, state, kind, door, ending, portions }: Search): string {
  const query = new URLSearchParams();
  if (text.trim()) query.set('q', text.trim());
  if (state) query.set('state', state);
  if (kind) query.set('kind', kind);
  if (door) query.set('door', door);
  if (ending) query.set('ending', '1');
  if (portions > 1) query.set('more', String(portions - 1));
  const written = query.toString();
  return written && `?${written}`;
}

/** The cards that match a search, all pages. */
export function findCards(cards: readonly Card[], search: Omit<Search, 'portions'>, today: string): Card[] {
  const words = search.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const soon = addDays(today, ENDING_DAYS);
  return cards.filter((card) => {
    const text = `${card.chip} ${card.holder} ${card.home}`.toLowerCase();
    return (
      (!search.state || shownState(card, today) === search.state) &&
      (!search.kind || card.kind === search.kind) &&
      (!search.door || card.doors.includes(search.door)) &&
      (!search.ending || (card.status === 'active' && card.validUntil >= today && card.validUntil <= soon)) &&
      words.every((word) => text.includes(word))
    );
  });
}
