import { httpSettings } from './settings';

/** A lookup with cached results. */
export interface CachedLookup<Query, Data> {
  (query: Query): Promise<Data>;
  /** Clears the cache, because the data has changed. */
  forget(): void;
}

/**
 * Caches the results of a lookup while the same token is in use: a repeated query gets the cached result, and a
 * concurrent one waits for the first. Failures are not cached.
 */
export function cachePerToken<Query, Data>(load: (query: Query) => Promise<Data>): CachedLookup<Query, Data> {
  let token: string | null = null;
  const responses = new Map<string, Promise<Data>>();
  const ask = (query: Query): Promise<Data> => {
    const current = httpSettings().readToken();
    if (current !== token) responses.clear();
    token = current;
    const key = JSON.stringify(query) ?? '';
    const known = responses.get(key);
    if (known) return known;
    const response = load(query);
    responses.set(key, response);
    response.catch(() => {
      if (responses.get(key) === response) responses.delete(key);
    });
    return response;
  };
  return Object.assign(ask, { forget: () => responses.clear() });
}
