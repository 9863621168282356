import { BusinessError } from './envelope';
import { textOf } from './http';

const LARGEST_PAGE = 500;
const SMALLEST_DEFAULT_PAGE = 10;

/** Parameters of a call, read with the checks of a server: a bad value is refused in the envelope. */
export class Fields {
  private readonly values: Record<string, unknown>;

  constructor(values: unknown) {
    this.values = typeof values === 'object' && values !== null && !Array.isArray(values) ? { ...values } : {};
  }

  has(name: string): boolean {
    return Object.hasOwn(this.values, name);
  }

  raw(name: string): unknown {
    return this.has(name) ? this.values[name] : undefined;
  }

  /** The value as trimmed text; empty if it was not sent. */
  text(name: string): string {
    return textOf(this.raw(name)).trim();
  }

  /** A required text; `label` is its name in the message. */
  requiredText(name: string, label: string, longest = 100): string {
    const value = this.text(name);
    if (!value) throw new BusinessError(`${label}不能为空`);
    if (value.length > longest) throw new BusinessError(`${label}不能超过${longest}个字`);
    return value;
  }

  /** A number between two bounds; `fallback` if nothing was sent. */
  number(name: string, label: string, low: number, high: number, fallback?: number): number {
    const text = this.text(name);
    if (text === '' && fallback !== undefined) return fallback;
    const value = Number(text);
    if (text === '' || !(value >= low && value <= high)) throw new BusinessError(`${label}有误`);
    return value;
  }

  /** A whole number between two bounds; `fallback` if nothing was sent. */
  integer(name: string, label: string, low: number, high: number, fallback?: number): number {
    const value = this.number(name, label, low, high, fallback);
    if (!Number.isInteger(value)) throw new BusinessError(`${label}有误`);
    return value;
  }

  /** A list: repeated query keys, a JSON array, or comma-separated values; objects in it are not converted. */
  list(name: string): unknown[] {
    const value = this.raw(name);
    if (Array.isArray(value)) return value;
    const text = textOf(value).trim();
    return text ? text.split(',').map((part) => part.trim()) : [];
  }

  /** A list of ids as texts. */
  ids(name: string): string[] {
    return this.list(name).map(textOf).filter(Boolean);
  }

  /** Page number and size, as paged calls send them (A22). */
  paging(): { pageNo: number; pageSize: number } {
    return {
      pageNo: this.integer('pageNo', '页码', 1, 1_000_000, 1),
      pageSize: this.integer('pageSize', '每页条数', 1, LARGEST_PAGE, SMALLEST_DEFAULT_PAGE),
    };
  }
}

/** One page of a list in the shape of all paged responses (A22). */
export function pageOf<T>(list: readonly T[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const start = (pageNo - 1) * pageSize;
  return { records: list.slice(start, start + pageSize), total: list.length, pageNo, pageSize };
}

const collator = new Intl.Collator('zh-CN', { numeric: true });

/** Sorts by an allowed field; without a valid field the list keeps its order. */
export function sortBy<T extends object, Name extends keyof T & string>(
  list: T[],
  fields: Fields,
  allowed: readonly Name[],
  valueOf: (item: T, field: Name) => unknown = (item, field) => item[field],
): T[] {
  const field = allowed.find((name) => name === fields.text('sortField'));
  if (!field) return list;
  const direction = /^desc/i.test(fields.text('sortOrder')) ? -1 : 1;
  const key = (item: T) => textOf(valueOf(item, field));
  return [...list].sort((one, other) => direction * collator.compare(key(one), key(other)));
}

/** Whether a time text lies between two bounds, days or times; an empty bound does not limit. */
export function isBetween(moment: string, from: string, to: string): boolean {
  if (from && moment < from) return false;
  // A bound that is a whole day includes that day.
  return !to || moment.slice(0, to.length) <= to;
}

/** Whether a text contains a keyword, case-insensitively; an empty keyword matches everything. */
export const contains = (text: string, keyword: string): boolean =>
  text.toLocaleLowerCase('zh-CN').includes(keyword.toLocaleLowerCase('zh-CN'));
