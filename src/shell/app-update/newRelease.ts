/**
 * Shows one toast when a new version is released. The window keeps using the files of its own build, which the server
 * keeps for a while, and reloads only on a click. A rollback to its build closes the toast.
 */
import { translate } from '@/locales/text';
import { readReleasedBuild } from '@/services/http';
import { toast } from '@/shell/feedback';
import { currentBuild } from '@/utils/currentBuild';
import { onWake } from '@/utils/onWake';
import { forceReload } from '@/utils/safeRedirect';
import { confirmReload } from './confirmReload';

/** Interval at which a visible window checks whether a new version was released. */
const CHECK_MS = 10 * 60_000;
/** Minimum time between two checks: waking up triggers several. */
const CHECK_PAUSE_MS = 60_000;

/** Watches for a released build other than the running one. Returns the undo function. */
export function watchForNewRelease(): () => void {
  const build = currentBuild();
  if (!build) return () => undefined;
  let message: string | undefined;
  let announced = build;
  let checkedAt = Date.now();

  const reload = async () => {
    if (await confirmReload()) return forceReload();
    // The click has closed the toast: the next check shows it again.
    announced = build;
  };

  const announce = (released: string) => {
    if (released === announced) return;
    announced = released;
    if (message) toast.close(message);
    message = undefined;
    if (released === build) return;
    message = toast.show({
      type: 'info',
      text: translate('feedback.released'),
      staysOpen: true,
      action: { label: translate('feedback.reloadPage'), onClick: () => void reload() },
    });
  };

  const check = async () => {
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - checkedAt) < CHECK_PAUSE_MS) return;
    checkedAt = Date.now();
    const released = await readReleasedBuild();
    if (released) announce(released);
  };

  const stopWaking = onWake(() => void check());
  const timer = setInterval(() => void check(), CHECK_MS);
  return () => {
    stopWaking();
    clearInterval(timer);
  };
}
