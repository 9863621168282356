/** Whether an external value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text as it is; anything else as an empty text. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether two values have the same JSON; the order of properties matters. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
