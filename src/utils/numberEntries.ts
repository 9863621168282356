/** What the portal's history keeps in each entry of the browser's. */
interface EntryState {
  idx?: unknown;
}

const stateNow = () => window.history.state as EntryState | null;

/** Number of the present entry of the history, from 0 on; null for one that the browser made by itself. */
export const entryNumber = (): number | null => {
  const number = stateNow()?.idx;
  return Number.isInteger(number) ? (number as number) : null;
};

/** Key of the current entry in the Navigation API; replacing an entry keeps it. Undefined in browsers without the API. */
const currentEntryKey = () =>
  (window as { navigation?: { currentEntry?: { key: string } | null } }).navigation?.currentEntry?.key;

let last = { number: 0, entryKey: currentEntryKey() };

/** To be called after each move of the portal's history: from here the next entry is counted. */
export function rememberEntry(): void {
  last = { number: entryNumber() ?? last.number, entryKey: currentEntryKey() };
}

/**
 * Gives a number to the entries that the browser makes by itself, such as by a link to `#part` in a subsystem or by a
 * router that assigns to `location.hash`. The portal's history counts on from the present entry: after one without a
 * number none would have one, and who asks before unsaved work is lost could not lead Back back to its form.
 *
 * To be called before the portal's history is made: who listens first hears first.
 */
export function numberEntries(): () => void {
  const number = () => {
    if (entryNumber() === null) {
      const isReplaced = last.entryKey !== undefined && currentEntryKey() === last.entryKey;
      const idx = isReplaced ? last.number : last.number + 1;
      const key = Math.random().toString(36).slice(2, 10);
      // Straight from the prototype: it is no move, and nobody who listens for moves should take it for one.
      History.prototype.replaceState.call(window.history, { ...stateNow(), idx, key }, '');
    }
    rememberEntry();
  };
  rememberEntry();
  window.addEventListener('popstate', number);
  return () => window.removeEventListener('popstate', number);
}
