/** Text of a micro-app, truncated to `maxLength`; empty for anything but strings and numbers. */
export const textOf = (value: unknown, maxLength: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, maxLength) : '';
