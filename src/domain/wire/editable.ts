// Records that a person edits: fields that the portal does not understand are sent back unchanged (A40).
import * as z from 'zod/mini';
import { isRecord, isSameJson } from './json';
import { readStrictly, wireObject, withSource, type Schema } from './wire';

/** A record as the server sent it, and the schemas of the known fields. */
interface Source {
  fields: Readonly<Record<string, unknown>>;
  shape: z.core.$ZodLooseShape;
}

/** Stored outside of the models: models are compared, shown and stored field by field. */
const sources = new WeakMap<object, Source>();

/** Schema of an editable record: `updateOf` finds the unknown fields of its model. */
export const editableRecord = <Shape extends z.core.$ZodLooseShape, Model extends object>(
  shape: Shape,
  toModel: (wire: z.output<z.ZodMiniObject<Shape>>) => Model,
): Schema<Model> =>
  withSource<Model>(z.pipe(wireObject(shape), z.transform(toModel)) as unknown as Schema<Model>, (model, fields) =>
    sources.set(model, { fields, shape }),
  );

/** Registers a model as the current form of a record after an update was sent. */
export function keepSource<Model extends object>(model: Model, read: object, sent: object): Model {
  const source = sources.get(read);
  if (source) sources.set(model, { ...source, fields: { ...source.fields, ...sent } });
  return model;
}

/** Names that would change prototypes on a server that merges the body carelessly. */
const UNSAFE: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const entriesOf = (fields: object) => Object.entries(fields).filter(([key]) => !UNSAFE.has(key));

const withoutUnsafe = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutUnsafe);
  return isRecord(value)
    ? Object.fromEntries(entriesOf(value).map(([key, inner]) => [key, withoutUnsafe(inner)]))
    : value;
};

const isKnown = ({ shape }: Source, key: string) => Object.hasOwn(shape, key);
const isUnreadable = ({ fields, shape }: Source, key: string) =>
  isKnown({ fields, shape }, key) && !readStrictly(shape[key] as Schema<unknown>, fields[key]).success;

/** Identity of items in a list of a record. */
const ITEM_KEYS = ['id', 'downloadUri'] as const;

const isSameItem = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  ITEM_KEYS.some((key) => Boolean(one[key]) && String(one[key]) === String(other[key]));

/** A list item with its unknown fields; an empty field here replaces nothing. */
const itemToSend = (item: unknown, came: readonly unknown[]): unknown => {
  if (!isRecord(item)) return item;
  const source = came.find((other) => isRecord(other) && isSameItem(item, other));
  if (!source) return item;
  const filled = Object.entries(item).filter(([, value]) => value !== '' && value != null);
  return { ...item, ...(withoutUnsafe(source) as object), ...Object.fromEntries(filled) };
};

/**
 * The body of an update: the changes, plus all fields that were received and not understood. An unreadable known field
 * is sent back unchanged unless the user changed it. A field named in the changes is never taken from the record: if
 * it is undefined there, it is not sent.
 *
 * @param record - The model that was read; for any other object only the changes are known.
 * @param shown - What the form showed of the record, spelled as in the changes; without the fields that sending sets
 *   itself, such as the status.
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
      const isUntouched = !isOurs || (Object.hasOwn(before, key) && isSameJson(sent[key], before[key]));
      const isNotUnderstood = isOurs || isKnown(source, key) ? isUntouched && isUnreadable(source, key) : true;
      if (isNotUnderstood) sent[key] = withoutUnsafe(came);
      else if (Array.isArray(sent[key]) && Array.isArray(came))
        sent[key] = sent[key].map((item) => itemToSend(item, came));
    }
  }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Changes;
}
