import { reportLongFrame } from '@/utils/errorReports';
import { codeAtAddress } from './callers';

/** A script of a long frame, as far as it is used; not in every browser. */
export interface FrameScript {
  sourceURL: string;
  startTime: number;
  duration: number;
}

/** A micro-app's function that the browser calls through one of the portal's. */
interface OwnRun {
  code: string;
  at: number;
}

/** A frame is reported after it has ended; runs older than this belong to none. */
const RUN_AGE_MS = 10_000;
const RUNS_MAX = 2_000;

let isWatching = false;
let runs: OwnRun[] = [];

/** Notes that a function of a micro-app runs now; the browser names the script of the function around it. */
export function noteOwnRun(code: string): void {
  if (isWatching) runs.push({ code, at: performance.now() });
  if (runs.length > RUNS_MAX) runs = runs.slice(RUNS_MAX / 2);
}

/**
 * The time of each micro-app in the scripts of a frame, in ms. A script of the portal during which two micro-apps ran counts
 * for neither.
 */
export function timesIn(scripts: readonly FrameScript[], noted: readonly OwnRun[] = runs): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { sourceURL, startTime, duration } of scripts) {
    const inside = noted.filter(({ at }) => at >= startTime && at <= startTime + duration);
    const codes = new Set(inside.map(({ code }) => code));
    const code = codeAtAddress(sourceURL) ?? (codes.size === 1 ? [...codes][0] : undefined);
    if (code !== undefined) times.set(code, (times.get(code) ?? 0) + duration);
  }
  return times;
}

/** Attributes the scripts of long frames to micro-apps, where the browser reports them. */
export function watchLongFrames(): void {
  if (!('PerformanceObserver' in window)) return;
  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return;
  isWatching = true;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { scripts = [] } = entry as PerformanceEntry & { scripts?: readonly FrameScript[] };
      for (const [code, ms] of timesIn(scripts)) reportLongFrame(code, ms);
    }
    const oldest = performance.now() - RUN_AGE_MS;
    runs = runs.filter(({ at }) => at > oldest);
  }).observe({ type: 'long-animation-frame' });
}
