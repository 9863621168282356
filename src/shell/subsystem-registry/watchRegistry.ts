import { onWake } from '@/utils/onWake';
import { whenDue } from '@/utils/whenDue';

/** How often a visible window reads the registry again: a subsystem is turned off in every window within a minute. */
export const REGISTRY_POLL_MS = 45_000;

/**
 * Refreshes the registry at an interval. A hidden window waits until it is visible again, and then refreshes at once.
 * Returns the stop function.
 */
export function watchRegistry(refresh: () => Promise<void>): () => void {
  let stop: () => void;
  let isStopped = false;

  const run = async () => {
    if (document.hidden) return waitUntilVisible();
    await refresh();
    if (!isStopped) plan();
  };
  const plan = () => {
    stop = whenDue(Date.now() + REGISTRY_POLL_MS, () => void run());
  };
  const waitUntilVisible = () => {
    stop = onWake(() => {
      if (document.hidden) return;
      stop();
      void run();
    });
  };

  plan();
  return () => {
    isStopped = true;
    stop();
  };
}
