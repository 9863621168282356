// A list of records that the user opens one after the other in their subsystems.

import * as z from 'zod/mini';
import { HELP_PATH } from '../access/accessDeniedAddress';
import { currentEntryCode, OWN_PAGES } from '../navigation';

/** One record of the list. */
export interface PagerStep {
  title: string;
  /** Address of its page in the portal. */
  address: string;
  /** Address of its entry in the list, if the entry has one. */
  backTo?: string;
}

export interface RecordPager {
  /** Name of the list. */
  label: string;
  /** Address of the list. */
  backTo: string;
  steps: readonly PagerStep[];
  /** Index of the current record. */
  index: number;
  /** The user is elsewhere, and the bar hidden, until they come back to one of the records. */
  isPaused?: boolean;
}

interface PageLocation {
  pathname: string;
  search: string;
}

const BASE = 'https://portal.invalid';

// Compared before an address is parsed: a list is looked through at each navigation, also while it is paused.
const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** Whether a location is the page of an address; parameters that the page adds do not matter. */
function isAt({ pathname, search }: PageLocation, address: string): boolean {
  if (pathname !== pathOf(address)) return false;
  const there = new URLSearchParams(search);
  return [...new URL(address, BASE).searchParams].every(([name, value]) => there.get(name) === value);
}

/** Code of the entry that an address shows. */
const codeOf = (address: string): string => currentEntryCode(new URL(address, BASE));

/** Whether an address is that of a record; the start page of a system is none. */
const isRecord = (address: string): boolean => /^\/[^/]+\/[^/]/.test(pathOf(address));

/** Whether a location is a page below that of a record, such as its form. */
function isBelow({ pathname, search }: PageLocation, address: string): boolean {
  return (
    isRecord(address) &&
    pathname.startsWith(`${pathOf(address)}/`) &&
    currentEntryCode({ pathname, search }) === codeOf(address)
  );
}

/** Whether an address is one of the portal's own pages: it is opened as a page, not as one record of a list. */
export const isOwnPage = (address: string): boolean => OWN_PAGES.has(codeOf(address));

/** Whether a location is the help page that is shown in place of a record, because the person may not open its system. */
const isRefusalOf = ({ pathname, search }: PageLocation, address: string): boolean =>
  pathname.toLowerCase() === HELP_PATH && new URLSearchParams(search).get('systemCode') === codeOf(address);

/** Index of the step that a location belongs to, the nearest one, as several tasks may concern one record. */
function stepAt({ steps, index, isPaused = false }: RecordPager, location: PageLocation): number | undefined {
  // Who comes back to the start page of a system does not come for the task.
  const mayBe = (address: string) => !isPaused || isRecord(address);
  const distance = (other: number) => Math.abs(other - index);
  for (const isOf of [isAt, isBelow]) {
    const found = steps.flatMap(({ address }, each) => (mayBe(address) && isOf(location, address) ? [each] : []));
    if (found.length > 0) return found.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  }
  return undefined;
}

/**
 * The pager after a navigation: at the record whose page, or a page below it, is shown, unchanged elsewhere in the same
 * system, and paused when the user has left it. It is the same object if nothing has changed.
 */
export function followPager(pager: RecordPager, location: PageLocation): RecordPager {
  const { steps, index, isPaused = false } = pager;
  const found = stepAt(pager, location);
  if (found !== undefined) return found === index && !isPaused ? pager : { ...pager, index: found, isPaused: false };
  if (isPaused) return pager;
  const { address } = steps[index]!;
  const isStillThere = isRefusalOf(location, address) || currentEntryCode(location) === codeOf(address);
  return isStillThere ? pager : { ...pager, isPaused: true };
}

const storedPager = z
  .object({
    label: z.string(),
    backTo: z.string(),
    steps: z.array(z.object({ title: z.string(), address: z.string(), backTo: z.optional(z.string()) })),
    index: z.number(),
    isPaused: z.optional(z.boolean()),
  })
  .check(z.refine(({ steps, index }) => steps[index] !== undefined));

/** Validates the shape of a stored pager, not its addresses; undefined for anything else. */
export const acceptPager = (value: unknown): RecordPager | undefined => storedPager.safeParse(value).data;
