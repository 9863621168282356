// Counts the calls that the person has to wait for (R178). The count belongs to the calls themselves: each takes its
// place when it starts and gives it back when it ends, however it ends.

interface Waiting {
  /** Ends the call; only reads have one, because a write that is cut off may or may not have happened. */
  cancel?: () => void;
}

const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Acquires the overlay; returns the function that releases it. */
export function acquireOverlay(cancel?: () => void): () => void {
  const holder: Waiting = { cancel };
  waiting.add(holder);
  notify();
  return () => {
    if (waiting.delete(holder)) notify();
  };
}

/** How many calls hold the overlay, for whoever shows it. */
export const pendingOverlay = {
  get: (): number => waiting.size,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Whether cancelling would end anything. */
export const canCancelPending = (): boolean => [...waiting].some(({ cancel }) => cancel !== undefined);

/** Ends the reads that the person waits for; writes run on. */
export function cancelPending(): void {
  for (const { cancel } of [...waiting]) cancel?.();
}
