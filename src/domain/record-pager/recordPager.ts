// A list of records that the user opens one after the other in their subsystems.

import { currentEntryCode, OWN_PAGES } from '../navigation';

/** One record of the list. */
export interface PagerStep {
  title: string;
  /** Address of its page in the portal. */
  address: string;
}

export interface RecordPager {
  /** Name of the list. */
  label: string;
  /** Address of the list. */
  backTo: string;
  steps: readonly PagerStep[];
  /** Index of the current record. */
  index: number;
}

interface PageLocation {
  pathname: string;
  search: string;
}

const BASE = 'https://portal.invalid';

/** Whether a location is the page of an address; parameters that the page adds do not matter. */
function isAt({ pathname, search }: PageLocation, address: string): boolean {
  const page = new URL(address, BASE);
  const there = new URLSearchParams(search);
  return pathname === page.pathname && [...page.searchParams].every(([name, value]) => there.get(name) === value);
}

/** Whether a location is a page below that of a record, such as its form; the start page of a system is no record. */
function isBelow({ pathname, search }: PageLocation, address: string): boolean {
  const page = new URL(address, BASE);
  const isRecord = /^\/[^/]+\/[^/]/.test(page.pathname);
  return (
    isRecord &&
    pathname.startsWith(`${page.pathname}/`) &&
    currentEntryCode({ pathname, search }) === currentEntryCode(page)
  );
}

/** Whether an address is one of the portal's own pages: it is opened as a page, not as one record of a list. */
export const isOwnPage = (address: string): boolean => OWN_PAGES.has(currentEntryCode(new URL(address, BASE)));

/**
 * The pager after a navigation: at the record whose page, or a page below it, is shown, unchanged elsewhere in the same
 * system, and gone when the user has left it.
 */
export function followPager(pager: RecordPager, location: PageLocation): RecordPager | null {
  const { steps, index } = pager;
  const current = steps[index];
  for (const isOf of [isAt, isBelow]) {
    if (current && isOf(location, current.address)) return pager;
    // The nearest one, as several tasks may concern one record.
    const nearest = steps
      .map((_, each) => each)
      .filter((each) => isOf(location, steps[each]!.address))
      .sort((one, other) => Math.abs(one - index) - Math.abs(other - index))[0];
    if (nearest !== undefined) return { ...pager, index: nearest };
  }
  return current && currentEntryCode(location) === currentEntryCode(new URL(current.address, BASE)) ? pager : null;
}
