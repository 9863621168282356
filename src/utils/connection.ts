import { createEmitter } from './createEmitter';

const returns = createEmitter('onBackOnline');
const changes = createEmitter('onConnectionChange');

/**
 * When the connection counts as back once more, after the browser's event: it comes when there is a network, and the
 * first requests may still find no route or no name.
 */
const AGAIN_MS = [2_000, 6_000, 15_000];
let timers: number[] = [];

const stopEmitting = () => {
  timers.forEach((timer) => window.clearTimeout(timer));
  timers = [];
};

const emitAgain = () => {
  stopEmitting();
  timers = AGAIN_MS.map((ms, index) =>
    window.setTimeout(() => {
      if (index === AGAIN_MS.length - 1) timers = [];
      void returns.emit();
    }, ms),
  );
};

// One listener of the browser's event for both: a component that is shown only offline is gone once others have been
// told, and would never be told itself that the connection is back.
window.addEventListener('online', () => {
  emitAgain();
  void returns.emit();
  void changes.emit();
});
window.addEventListener('offline', () => {
  stopEmitting();
  void changes.emit();
});

/** Whether the browser has a connection; false is certain, true only means that there may be one. */
export const isOnline = (): boolean => navigator.onLine;

/** Whether the connection has come back just now: what fails may fail because it is not usable yet. */
export const isReconnecting = (): boolean => timers.length > 0;

/**
 * Calls back when the connection comes back, before `onConnectionChange`, and some seconds later again: try again what
 * has failed, and nothing else. Returns the unsubscribe function.
 */
export const onBackOnline = returns.subscribe;

/** Calls back whenever `isOnline` may have changed. Returns the unsubscribe function. */
export const onConnectionChange = changes.subscribe;
