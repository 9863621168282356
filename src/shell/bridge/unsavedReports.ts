/** Reports that count at once, per window of time; a micro-app that reports more often is flickering. */
const REPORTS_AT_ONCE = 20;
const WINDOW_MS = 1_000;

/** Reports of unsaved work of one micro-app. */
export interface UnsavedReports {
  report(hasUnsaved: boolean): void;
  stop(): void;
}

/**
 * Passes reports on to `apply`. In a flood, unsaved work counts at once and its end only when the flood is over: each
 * change renders the portal's bars, and thousands of them would block the window.
 */
export function createUnsavedReports(apply: (hasUnsaved: boolean) => void): UnsavedReports {
  let current: boolean | null = null;
  let windowStart = -Infinity;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (hasUnsaved: boolean) => {
    if (hasUnsaved === current) return;
    current = hasUnsaved;
    apply(hasUnsaved);
  };
  const isFlood = (): boolean => {
    const now = performance.now();
    if (now - windowStart >= WINDOW_MS) [windowStart, count] = [now, 0];
    count += 1;
    return count > REPORTS_AT_ONCE;
  };

  return {
    report: (hasUnsaved) => {
      clearTimeout(timer);
      if (isFlood() && !hasUnsaved) timer = setTimeout(set, WINDOW_MS, false);
      else set(hasUnsaved);
    },
    stop: () => clearTimeout(timer),
  };
}
