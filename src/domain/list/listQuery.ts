// What a list is asked for, and how that stands in its address (R022, R023, R044): filters, sorting, page and page
// size, each left out while it is what the list starts with. Anything else in the address is not this file's and stays.

/** Reads a filter from the address: the value that counts, or '' for one that cannot be meant. */
export type FilterRule = (raw: string) => string;

/** Which way a list is sorted. */
export interface ListSort {
  field: string;
  order: 'asc' | 'desc';
}

/** What a list can be asked for; made once, outside of components. */
export interface ListDefinition<Name extends string> {
  filters: Readonly<Record<Name, FilterRule>>;
  sortFields?: readonly string[];
  /** How the list is sorted when nobody chose; without one the server decides. */
  defaultSort?: ListSort;
}

/** What a list is asked for at this moment. */
export interface ListQuery<Name extends string> {
  filters: Readonly<Record<Name, string>>;
  sort: ListSort | null;
  pageNo: number;
  pageSize: number;
}

/** Page sizes a person can choose (R044). */
export const PAGE_SIZES = [10, 20, 50] as const;
/** Sizes that only an address asks for: whoever compares or prints a long list. The last is what servers allow. */
export const LARGE_PAGE_SIZES = [100, 500] as const;
export const DEFAULT_PAGE_SIZE = 20;

const LONGEST_KEYWORD = 100;
const LAST_PAGE = 1_000_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A filter of free text. */
export const textFilter: FilterRule = (raw) => [...raw.trim()].slice(0, LONGEST_KEYWORD).join('');

/** A filter by a code of the server, whose values are not known here. */
export const codeFilter: FilterRule = (raw) => (/^[\w-]{1,40}$/.test(raw) ? raw : '');

/** A filter with these values. */
export const oneOf =
  (values: readonly string[]): FilterRule =>
  (raw) =>
    values.includes(raw) ? raw : '';

/** A filter by a day of the calendar, 'YYYY-MM-DD'. */
export const dayFilter: FilterRule = (raw) => {
  const [, year, month, day] = DAY.exec(raw) ?? [];
  if (!year || !month || !day) return '';
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) ? raw : '';
};

const namesOf = <Name extends string>({ filters }: ListDefinition<Name>) => Object.keys(filters) as Name[];

const wholeNumber = (raw: string | null): number => (raw !== null && /^\d{1,7}$/.test(raw) ? Number(raw) : 0);

function readSort<Name extends string>(definition: ListDefinition<Name>, raw: string | null): ListSort | null {
  const [field = '', order] = raw?.split('.') ?? [];
  if (definition.sortFields?.includes(field) && (order === 'asc' || order === 'desc')) return { field, order };
  return definition.defaultSort ?? null;
}

/** What an address asks a list for; what it cannot mean counts as not there. */
export function readListQuery<Name extends string>(definition: ListDefinition<Name>, search: string): ListQuery<Name> {
  const parameters = new URLSearchParams(search);
  const sizes: readonly number[] = [...PAGE_SIZES, ...LARGE_PAGE_SIZES];
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

/** The query part of the address that asks for this; what is not the list's stays as it was. */
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

/** Whether anything narrows the list down: an empty one then is no empty list but one without a hit. */
export const isFiltered = ({ filters }: ListQuery<string>): boolean => Object.values(filters).some(Boolean);

/** The last page that has something on it. */
export const lastPageOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
