/** Whether two values have the same JSON; the order of properties matters. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
