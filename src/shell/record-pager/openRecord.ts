import { isOwnPage, type PagerStep } from '@/domain/record-pager/recordPager';
import { goTo } from './goTo';
import { openInPager } from './pagerStore';
import { recordAddress } from './recordAddress';

/** An entry of a list, such as a task or a message, that names the page of its record. */
interface ListEntry {
  id: string;
  title: string;
  handleUrl?: string | null;
}

interface EntryList<Entry> {
  /** The entries that are shown, in their order. */
  entries: readonly Entry[];
  /** Name and address of the list. */
  label: string;
  backTo: string;
  /** Address of an entry in the list, where the bar leads back to from its record. */
  entryAddress?: (entry: Entry) => string;
  /** Loads all entries of the list if more than the shown ones exist. */
  loadAll?: () => Promise<readonly Entry[]>;
}

const stepsOf = <Entry extends ListEntry>(
  entries: readonly Entry[],
  entryAddress?: EntryList<Entry>['entryAddress'],
): PagerStep[] =>
  entries.flatMap((entry) => {
    const address = recordAddress(entry.handleUrl);
    if (address === undefined || isOwnPage(address)) return [];
    return { title: entry.title, address, ...(entryAddress && { backTo: entryAddress(entry) }) };
  });

/**
 * Opens the record of an entry in its subsystem, with a bar that leads to those of the other entries. Entries without a
 * page of a subsystem are left out. A page of the portal itself opens without the bar; nothing happens without a page.
 */
export function openRecord<Entry extends ListEntry>(
  entry: Entry,
  { entries, label, backTo, entryAddress, loadAll }: EntryList<Entry>,
): void {
  const address = recordAddress(entry.handleUrl);
  if (address === undefined) return;
  if (isOwnPage(address)) return goTo(address);
  const position = entries.findIndex(({ id }) => id === entry.id);
  // An entry that was opened by its address may be on another page of the list.
  const all = position < 0 ? [entry] : entries;
  const index = stepsOf(all.slice(0, Math.max(position, 0))).length;
  openInPager(
    { label, backTo, steps: stepsOf(all, entryAddress), index },
    loadAll && (() => loadAll().then((rest) => stepsOf(rest, entryAddress))),
  );
}
