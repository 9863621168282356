// Where responses differ from their schemas: reported to developers, not to staff (A40).
import type { Drift } from '@/domain/wire';

/** Number of times each field of each call was absent or unreadable since the page loaded, for the inspector. */
export const driftCounts: ReadonlyMap<string, number> = new Map();

/** One field of one call that was absent or unreadable. */
export interface Drifted {
  call: string;
  field: string;
  expected: string;
}

/** What was reported before there was a listener: the environment is read before the application runs. */
const unheard: Drifted[] = [];
let listener = (drifted: Drifted): void => void unheard.push(drifted);

/** Sets the callback for the first drift of each field of each call, also of those that were reported before. */
export function onDrift(callback: (drifted: Drifted) => void): void {
  listener = callback;
  unheard.splice(0).forEach(callback);
}

/** Counts the drift of one response; logs one line per call and field, without any value. */
export function reportDrift(endpointName: string, drift: readonly Drift[]): void {
  const counts = driftCounts as Map<string, number>;
  for (const { path, problem = 'is absent or unreadable', expected } of drift) {
    // The same field of many records is one drift.
    const field = path.replace(/\.\d+(?=\.|$)|^\d+(?=\.|$)/g, '[]').replace(/^\./, '') || '(all of it)';
    const key = `${endpointName} ${field}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    if (count > 0) continue;
    console.warn(`${endpointName}: '${field}' ${problem}; expected ${expected}`);
    listener({ call: endpointName, field, expected });
  }
}
