// Wire formats of servers, normalized (A7) and read as A40 requires: an absent or unreadable field counts as absent,
// and a list leaves out what it cannot read. Read strictly, the same schemas require every field that is not optional:
// the mock must conform to that, and it shows where a server drifts.
import * as z from 'zod/mini';
import { isRecord } from './json';

// Compiled parsers need `eval`, which the policy header forbids.
z.config({ jitless: true });

/** A schema that outputs `Data`, whatever the wire format. */
export type Schema<Data> = z.ZodMiniType<Data>;

/** Where a response differs from its schema. Contains no values, because they may be personal data. */
export interface Drift {
  /** Such as `records.0.title`; empty for the whole response. */
  path: string;
  /** What is wrong with it, if it is neither absent nor unreadable. */
  problem?: string;
  /** Expected type. */
  expected: string;
}

/** Result of reading a response. */
export interface WireReading<Data> {
  data: Data;
  drift: Drift[];
  /** List records that were left out because they are unreadable. */
  leftOut: number;
}

/** State of the current read; schemas run synchronously, one read at a time. */
const reading = { isStrict: false, listDepth: 0, leftOut: 0 };

function run<Data>(schema: Schema<Data>, value: unknown, isStrict: boolean) {
  Object.assign(reading, { isStrict, listDepth: 0, leftOut: 0 });
  try {
    return schema.safeParse(value);
  } finally {
    reading.isStrict = false;
  }
}

/** Reads a value strictly: every field that is not optional is required. */
export const readStrictly = <Data>(schema: Schema<Data>, value: unknown) => run(schema, value, true);

/** What an issue expects; the library's own messages name nothing without its locales. */
function expectationOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `a value of type ${issue.expected}`;
  return issue.code === 'invalid_value' ? `one of ${issue.values.map(String).join(', ')}` : issue.message;
}

/** Where a value that was read strictly differs from its schema. */
export const driftOf = ({ issues }: z.core.$ZodError): Drift[] =>
  issues.map((issue) => ({ path: issue.path.map(String).join('.'), expected: expectationOf(issue) }));

/** Reads a value as A40 requires; undefined only if a schema requires more than A40 does. */
export function readWire<Data>(schema: Schema<Data>, value: unknown): WireReading<Data> | undefined {
  const strict = run(schema, value, true);
  if (strict.success) return { data: strict.data, drift: [], leftOut: 0 };
  const drift = driftOf(strict.error);
  const lenient = run(schema, value, false);
  return lenient.success ? { data: lenient.data, drift, leftOut: reading.leftOut } : undefined;
}

/** Keeps own properties only, so that an inherited one cannot replace a missing field (T20). */
const ownProperties = (value: unknown): unknown =>
  isRecord(value) || !reading.isStrict ? Object.assign(Object.create(null) as object, isRecord(value) && value) : value;

/** A schema that normalizes a value before reading it. */
export const normalizeBefore = <Output, Input = unknown>(
  putRight: (wire: unknown) => unknown,
  schema: z.core.$ZodType<unknown>,
): z.ZodMiniType<Output, Input> => z.pipe(z.transform(putRight), schema) as unknown as z.ZodMiniType<Output, Input>;

/** A field that may be absent or unreadable: the default applies, unless the read is strict. */
export const orAbsent = <Output, Input>(
  expected: string,
  schema: z.ZodMiniType<Output, Input>,
  absent: () => Output | undefined,
): z.ZodMiniType<Output, Input> =>
  z.transform((value: unknown, context) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const stand = reading.isStrict ? undefined : absent();
    if (stand !== undefined) return stand;
    context.issues.push({ code: 'custom', message: expected, input: value, path: [] });
    return z.NEVER;
  }) as unknown as z.ZodMiniType<Output, Input>;

/** Passes the issues of an inner read to the outer one, which adds its own path. */
function refuse(context: z.core.ParsePayload, { issues }: z.core.$ZodError, input: unknown): never {
  context.issues.push(...issues.map((issue) => ({ ...issue, input }) as z.core.$ZodRawIssue));
  return z.NEVER;
}

/** Schemas of objects: a list item that is not an object is left out instead of being read as an empty one. */
const objects = new WeakSet<object>();

const ownOnly = <Output, Input>(object: z.core.$ZodType<unknown>) => {
  const schema = normalizeBefore<Output, Input>(ownProperties, object);
  objects.add(schema);
  return schema;
};

/** An object with these fields; others are dropped. */
export const wireObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  ownOnly<z.output<z.ZodMiniObject<Shape>>, z.input<z.ZodMiniObject<Shape>>>(z.object(shape));

/** An object with these fields; others are kept unchanged. */
export const openWireObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  ownOnly<z.output<z.ZodMiniObject<Shape, z.core.$loose>>, z.input<z.ZodMiniObject<Shape, z.core.$loose>>>(
    z.looseObject(shape),
  );

/** A schema that passes on each raw record together with its model. */
export const withSource = <Model extends object>(
  schema: Schema<Model>,
  note: (model: Model, source: Record<string, unknown>) => void,
): Schema<Model> => {
  const noting = z.transform((value: unknown, context): Model => {
    const result = schema.safeParse(value);
    if (!result.success) return refuse(context, result.error, value);
    if (isRecord(value)) note(result.data, value);
    return result.data;
  }) as unknown as Schema<Model>;
  objects.add(noting);
  return noting;
};

const readableId = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((value) => String(value)),
);

/** An id or address that a decision depends on: its object is unreadable without it, in a list or not. */
export const requiredId = orAbsent('an id', readableId, () => undefined);

/**
 * Identity of a record: a number or a non-empty text, normalized to text. A list record is unreadable without it;
 * elsewhere an absent one is empty.
 */
export const id = orAbsent('an id', readableId, () => (reading.listDepth > 0 ? undefined : ''));

/** Text; numbers become text, null, blank text and other types become empty. */
export const text = orAbsent(
  'text',
  z.pipe(
    z.union([z.string(), z.number(), z.null()]),
    z.transform((value) => (value === null || String(value).trim() === '' ? '' : String(value))),
  ),
  () => '',
);

/** A number, also spelled as text; null, empty and other types become the default. */
export const numberOr = <Empty extends number | null>(empty: Empty) =>
  orAbsent(
    'a number',
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\s*(-?\d+(\.\d+)?)?\s*$/)), z.null()]),
      z.transform((value): number | Empty => (value === null || String(value).trim() === '' ? empty : Number(value))),
    ),
    () => empty as number | Empty,
  );

/** A size or number of things; null if absent, unreadable or negative. */
export const count = z.pipe(
  numberOr(null),
  orAbsent('a number that is not negative', z.nullable(z.number().check(z.gte(0))), () => null),
);

/** Yes or no, spelled true, 1, '1', 'true' or 'Y'; everything else is no. */
export const flag = orAbsent(
  'yes or no',
  z.pipe(
    z.union([z.boolean(), z.string(), z.number(), z.null()]),
    z.transform((value) => ['1', 'true', 'Y'].includes(String(value))),
  ),
  () => false,
);

/** A whole number within limits, also spelled as text; null if absent or unreadable. */
export const wholeNumber = (from: number, to: number) =>
  orAbsent(
    `a whole number from ${from} to ${to}`,
    z.pipe(
      z.nullish(
        z.pipe(
          z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d+$/))]), z.transform(Number)),
          z.int().check(z.gte(from), z.lte(to)),
        ),
      ),
      z.transform((value): number | null => value ?? null),
    ),
    () => null,
  );

/** List records that the server sent and that are unreadable (A40). */
export interface LeftOut {
  count: number;
  /** The server's id of the request, if it sent one. */
  requestId?: string;
}

/** Stored outside of the lists, which stay plain arrays. */
const leftOutOfLists = new WeakMap<object, LeftOut>();

/** Left-out records of a list or page; undefined when there are none. */
export function leftOutOf(list: readonly unknown[] | Page<unknown> | null | undefined): LeftOut | undefined {
  if (!list) return undefined;
  if (!('records' in list)) return leftOutOfLists.get(list);
  return list.leftOut ? { count: list.leftOut, requestId: list.requestId } : undefined;
}

/** Stores the request id of a list, for its left-out records. */
export function noteRequest(list: object, requestId: string): void {
  const leftOut = leftOutOfLists.get(list);
  if (leftOut) leftOutOfLists.set(list, { ...leftOut, requestId });
}

/** A list; null and other types become an empty one, and unreadable items are left out and counted. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) => {
  const schema = item as unknown as Schema<z.output<Item>>;
  const whole = z.nullable(z.array(item)) as unknown as Schema<z.output<Item>[] | null>;
  return z.transform((value: unknown, context): z.output<Item>[] => {
    if (reading.isStrict) {
      const result = whole.safeParse(value);
      return result.success ? (result.data ?? []) : refuse(context, result.error, value);
    }
    if (!Array.isArray(value)) return [];
    reading.listDepth += 1;
    const items = value.flatMap((one: unknown) => {
      const isReadable = one != null && (!objects.has(item) || isRecord(one));
      const result = isReadable ? schema.safeParse(one) : undefined;
      if (result?.success) return [result.data];
      reading.leftOut += 1;
      return [];
    });
    reading.listDepth -= 1;
    if (items.length < value.length) leftOutOfLists.set(items, { count: value.length - items.length });
    return items;
  }) as unknown as Schema<z.output<Item>[]>;
};

/** A field that a server may leave out or send as null. */
export const maybe = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.nullish(item),
    z.transform((value): z.output<Item> | undefined => value ?? undefined),
  );

/** One page of a list (A22). */
export interface Page<Item> {
  records: Item[];
  /** Null if the server sent none that fits the records: further pages may follow (A40). */
  total: number | null;
  pageNo: number;
  pageSize: number;
  /** Records that the server sent and that are unreadable (A40); absent when there are none. */
  leftOut?: number;
  /** The server's id of the request; only set with `leftOut`. */
  requestId?: string;
}

/** Parameters of every paged list. */
export interface PageQuery {
  pageNo: number;
  pageSize: number;
}

/** A page of records; a page without records is empty (R008). */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) => {
  const frame = z.nullish(
    wireObject({
      records: z.optional(listOf(item)),
      total: z.optional(numberOr(null)),
      pageNo: z.optional(numberOr(null)),
      pageSize: z.optional(numberOr(null)),
    }),
  );
  return z.transform((value: unknown, context): Page<z.output<Item>> => {
    const result = frame.safeParse(value);
    if (!result.success) return refuse(context, result.error, value);
    const page = result.data;
    const records = (page?.records ?? []) as z.output<Item>[];
    const sent = isRecord(value) && Array.isArray(value.records) ? value.records.length : 0;
    const total = page?.total ?? null;
    return {
      records,
      total: total !== null && total >= sent ? total : sent === 0 ? 0 : null,
      pageNo: page?.pageNo ?? 1,
      pageSize: page?.pageSize ?? records.length,
      ...(sent > records.length && { leftOut: sent - records.length }),
    };
  }) as unknown as Schema<Page<z.output<Item>>>;
};

/** Response of a call that only reports success. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
