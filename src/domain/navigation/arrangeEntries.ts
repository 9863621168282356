// Arranges the server's entries: main row, 'all' menu, right side. Drops only entries without a name and duplicates;
// an unknown code is shown, and clicking it opens the help page.
import { BASIC_CODE, EXTERNAL_SITES, FIXED_CODES, HOME_CODE, MAIN_ENTRIES_MAX } from './codes';
import { isSet, type NavigationEntry } from './entry';

/** Entries of the bar by zone; main starts with home and basic (R074). */
export interface Arrangement<Entry extends NavigationEntry = NavigationEntry> {
  main: Entry[];
  more: Entry[];
  right: Entry[];
}

const order = ({ orderNumber }: NavigationEntry): number => {
  const value = typeof orderNumber === 'string' && orderNumber.trim() === '' ? NaN : Number(orderNumber ?? NaN);
  return Number.isFinite(value) ? value : Number.POSITIVE_INFINITY;
};

const hasName = ({ systemName }: NavigationEntry): boolean =>
  typeof systemName === 'string' && systemName.trim() !== '';

/** First entry of each code, sorted by number; entries without one come last, in list order. */
function sorted<Entry extends NavigationEntry>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries
    .map((entry, index) => ({ entry, index, number: order(entry) }))
    .sort((a, b) => (a.number === b.number ? a.index - b.index : a.number < b.number ? -1 : 1))
    .map(({ entry }) => entry)
    .filter(({ systemCode }) => !seen.has(systemCode) && seen.add(systemCode));
}

/**
 * Arranges the server's list (R075, R090, R091, R314, R316). `home` and `basic` are the portal's own entries: they
 * come first even when the list failed to load, and replace the server's entries with these codes.
 */
export function arrangeEntries<Entry extends NavigationEntry>(
  list: readonly Entry[],
  own: readonly [home: Entry, basic: Entry],
): Arrangement<Entry> {
  const main: Entry[] = [...own];
  const more: Entry[] = [];
  const right: Entry[] = [];

  for (const entry of sorted(list.filter(hasName))) {
    const { systemCode } = entry;
    if (systemCode === HOME_CODE || systemCode === BASIC_CODE) continue;
    if (EXTERNAL_SITES.has(systemCode)) right.push(entry);
    // Decoration and task follow the same rule: promoted only by isShow 1 (R090).
    else if (FIXED_CODES.has(systemCode) || isSet(entry.isShow)) main.push(entry);
    else more.push(entry);
  }

  // Beyond seven, the last movable entries go to the menu, so that a fixed code never leaves the row (A34).
  const moved: Entry[] = [];
  for (let index = main.length - 1; index >= 0 && main.length > MAIN_ENTRIES_MAX; index -= 1)
    if (!FIXED_CODES.has(main[index]!.systemCode)) moved.unshift(...main.splice(index, 1));

  return { main, more: [...moved, ...more], right };
}
