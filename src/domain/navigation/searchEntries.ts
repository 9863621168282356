// Finds entries by what people type: the name, the server's name where it is another (A41), the code, pinyin or its
// initials (R086). Says where in the name it
// was found. Refuses nothing: without the pinyin reader the rest still works.
import type { NavigationEntry } from './entry';

/** Reads a name in pinyin; answers which part of it the letters stand for, or null. */
export type PinyinReader = (name: string, letters: string) => readonly [start: number, end: number] | null;

/** An entry that was found. */
export interface Found<Entry extends NavigationEntry = NavigationEntry> {
  entry: Entry;
  /** Part of the name that answers to what was typed; null: it was the code. */
  mark: readonly [start: number, end: number] | null;
}

/** Full-width letters and capitals mean the same as plain ones; blanks mean nothing. */
const plain = (words: string): string => words.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

function judge(
  { systemCode, systemName, serverName = '' }: NavigationEntry,
  wanted: string,
  read?: PinyinReader,
): { rank: number; mark: Found['mark'] } | null {
  const name = systemName ?? '';
  const at = name.toLowerCase().indexOf(wanted);
  if (at >= 0) return { rank: at === 0 ? 0 : 2, mark: [at, at + wanted.length] };
  if (plain(name).includes(wanted) || plain(serverName).includes(wanted)) return { rank: 2, mark: null };
  const code = systemCode.toLowerCase();
  if (code.startsWith(wanted)) return { rank: 1, mark: null };
  const mark = read?.(name, wanted) ?? null;
  if (mark) return { rank: mark[0] === 0 ? 1 : 3, mark };
  if (serverName && read?.(serverName, wanted)) return { rank: 3, mark: null };
  return code.includes(wanted) ? { rank: 4, mark: null } : null;
}

/** The entries that answer to what was typed, the best first, in their own order where they are equal. */
export function searchEntries<Entry extends NavigationEntry>(
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
