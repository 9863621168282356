// Separate from the hook that fills it: ending the session must not import React. Not ahooks' own cache: it subscribes
// during rendering, and a render that React discards stays subscribed.
const cache = new Map<string, { data: unknown; time: number }>();

/** Background data by name, with the time of its response. */
export const backgroundCache: Pick<typeof cache, 'get' | 'set'> = cache;

/** Clears all background data: at sign-out, and between tests (T3). */
export const forgetBackgroundData = (): void => cache.clear();

/** Marks a cached entry as stale: it is shown once more and fetched again. */
export function invalidateBackgroundData(name: string): void {
  const known = cache.get(name);
  if (known) cache.set(name, { ...known, time: -Infinity });
}
