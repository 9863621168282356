/** The state that the portal's history stores in each browser entry. */
interface EntryState {
  idx?: unknown;
}

const stateNow = () => window.history.state as EntryState | null;

/** Number of the current history entry, starting at 0; null for one that the browser created. */
export const historyIndex = (): number | null => {
  const number = stateNow()?.idx;
  return Number.isInteger(number) ? (number as number) : null;
};

/** Key of the current entry in the Navigation API; replacing an entry keeps it. Undefined in browsers without the API. */
const currentEntryKey = () =>
  (window as { navigation?: { currentEntry?: { key: string } | null } }).navigation?.currentEntry?.key;

let last = { number: 0, entryKey: currentEntryKey() };

/** Call after each navigation of the portal's history: the next entry is numbered from here. */
export function rememberHistoryIndex(): void {
  last = { number: historyIndex() ?? last.number, entryKey: currentEntryKey() };
}

/**
 * Numbers the entries that the browser creates, for example by a link to `#part` in a subsystem or by a router that
 * assigns to `location.hash`. The portal's history counts from the current entry: after an unnumbered one all later
 * entries would be unnumbered, and a leave prompt could not return to its form after Back.
 *
 * Call before the portal's history is created: listeners run in the order of registration.
 */
export function numberHistoryEntries(): () => void {
  const number = () => {
    if (historyIndex() === null) {
      const isReplaced = last.entryKey !== undefined && currentEntryKey() === last.entryKey;
      const idx = isReplaced ? last.number : last.number + 1;
      const key = Math.random().toString(36).slice(2, 10);
      // From the prototype: a patched replaceState would report a navigation.
      History.prototype.replaceState.call(window.history, { ...stateNow(), idx, key }, '');
    }
    rememberHistoryIndex();
  };
  rememberHistoryIndex();
  window.addEventListener('popstate', number);
  return () => window.removeEventListener('popstate', number);
}
