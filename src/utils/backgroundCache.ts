// Apart from the hook that fills it: who ends the session needs this and none of React.
// Not ahooks' own cache: it subscribes while rendering, and a rendering that React throws away stays subscribed.
const cache = new Map<string, { data: unknown; time: number }>();

/** What was read in the background, by name, with the time when it came. */
export const backgroundCache: Pick<typeof cache, 'get' | 'set'> = cache;

/** Forgets everything that was read in the background: at sign-out, and between tests (T3). */
export const forgetBackgroundData = (): void => cache.clear();

/** Marks a cached entry as stale: it is shown once more and fetched again. */
export function invalidateBackgroundData(name: string): void {
  const known = cache.get(name);
  if (known) cache.set(name, { ...known, time: -Infinity });
}
