// Searches entries by name, the server's name if it differs (A41), code, pinyin or pinyin initials (R086), and returns
// the matching part of the name. Works without the pinyin library, then without pinyin.
import type { NavigationEntry } from './entry';
import { isDistinctive, searchWords } from './searchWords';

/** Matches a name by pinyin; returns the part of the name that matches, or null. */
export type PinyinReader = (name: string, letters: string) => readonly [start: number, end: number] | null;

/** What can be searched: an entry, or something else with a name; a page or an action has no code. */
export type Searchable = Partial<Pick<NavigationEntry, 'systemCode' | 'systemName' | 'serverName'>>;

/** A search result. */
export interface Found<Entry extends Searchable = Searchable> {
  entry: Entry;
  /** Part of the name that matches; null if only something else matched: the code, the server's name, another spacing. */
  mark: readonly [start: number, end: number] | null;
}

/** Normalizes full-width letters, case and spaces. */
const fold = (words: string): string => searchWords(words).toLowerCase();

const withoutSpaces = (folded: string): string => folded.replaceAll(' ', '');

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

/** Matches an entry that has the folded words one after the other. */
function matchEntry(
  { systemCode = '', systemName, serverName = '' }: Searchable,
  words: string,
  read?: PinyinReader,
): Match | null {
  const name = systemName ?? '';
  const wanted = withoutSpaces(words);
  const whole = markIn(name, words) ?? markIn(name, wanted);
  if (whole) return { rank: whole[0] === 0 ? 0 : 2, mark: whole };
  if ([name, serverName].some((each) => withoutSpaces(fold(each)).includes(wanted))) return { rank: 2, mark: null };
  const code = systemCode.toLowerCase();
  if (code.startsWith(wanted)) return { rank: 1, mark: null };
  const mark = read?.(name, wanted) ?? null;
  if (mark) return { rank: mark[0] === 0 ? 1 : 3, mark };
  if (serverName && read?.(serverName, wanted)) return { rank: 3, mark: null };
  return code.includes(wanted) ? { rank: 4, mark: null } : null;
}

/** Matches an entry that has each of several words somewhere; the first one that is in its name is marked. */
function matchWords(entry: Searchable, words: string, read?: PinyinReader): Match | null {
  const each = words.split(' ');
  if (each.length < 2 || !each.every(isDistinctive)) return null;
  const matches = each.map((word) => matchEntry(entry, word, read));
  if (!matches.every((match) => match !== null)) return null;
  return {
    rank: Math.max(...matches.map(({ rank }) => rank)),
    mark: matches.find(({ mark }) => mark)?.mark ?? null,
  };
}

const searchWith =
  (match: typeof matchEntry) =>
  <Entry extends Searchable>(entries: readonly Entry[], typed: string, read?: PinyinReader): Found<Entry>[] => {
    const words = fold(typed);
    if (!words) return [];
    return entries
      .flatMap((entry) => {
        const found = match(entry, words, read);
        return found ? [{ entry, ...found }] : [];
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry, mark }) => ({ entry, mark }));
  };

/** The matching entries, best first, equal ones in list order. */
export const searchEntries = searchWith(matchEntry);

/** The entries that match each of several words, in any order: for words that nothing matches as they were typed. */
export const searchByWords = searchWith(matchWords);
