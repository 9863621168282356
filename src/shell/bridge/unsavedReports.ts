import { createRateLimit } from '@/utils/createRateLimit';

/** Reports that count at once, within any period; a micro-app that reports more often is flickering. */
const REPORTS_AT_ONCE = 20;
const PERIOD_MS = 1_000;

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
  const isWithinLimit = createRateLimit(REPORTS_AT_ONCE, PERIOD_MS);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (hasUnsaved: boolean) => {
    if (hasUnsaved === current) return;
    current = hasUnsaved;
    apply(hasUnsaved);
  };

  return {
    report: (hasUnsaved) => {
      clearTimeout(timer);
      if (!isWithinLimit() && !hasUnsaved) timer = setTimeout(set, PERIOD_MS, false);
      else set(hasUnsaved);
    },
    stop: () => clearTimeout(timer),
  };
}
