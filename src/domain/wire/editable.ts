// Records that a person edits: what the portal does not understand of one is sent back as it came (A40).
import * as z from 'zod/mini';
import { isRecord } from './isRecord';
import { readStrictly, wireObject, withSource, type Schema } from './wire';

/** A record as the server sent it, and the schemas of the fields that the portal knows. */
interface Source {
  fields: Readonly<Record<string, unknown>>;
  shape: z.core.$ZodLooseShape;
}

/** Kept beside the models, not in them: models are compared, shown and stored field by field. */
const sources = new WeakMap<object, Source>();

/** The schema of a record that is edited: `updateOf` knows what came beside the fields of its model. */
export const editableRecord = <Shape extends z.core.$ZodLooseShape, Model extends object>(
  shape: Shape,
  toModel: (wire: z.output<z.ZodMiniObject<Shape>>) => Model,
): Schema<Model> =>
  withSource<Model>(z.pipe(wireObject(shape), z.transform(toModel)) as unknown as Schema<Model>, (model, fields) =>
    sources.set(model, { fields, shape }),
  );

/** Lets a model stand for a record that was read as another one and that is now what an update has sent. */
export function keepSource<Model extends object>(model: Model, read: object, sent: object): Model {
  const source = sources.get(read);
  if (source) sources.set(model, { ...source, fields: { ...source.fields, ...sent } });
  return model;
}

/** Names by which a careless server, merging what it is sent, would change its own prototypes. */
const UNSAFE: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const entriesOf = (fields: object) => Object.entries(fields).filter(([key]) => !UNSAFE.has(key));

const withoutUnsafe = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutUnsafe);
  return isRecord(value)
    ? Object.fromEntries(entriesOf(value).map(([key, inner]) => [key, withoutUnsafe(inner)]))
    : value;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isKnown = ({ shape }: Source, key: string) => Object.hasOwn(shape, key);
const isUnreadable = ({ fields, shape }: Source, key: string) =>
  isKnown({ fields, shape }, key) && !readStrictly(shape[key] as Schema<unknown>, fields[key]).success;

/** What the items of a list within a record are distinguished by. */
const ITEM_KEYS = ['id', 'downloadUri'] as const;

const isSameItem = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  ITEM_KEYS.some((key) => Boolean(one[key]) && String(one[key]) === String(other[key]));

/** An item of a list with what came beside its fields; a field that is empty here replaces nothing. */
const itemToSend = (item: unknown, came: readonly unknown[]): unknown => {
  if (!isRecord(item)) return item;
  const source = came.find((other) => isRecord(other) && isSameItem(item, other));
  if (!source) return item;
  const filled = Object.entries(item).filter(([, value]) => value !== '' && value != null);
  return { ...item, ...(withoutUnsafe(source) as object), ...Object.fromEntries(filled) };
};

/**
 * The body of an update: the changes, with everything beside them that came and was not understood. A known field that
 * could not be read goes back as it came unless the person has changed it. A field named in the changes is never taken
 * from the record otherwise: one that is undefined there is not sent.
 *
 * @param record - The model that was read; of one that was not, nothing is known beyond the changes.
 * @param shown - What the form showed of the record, spelled as in the changes; without the fields that are decided
 *   by the sending itself, such as the status.
 */
export function updateOf<Changes extends object>(
  record: object | null | undefined,
  changes: Changes,
  shown: () => Partial<Changes>,
): Changes {
  const source = record ? sources.get(record) : undefined;
  const sent = { ...changes } as Record<string, unknown>;
  if (source) {
    const before = shown() as Record<string, unknown>;
    for (const [key, came] of entriesOf(source.fields)) {
      const isOurs = Object.hasOwn(sent, key);
      const isUntouched = !isOurs || (Object.hasOwn(before, key) && isSame(sent[key], before[key]));
      const isNotUnderstood = isOurs || isKnown(source, key) ? isUntouched && isUnreadable(source, key) : true;
      if (isNotUnderstood) sent[key] = withoutUnsafe(came);
      else if (Array.isArray(sent[key]) && Array.isArray(came))
        sent[key] = sent[key].map((item) => itemToSend(item, came));
    }
  }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Changes;
}
