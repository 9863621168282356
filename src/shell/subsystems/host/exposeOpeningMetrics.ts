import { recentOpeningMetrics, totalLeftovers } from './openingMetrics';

declare global {
  interface Window {
    /** Read-only metrics for the inspector and the tests. */
    readonly __PORTAL_SUBSYSTEMS__?: {
      openings: typeof recentOpeningMetrics;
      leftovers(): Record<
        string,
        ReturnType<typeof totalLeftovers> extends ReadonlyMap<string, infer Sum> ? Sum : never
      >;
    };
  }
}

/** Exposes the opening metrics read-only on `window`, for the inspector and the tests. */
export function exposeOpeningMetrics(): void {
  if (window.__PORTAL_SUBSYSTEMS__) return;
  const api = Object.freeze({
    openings: recentOpeningMetrics,
    leftovers: () => Object.fromEntries(totalLeftovers()),
  });
  Object.defineProperty(window, '__PORTAL_SUBSYSTEMS__', { value: api });
}
