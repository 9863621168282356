import { recentOpenings, totalLeftovers } from './openings';

declare global {
  interface Window {
    /** Read-only: what the inspector and the tests read of the subsystems. */
    readonly __PORTAL_SUBSYSTEMS__?: {
      openings: typeof recentOpenings;
      leftovers(): Record<
        string,
        ReturnType<typeof totalLeftovers> extends ReadonlyMap<string, infer Sum> ? Sum : never
      >;
    };
  }
}

/** Opens the door to the measured openings for whoever looks at the page from outside; nothing can be changed there. */
export function openMeasurements(): void {
  if (window.__PORTAL_SUBSYSTEMS__) return;
  const door = Object.freeze({
    openings: recentOpenings,
    leftovers: () => Object.fromEntries(totalLeftovers()),
  });
  Object.defineProperty(window, '__PORTAL_SUBSYSTEMS__', { value: door });
}
