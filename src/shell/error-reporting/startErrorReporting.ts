import { receiverAddress } from '@/services/http';
import { environmentSettled } from '@/utils/environment';
import { whenIdle } from '@/utils/whenIdle';

/**
 * Sends what goes wrong to the receiver that the environment names. Without one neither the sender is loaded nor
 * anything sent; events before it is loaded wait.
 */
export async function startErrorReporting(): Promise<void> {
  await environmentSettled();
  if (!receiverAddress()) return;
  whenIdle(() => {
    import(/* webpackChunkName: "error-reporting" */ './createReporter')
      .then(({ startReporter }) => startReporter())
      // Without its chunk nothing is reported; the portal works.
      .catch(() => undefined);
  });
}
