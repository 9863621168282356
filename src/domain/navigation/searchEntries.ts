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
  /** Part of the name that matches; null if only something else matched: the code, the server's name, another spacing. */
  mark: readonly [start: number, end: number] | null;
}

/** Normalizes full-width letters, case and spaces. */
const fold = (words: string): string => words.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** Normalized, without spaces. */
const plain = (words: string): string => fold(words).replaceAll(' ', '');

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

function matchEntry(
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

/** A single letter is in nearly every name; one Chinese character is a word. */
const IS_WORD = /\p{Script=Han}|../u;

/** Matches an entry that has each of several words somewhere; the first one that is in its name is marked. */
function matchWords(entry: Searchable, typed: string, read?: PinyinReader): Match | null {
  const words = fold(typed).split(' ');
  if (words.length < 2 || !words.every((word) => IS_WORD.test(word))) return null;
  const matches = words.map((word) => matchEntry(entry, word, read));
  if (!matches.every((match) => match !== null)) return null;
  return {
    rank: Math.max(...matches.map(({ rank }) => rank)),
    mark: matches.find(({ mark }) => mark)?.mark ?? null,
  };
}

const searchWith =
  (match: typeof matchEntry) =>
  <Entry extends Searchable>(entries: readonly Entry[], typed: string, read?: PinyinReader): Found<Entry>[] => {
    if (!plain(typed)) return [];
    return entries
      .flatMap((entry) => {
        const found = match(entry, typed, read);
        return found ? [{ entry, ...found }] : [];
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry, mark }) => ({ entry, mark }));
  };

/** The matching entries, best first, equal ones in list order. */
export const searchEntries = searchWith(matchEntry);

/** The entries that match each of several words, in any order: for words that nothing matches as they were typed. */
export const searchByWords = searchWith(matchWords);
