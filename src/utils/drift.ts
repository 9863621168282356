// Where responses differ from their schemas: told to developers, never to staff (A40).
import type { Drift } from '@/domain/wire';

/** How often each field of each call was absent or unreadable since the page was loaded, for the inspector. */
export const driftCounts: ReadonlyMap<string, number> = new Map();

/** One field of one call that was absent or unreadable. */
export interface Drifted {
  call: string;
  field: string;
  expected: string;
}

let listener: ((drifted: Drifted) => void) | undefined;

/** Calls this for each field of each call when it drifts for the first time. */
export function onDrift(onReport: (drifted: Drifted) => void): void {
  listener = onReport;
}

/** Counts the drift of one response; the console gets one line per call and field, without any value. */
export function reportDrift(endpointName: string, drift: readonly Drift[]): void {
  const counts = driftCounts as Map<string, number>;
  for (const { path, expected } of drift) {
    // One field of a hundred records is one drift.
    const field = path.replace(/\.\d+(?=\.|$)|^\d+(?=\.|$)/g, '[]').replace(/^\./, '') || '(all of it)';
    const key = `${endpointName} ${field}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    if (count > 0) continue;
    console.warn(`${endpointName}: '${field}' is absent or unreadable; expected ${expected}`);
    listener?.({ call: endpointName, field, expected });
  }
}
