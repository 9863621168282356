// The spellings in which servers send values, and the one spelling the product knows (A7), read as A40 says: a field
// that is absent or unreadable counts as absent, and a list leaves out what it cannot read. The same schemas, read
// strictly, require every field that is not optional: the mock is held to that, and it tells where a server drifts.
import * as z from 'zod/mini';
import { isRecord } from './isRecord';

// Compiled parsers need `eval`, which the policy header forbids.
z.config({ jitless: true });

/** A schema whose answer is `Data`, whatever the wire looks like. */
export type Schema<Data> = z.ZodMiniType<Data>;

/** Where a response differs from its schema. Holds no value: values may be a person's. */
export interface Drift {
  /** Such as `records.0.title`; empty when it is the whole response. */
  path: string;
  /** What stood in the schema. */
  expected: string;
}

/** What reading a response gives. */
export interface WireReading<Data> {
  data: Data;
  drift: Drift[];
  /** Records of lists that were left out because they could not be read. */
  leftOut: number;
}

/** State of the read at hand; schemas are run synchronously, one read at a time. */
const reading = { isStrict: false, listDepth: 0, leftOut: 0 };

function run<Data>(schema: Schema<Data>, value: unknown, isStrict: boolean) {
  Object.assign(reading, { isStrict, listDepth: 0, leftOut: 0 });
  try {
    return schema.safeParse(value);
  } finally {
    reading.isStrict = false;
  }
}

/** Reads a value with every field required that is not optional. */
export const readStrictly = <Data>(schema: Schema<Data>, value: unknown) => run(schema, value, true);

/** Reads a value as A40 says; undefined only for a schema that requires more than A40 does. */
export function readWire<Data>(schema: Schema<Data>, value: unknown): WireReading<Data> | undefined {
  const strict = run(schema, value, true);
  if (strict.success) return { data: strict.data, drift: [], leftOut: 0 };
  const drift = strict.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    expected: message,
  }));
  const lenient = run(schema, value, false);
  return lenient.success ? { data: lenient.data, drift, leftOut: reading.leftOut } : undefined;
}

/** Keeps a value's own properties only, so that nothing inherited can stand in for a missing field (T20). */
const ownProperties = (value: unknown): unknown =>
  isRecord(value) || !reading.isStrict ? Object.assign(Object.create(null) as object, isRecord(value) && value) : value;

/** A schema that puts a value right before it reads it. */
export const putRightFirst = <Output, Input = unknown>(
  putRight: (wire: unknown) => unknown,
  schema: z.core.$ZodType<unknown>,
): z.ZodMiniType<Output, Input> => z.pipe(z.transform(putRight), schema) as unknown as z.ZodMiniType<Output, Input>;

/** A field that may be absent or unreadable: the value given stands for it, unless the read is strict. */
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

/** Hands the issues of an inner read on to the outer one, which adds its own path. */
function refuse(context: z.core.ParsePayload, { issues }: z.core.$ZodError, input: unknown): never {
  context.issues.push(...issues.map((issue) => ({ ...issue, input }) as z.core.$ZodRawIssue));
  return z.NEVER;
}

/** Schemas of objects: in a list, what is no object is left out instead of being read as an empty one. */
const objects = new WeakSet<object>();

const ownOnly = <Output, Input>(object: z.core.$ZodType<unknown>) => {
  const schema = putRightFirst<Output, Input>(ownProperties, object);
  objects.add(schema);
  return schema;
};

/** An object with these fields; others are left out. */
export const wireObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  ownOnly<z.output<z.ZodMiniObject<Shape>>, z.input<z.ZodMiniObject<Shape>>>(z.object(shape));

/** An object with these fields; others are kept as they came. */
export const openWireObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  ownOnly<z.output<z.ZodMiniObject<Shape, z.core.$loose>>, z.input<z.ZodMiniObject<Shape, z.core.$loose>>>(
    z.looseObject(shape),
  );

/** A schema that hands each record over as it came, beside the model that it was read as. */
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

/** An id or address on which a decision rests: whatever holds it cannot be read without it, in a list or not. */
export const requiredId = orAbsent('an id', readableId, () => undefined);

/**
 * Something that names a record: a number or a text that is not empty; always text for us. A record of a list is not
 * read without it; anywhere else an absent one is empty.
 */
export const id = orAbsent('an id', readableId, () => (reading.listDepth > 0 ? undefined : ''));

/** Text; numbers become text, null and what is none become empty. */
export const text = orAbsent(
  'text',
  z.pipe(
    z.union([z.string(), z.number(), z.null()]),
    z.transform((value) => (value === null ? '' : String(value))),
  ),
  () => '',
);

/** A number, also when it is spelled as text; null, empty and what is none become the value given. */
export const numberOr = <Empty extends number | null>(empty: Empty) =>
  orAbsent(
    'a number',
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\s*(-?\d+(\.\d+)?)?\s*$/)), z.null()]),
      z.transform((value): number | Empty => (value === null || String(value).trim() === '' ? empty : Number(value))),
    ),
    () => empty as number | Empty,
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

/** A whole number within limits, also when it is spelled as text; null where it is absent or unreadable. */
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

/** Records of a list that the server sent and that could not be read (A40). */
export interface LeftOut {
  count: number;
  /** The number under which the server knows the request, when it sent one. */
  requestId?: string;
}

/** Kept beside the lists, which stay plain arrays. */
const leftOutOfLists = new WeakMap<object, LeftOut>();

/** What was left out of a list that was read, whole or as one page; undefined when nothing was. */
export function leftOutOf(list: readonly unknown[] | Page<unknown> | null | undefined): LeftOut | undefined {
  if (!list) return undefined;
  if (!('records' in list)) return leftOutOfLists.get(list);
  return list.leftOut ? { count: list.leftOut, requestId: list.requestId } : undefined;
}

/** Records which request a list came with, for what was left out of it. */
export function noteRequest(list: object, requestId: string): void {
  const leftOut = leftOutOfLists.get(list);
  if (leftOut) leftOutOfLists.set(list, { ...leftOut, requestId });
}

/** A list; null and what is none are an empty one, and what cannot be read in it is left out and counted. */
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
  total: number;
  pageNo: number;
  pageSize: number;
  /** Records that the server sent and that could not be read (A40); absent when there were none. */
  leftOut?: number;
  /** The number under which the server knows the request; only beside `leftOut`. */
  requestId?: string;
}

/** What every paged list is asked with. */
export interface PageQuery {
  pageNo: number;
  pageSize: number;
}

/** A page of records; a page without records is an empty one (R008). */
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
    return {
      records,
      total: page?.total ?? records.length,
      pageNo: page?.pageNo ?? 1,
      pageSize: page?.pageSize ?? records.length,
      ...(sent > records.length && { leftOut: sent - records.length }),
    };
  }) as unknown as Schema<Page<z.output<Item>>>;
};

/** The answer of a call that only says whether it worked. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
