/** A text that waits for longer than this is reported between two keystrokes. */
const LATEST_MS = 500;

/** Reports changes of a text. */
export interface PacedChanges {
  /** The text has changed; `read` returns it at the time of the report. */
  change: (read: () => string) => void;
  /** Reports a waiting change now. */
  flush: () => void;
  /** Drops a waiting change: the text was replaced from outside. */
  drop: () => void;
}

/**
 * Reports a change as soon as the browser has time. Reporting every keystroke draws the form once for each; keys that
 * arrive faster than that keep React from its queued updates, and React reports an endless loop after fifty nested
 * updates (error 185).
 */
export function paceChanges(report: (text: string) => void): PacedChanges {
  let waiting: { read: () => string; since: number; timer: ReturnType<typeof setTimeout> } | null = null;

  const flush = () => {
    if (!waiting) return;
    const { read, timer } = waiting;
    clearTimeout(timer);
    waiting = null;
    report(read());
  };
  return {
    change: (read) => {
      if (waiting) waiting.read = read;
      else waiting = { read, since: Date.now(), timer: setTimeout(flush) };
      if (Date.now() - waiting.since >= LATEST_MS) flush();
    },
    flush,
    drop: () => {
      clearTimeout(waiting?.timer);
      waiting = null;
    },
  };
}
