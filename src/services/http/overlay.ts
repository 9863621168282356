// Counts the calls that block the screen (R178). Each call increments the count when it starts and decrements it when
// it ends, however it ends.

import { createEmitter } from '@/utils/createEmitter';

interface Waiting {
  /** Cancels the call; only reads have this, because an aborted write may have been carried out. */
  cancel?: () => void;
}

const waiting = new Set<Waiting>();
const changes = createEmitter('pendingOverlay');

/** Acquires the overlay; returns the function that releases it. */
export function acquireOverlay(cancel?: () => void): () => void {
  const holder: Waiting = { cancel };
  waiting.add(holder);
  void changes.emit();
  return () => {
    if (waiting.delete(holder)) void changes.emit();
  };
}

/** Number of calls that hold the overlay, for the component that shows it. */
export const pendingOverlay = {
  get: (): number => waiting.size,
  subscribe: (listener: () => void): (() => void) => changes.subscribe(listener),
};

/** Whether any call can be canceled. */
export const canCancelPending = (): boolean => [...waiting].some(({ cancel }) => cancel !== undefined);

/** Cancels the reads that block the screen; writes continue. */
export function cancelPending(): void {
  for (const { cancel } of [...waiting]) cancel?.();
}
