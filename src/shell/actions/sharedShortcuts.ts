import { inspectSubsystems } from './definitions/inspectorActions';
import { searchEverything } from './definitions/searchActions';
import { showShortcuts } from './definitions/userActions';
import { matchesKeys, type Key, type KeyPress } from './shortcut';

/**
 * The shortcuts that frames pass on, each as its keys: all that the portal handles everywhere. A frame learns them when it
 * starts, which may be before the portal has drawn what handles them.
 */
export const sharedShortcuts: readonly (readonly Key[])[] = [
  showShortcuts,
  searchEverything,
  inspectSubsystems,
].flatMap(({ shortcut }) => shortcut?.keys ?? []);

/** Whether a key press from a frame is one of them. */
export const isSharedShortcut = (press: KeyPress): boolean => sharedShortcuts.some((keys) => matchesKeys(press, keys));
