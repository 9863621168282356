// The spellings in which servers send values, and the one spelling the product knows (A7).
// A listed field has to be there; what stands in it may be a string, a number or null. Anything else is refused.
import * as z from 'zod/mini';

// Compiled parsers need `eval`, which the policy header forbids.
z.config({ jitless: true });

/** A schema whose answer is `Data`, whatever the wire looks like. */
export type Schema<Data> = z.ZodMiniType<Data>;

/** Keeps a value's own properties only, so that nothing inherited can stand in for a missing field (T20). */
const ownProperties = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.assign(Object.create(null) as object, value)
    : value;

/** A schema that puts a value right before it reads it. */
export const putRightFirst = <Output, Input = unknown>(
  putRight: (wire: unknown) => unknown,
  schema: z.core.$ZodType<unknown>,
): z.ZodMiniType<Output, Input> => z.pipe(z.transform(putRight), schema) as unknown as z.ZodMiniType<Output, Input>;

const ownOnly = <Output, Input>(object: z.core.$ZodType<unknown>) =>
  putRightFirst<Output, Input>(ownProperties, object);

/** An object with these fields; others are left out. */
export const wireObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  ownOnly<z.output<z.ZodMiniObject<Shape>>, z.input<z.ZodMiniObject<Shape>>>(z.object(shape));

/** An object with these fields; others are kept as they came. */
export const openWireObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  ownOnly<z.output<z.ZodMiniObject<Shape, z.core.$loose>>, z.input<z.ZodMiniObject<Shape, z.core.$loose>>>(
    z.looseObject(shape),
  );

/** Something that names a record: a number or a text that is not empty; always text for us. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((value) => String(value)),
);

/** Text; numbers become text and null becomes empty. */
export const text = z.pipe(
  z.union([z.string(), z.number(), z.null()]),
  z.transform((value) => (value === null ? '' : String(value))),
);

/** A number, also when it is spelled as text; null and empty become the value given. */
export const numberOr = <Empty extends number | null>(empty: Empty) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\s*(-?\d+(\.\d+)?)?\s*$/)), z.null()]),
    z.transform((value): number | Empty => (value === null || String(value).trim() === '' ? empty : Number(value))),
  );

/** Yes or no, spelled true, 1, '1' or 'true'; everything else is no. */
export const flag = z.pipe(
  z.union([z.boolean(), z.string(), z.number(), z.null()]),
  z.transform((value) => ['1', 'true'].includes(String(value))),
);

/** A list that may come as null. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.nullable(z.array(item)),
    z.transform((items): z.output<Item>[] => items ?? []),
  );

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
}

/** What every paged list is asked with. */
export interface PageQuery {
  pageNo: number;
  pageSize: number;
}

/** A page of records; a page without records is an empty one (R008). */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) => {
  const frame = wireObject({
    records: z.optional(listOf(item)),
    total: z.optional(numberOr(null)),
    pageNo: z.optional(numberOr(null)),
    pageSize: z.optional(numberOr(null)),
  });
  return z.pipe(
    z.nullish(frame),
    z.transform((page): Page<z.output<Item>> => {
      const records = (page?.records ?? []) as z.output<Item>[];
      return {
        records,
        total: page?.total ?? records.length,
        pageNo: page?.pageNo ?? 1,
        pageSize: page?.pageSize ?? records.length,
      };
    }),
  );
};

/** The answer of a call that only says whether it worked. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
