// Searches entries by name, the server's name if it differs (A41), code, pinyin or pinyin initials (R086), and returns
// the matching part of the name. Works without the pinyin library, then without pinyin.
import type { NavigationEntry } from './entry';

/** Matches a name by pinyin; returns the part of the name that matches, or null. */
export type PinyinReader = (name: string, letters: string) => readonly [start: number, end: number] | null;

/** What can be searched: an entry, or something else with a name; a page or an action has no code. */
export type Searchable = Partial<Pick<NavigationEntry, 'systemCode' | 'systemName' | 'serverName'>>;

/** A search result. */
export interface Found<Entry extends Searchable = Searchable> {
  entry: Entry;
  /** Part of the name that matches; null if the code matched. */
  mark: readonly [start: number, end: number] | null;
}

/** Normalizes full-width letters and case; spaces are ignored. */
const plain = (words: string): string => words.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Where a name contains the words, in any case; null if it does not. */
export function markIn(name: string, words: string): Found['mark'] {
  const at = name.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? null : [at, at + words.length];
}

function judge(
  { systemCode = '', systemName, serverName = '' }: Searchable,
  wanted: string,
  read?: PinyinReader,
): { rank: number; mark: Found['mark'] } | null {
  const name = systemName ?? '';
  const whole = markIn(name, wanted);
  if (whole) return { rank: whole[0] === 0 ? 0 : 2, mark: whole };
  if (plain(name).includes(wanted) || plain(serverName).includes(wanted)) return { rank: 2, mark: null };
  const code = systemCode.toLowerCase();
  if (code.startsWith(wanted)) return { rank: 1, mark: null };
  const mark = read?.(name, wanted) ?? null;
  if (mark) return { rank: mark[0] === 0 ? 1 : 3, mark };
  if (serverName && read?.(serverName, wanted)) return { rank: 3, mark: null };
  return code.includes(wanted) ? { rank: 4, mark: null } : null;
}

/** The matching entries, best first, equal ones in list order. */
export function searchEntries<Entry extends Searchable>(
  entries: readonly Entry[],
  typed: string,
  read?: PinyinReader,
): Found<Entry>[] {
  const wanted = plain(typed);
  if (!wanted) return [];
  return entries
    .flatMap((entry) => {
      const found = judge(entry, wanted, read);
      return found ? [{ entry, ...found }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry, mark }) => ({ entry, mark }));
}
