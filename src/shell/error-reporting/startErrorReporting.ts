import { receiverAddress } from '@/services/http';
import { delay } from '@/utils/delay';
import { environmentSettled } from '@/utils/environment';
import { whenIdle } from '@/utils/whenIdle';

/** Delay before the sender is loaded: the first page has priority. */
const SENDER_DELAY_MS = 1_000;

/**
 * Sends what goes wrong to the receiver that the environment names. Without one neither the sender is loaded nor
 * anything sent; events before it is loaded wait.
 */
export async function startErrorReporting(): Promise<void> {
  await environmentSettled();
  if (!receiverAddress()) return;
  await delay(SENDER_DELAY_MS);
  whenIdle(() => {
    import(/* webpackChunkName: "error-reporting" */ './createReporter')
      .then(({ startReporter }) => startReporter())
      // Without its chunk nothing is reported; the portal works.
      .catch(() => undefined);
  });
}
