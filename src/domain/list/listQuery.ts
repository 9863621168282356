// State of a list in the URL (R022, R023, R044): filters, sort, page and page size; defaults are left out. Other
// parameters of the URL are kept.

import { parseDay } from '../calendar/day';

/** Reads a filter from the URL; returns '' for an invalid value. */
export type FilterRule = (raw: string) => string;

/** Sort column and direction. */
export interface ListSort {
  field: string;
  order: 'asc' | 'desc';
}

/** Definition of a list: filters, sorting and defaults. Create it once, outside of components. */
export interface ListDefinition<Name extends string> {
  filters: Readonly<Record<Name, FilterRule>>;
  sortFields?: readonly string[];
  /** Default sort; without one the server decides. */
  defaultSort?: ListSort;
}

/** Current state of a list. */
export interface ListQuery<Name extends string> {
  filters: Readonly<Record<Name, string>>;
  sort: ListSort | null;
  pageNo: number;
  pageSize: number;
}

/** Page sizes in the selector (R044). */
export const PAGE_SIZES: readonly number[] = [10, 20, 50];
/** Page sizes that only a URL can set, for comparing or printing long lists. The last is the server's maximum. */
const LARGE_PAGE_SIZES: readonly number[] = [100, 500];
const DEFAULT_PAGE_SIZE = 20;

const LONGEST_KEYWORD = 100;
const LAST_PAGE = 1_000_000;

/** Free-text filter. */
export const textFilter: FilterRule = (raw) => [...raw.trim()].slice(0, LONGEST_KEYWORD).join('');

/** Filter by a server code whose values the portal does not know. */
export const codeFilter: FilterRule = (raw) => (/^[\w-]{1,40}$/.test(raw) ? raw : '');

/** Filter with these values. */
export const oneOf =
  (values: readonly string[]): FilterRule =>
  (raw) =>
    values.includes(raw) ? raw : '';

/** Filter by date, 'YYYY-MM-DD'. */
export const dayFilter: FilterRule = (raw) => parseDay(raw) ?? '';

const namesOf = <Name extends string>({ filters }: ListDefinition<Name>) => Object.keys(filters) as Name[];

const wholeNumber = (raw: string | null): number => (raw !== null && /^\d{1,7}$/.test(raw) ? Number(raw) : 0);

function readSort<Name extends string>(definition: ListDefinition<Name>, raw: string | null): ListSort | null {
  const [field = '', order] = raw?.split('.') ?? [];
  if (definition.sortFields?.includes(field) && (order === 'asc' || order === 'desc')) return { field, order };
  return definition.defaultSort ?? null;
}

/** Reads the state from the URL; invalid values count as absent. */
export function readListQuery<Name extends string>(definition: ListDefinition<Name>, search: string): ListQuery<Name> {
  const parameters = new URLSearchParams(search);
  const sizes = [...PAGE_SIZES, ...LARGE_PAGE_SIZES];
  const pageNo = wholeNumber(parameters.get('page'));
  const pageSize = wholeNumber(parameters.get('size'));
  return {
    filters: Object.fromEntries(
      namesOf(definition).map((name) => [name, definition.filters[name](parameters.get(name) ?? '')]),
    ) as Record<Name, string>,
    sort: readSort(definition, parameters.get('sort')),
    pageNo: pageNo >= 1 && pageNo <= LAST_PAGE ? pageNo : 1,
    pageSize: sizes.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
  };
}

const isSameSort = (one: ListSort | null, other: ListSort | null) =>
  one?.field === other?.field && one?.order === other?.order;

/** Query string for this state; other parameters are kept. */
export function writeListQuery<Name extends string>(
  definition: ListDefinition<Name>,
  { filters, sort, pageNo, pageSize }: ListQuery<Name>,
  search: string,
): string {
  const parameters = new URLSearchParams(search);
  const put = (name: string, value: string) => {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  };
  for (const name of namesOf(definition)) put(name, definition.filters[name](filters[name]));
  put('sort', sort && !isSameSort(sort, definition.defaultSort ?? null) ? `${sort.field}.${sort.order}` : '');
  put('page', pageNo === 1 ? '' : String(pageNo));
  put('size', pageSize === DEFAULT_PAGE_SIZE ? '' : String(pageSize));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Whether any filter is set: an empty result then shows "no matches" instead of "no data". */
export const isFiltered = ({ filters }: ListQuery<string>): boolean => Object.values(filters).some(Boolean);

/** The last page with rows. */
export const lastPageOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
