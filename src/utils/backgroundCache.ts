// Separate from the hook that fills it: ending the session must not import React. Not ahooks' own cache: it subscribes
// during rendering, and a render that React discards stays subscribed.
const cache = new Map<string, { data: unknown; time: number }>();

/** Background data by name, with the time of its response. */
export const backgroundCache: Pick<typeof cache, 'get' | 'set'> = cache;

/** Requests that were sent before the part that shows their data is rendered. */
const prefetched = new Map<string, Promise<unknown>>();

/** Clears all background data: at sign-out, and between tests (T3). */
export function forgetBackgroundData(): void {
  cache.clear();
  prefetched.clear();
}

/** Loads data for a part that is about to be rendered: it takes the response over and sends no request of its own. */
export function prefetchBackgroundData(name: string, load: () => Promise<unknown>): void {
  if (cache.has(name) || prefetched.has(name)) return;
  const loading = load();
  prefetched.set(name, loading);
  loading.then(
    (data) => {
      // Another session may have begun meanwhile, or the part may have taken the request over.
      if (prefetched.get(name) !== loading) return;
      prefetched.delete(name);
      cache.set(name, { data, time: Date.now() });
    },
    () => undefined,
  );
}

/** The prefetch of this name that is under way or has failed; it is handed over once. */
export function takePrefetched(name: string): Promise<unknown> | undefined {
  const loading = prefetched.get(name);
  prefetched.delete(name);
  return loading;
}

/** Marks a cached entry as stale: it is shown once more and fetched again. */
export function invalidateBackgroundData(name: string): void {
  const known = cache.get(name);
  if (known) cache.set(name, { ...known, time: -Infinity });
}
