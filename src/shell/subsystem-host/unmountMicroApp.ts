import { countLeftovers } from './openingMetrics';
import { noop, type Pane } from './pane';

/** Maximum time for a micro-app to unmount; then its container is removed anyway (F8). */
const SUBSYSTEM_UNMOUNT_TIMEOUT_MS = 3_000;

/** Unmounts the micro-app of a pane; `onEmptied` is called as soon as the pane holds nothing of it. */
export function unmountMicroApp(pane: Pane, onEmptied: () => void): Promise<void> {
  const { running, bridge, navigator, container, subsystem } = pane;
  pane.container = null;
  pane.running = null;
  pane.bridge = null;
  pane.navigator = null;
  pane.blocked = null;
  pane.reported = null;
  pane.hasInput = false;
  pane.release = null;
  pane.update = null;
  pane.title = null;
  pane.stopUpdates();
  pane.stopUpdates = noop;
  // The signal holds listeners of the micro-app's runtime.
  pane.abort = null;
  pane.recheck?.abort();
  pane.recheck = null;
  onEmptied();
  navigator?.stop();
  const before = pane.cleared;
  const clear = async () => {
    await before;
    try {
      const left = await running?.stop(SUBSYSTEM_UNMOUNT_TIMEOUT_MS);
      if (left && subsystem) countLeftovers(subsystem.code, left);
    } catch (error) {
      // Whatever failed during the clean-up, the pane is free for the next mount.
      console.error(`[portal] ${pane.key} could not be unmounted cleanly`, error);
    }
    bridge?.stop();
    container?.remove();
  };
  pane.cleared = clear();
  return pane.cleared;
}
