// Rules of the sort dialog (R099–R103, A6, A34): which moves are allowed in a person's order of the navigation.
// Works on codes only; labels and messages belong to the screen.
import { BASIC_CODE, FIXED_CODES, HOME_CODE, MAIN_ENTRIES_MAX } from '../navigation/codes';

/** The two zones of an entry. */
export const ZONES = ['main', 'more'] as const;
export type MenuZone = (typeof ZONES)[number];

/** Codes of the entries, in order. */
export type MenuOrder = Readonly<Record<MenuZone, readonly string[]>>;

/** Why a move is refused. */
export type MoveRefusal = 'locked' | 'full' | 'few' | 'before-own';

/** All main entries count, including locked ones (A6). */
export const MAIN_ENTRIES_MIN = 3;

const OWN_CODES: ReadonlySet<string> = new Set([HOME_CODE, BASIC_CODE]);

/** Whether an entry cannot be moved (R101, R316). */
export const isLocked = (code: string): boolean => FIXED_CODES.has(code);

const zoneOf = (order: MenuOrder, code: string): MenuZone | undefined =>
  ZONES.find((zone) => order[zone].includes(code));

/**
 * Moves an entry; returns the new order, or why the move is refused. The first positions are reserved for the
 * portal's own entries; an index beyond the end means the end.
 */
export function moveEntry(
  order: MenuOrder,
  code: string,
  to: { zone: MenuZone; index: number },
): MenuOrder | MoveRefusal {
  const from = zoneOf(order, code);
  if (from === undefined || isLocked(code)) return 'locked';
  if (to.zone === 'main' && from === 'more' && order.main.length >= MAIN_ENTRIES_MAX) return 'full';
  if (to.zone === 'more' && from === 'main' && order.main.length <= MAIN_ENTRIES_MIN) return 'few';
  const index = to.zone === from ? pastLocked(order[from], order[from].indexOf(code), to.index) : to.index;
  if (to.zone === 'main' && index < order.main.filter((each) => OWN_CODES.has(each)).length) return 'before-own';
  const without = { ...order, [from]: order[from].filter((each) => each !== code) };
  const moved = { ...without, [to.zone]: without[to.zone].toSpliced(Math.max(index, 0), 0, code) };
  const next = { main: withLockedInPlace(order.main, moved.main), more: withLockedInPlace(order.more, moved.more) };
  // Only locked entries lie in the way.
  return next[to.zone].indexOf(code) === order[to.zone].indexOf(code) ? 'locked' : next;
}

/** The index of a locked entry stands for the next free one in the direction of the move. */
function pastLocked(codes: readonly string[], from: number, to: number): number {
  let index = to;
  while (codes[index] !== undefined && isLocked(codes[index]!)) index += Math.sign(to - from);
  return index;
}

/** Restores the locked entries of a zone to their positions: the others move around them (R101). */
function withLockedInPlace(before: readonly string[], after: readonly string[]): readonly string[] {
  const order = after.filter((code) => !isLocked(code));
  before.forEach((code, index) => {
    if (isLocked(code)) order.splice(index, 0, code);
  });
  return order;
}

interface Numbered {
  id: string;
  systemCode: string;
}

const byId = (one: Numbered, other: Numbered): number => one.id.localeCompare(other.id, 'en', { numeric: true });

/**
 * The default order. No call returns it, so it follows a rule: fixed entries first, then the others by introduction
 * (by id), as many in the main row as it holds.
 */
export function defaultOrder(own: readonly string[], entries: readonly Numbered[]): MenuOrder {
  const others = entries.filter(({ systemCode }) => !own.includes(systemCode)).sort(byId);
  const codes = others.map(({ systemCode }) => systemCode);
  const fixed = codes.filter(isLocked);
  const free = codes.filter((code) => !isLocked(code));
  const room = Math.max(MAIN_ENTRIES_MAX - own.length - fixed.length, 0);
  return { main: [...own, ...fixed, ...free.slice(0, room)], more: free.slice(room) };
}

/**
 * The server's list in a new order, renumbered from 1 with main before more. Entries that the order does not name
 * (external sites, entries added meanwhile) keep their zone and come last.
 */
export function orderedEntries<Entry extends { systemCode: string; isShow: boolean; orderNumber: number }>(
  order: MenuOrder,
  list: readonly Entry[],
): Entry[] {
  const known = new Map<string, Entry>();
  for (const entry of list) if (!known.has(entry.systemCode)) known.set(entry.systemCode, entry);
  const named = ZONES.flatMap((zone) =>
    order[zone].flatMap((code) => {
      const entry = known.get(code);
      known.delete(code);
      return entry ? [{ ...entry, isShow: zone === 'main' }] : [];
    }),
  );
  return [...named, ...known.values()].map((entry, index) => ({ ...entry, orderNumber: index + 1 }));
}
