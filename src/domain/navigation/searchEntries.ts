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

/** Normalizes full-width letters and case. */
const fold = (words: string): string => words.normalize('NFKC').toLowerCase();

/** Normalized, without spaces. */
const plain = (words: string): string => fold(words).replace(/\s+/g, '');

/** Where a name contains the words, in any case; null if it does not. */
export function markIn(name: string, words: string): Found['mark'] {
  const at = name.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? null : [at, at + words.length];
}

interface Match {
  /** 0 is the best. */
  rank: number;
  mark: Found['mark'];
}

/** Rank of a name that contains each of the typed words, but not one after the other. */
const SEPARATE_WORDS = 5;

function matchWhole(
  { systemCode = '', systemName, serverName = '' }: Searchable,
  typed: string,
  read?: PinyinReader,
): Match | null {
  const name = systemName ?? '';
  const wanted = plain(typed);
  const whole = markIn(name, fold(typed)) ?? markIn(name, wanted);
  if (whole) return { rank: whole[0] === 0 ? 0 : 2, mark: whole };
  if (plain(name).includes(wanted) || plain(serverName).includes(wanted)) return { rank: 2, mark: null };
  const code = systemCode.toLowerCase();
  if (code.startsWith(wanted)) return { rank: 1, mark: null };
  const mark = read?.(name, wanted) ?? null;
  if (mark) return { rank: mark[0] === 0 ? 1 : 3, mark };
  if (serverName && read?.(serverName, wanted)) return { rank: 3, mark: null };
  return code.includes(wanted) ? { rank: 4, mark: null } : null;
}

function matchEntry(entry: Searchable, typed: string, read?: PinyinReader): Match | null {
  const whole = matchWhole(entry, typed, read);
  if (whole) return whole;
  const words = typed.split(/\s+/).map((word) => matchWhole(entry, word, read));
  return words.length > 1 && words.every((word) => word !== null)
    ? { rank: SEPARATE_WORDS, mark: words[0]!.mark }
    : null;
}

/** The matching entries, best first, equal ones in list order; of several words each has to be found, in any order. */
export function searchEntries<Entry extends Searchable>(
  entries: readonly Entry[],
  typed: string,
  read?: PinyinReader,
): Found<Entry>[] {
  const words = typed.trim();
  if (!words) return [];
  return entries
    .flatMap((entry) => {
      const found = matchEntry(entry, words, read);
      return found ? [{ entry, ...found }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry, mark }) => ({ entry, mark }));
}
