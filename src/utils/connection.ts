import { createEmitter } from './createEmitter';

const returns = createEmitter('onBackOnline');
const changes = createEmitter('onConnectionChange');

// One listener of the browser's event for both: a component that is shown only offline is gone once others have been
// told, and would never be told itself that the connection is back.
window.addEventListener('online', () => {
  void returns.emit();
  void changes.emit();
});
window.addEventListener('offline', () => void changes.emit());

/** Whether the browser has a connection; false is certain, true only means that there may be one. */
export const isOnline = (): boolean => navigator.onLine;

/** Calls back whenever the connection comes back, before `onConnectionChange`. Returns the unsubscribe function. */
export const onBackOnline = returns.subscribe;

/** Calls back whenever `isOnline` may have changed. Returns the unsubscribe function. */
export const onConnectionChange = changes.subscribe;
