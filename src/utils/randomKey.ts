const BYTES = 16;

/** A unique key. `crypto.randomUUID` exists in secure contexts only. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
