import { SubsystemError } from '@/domain/subsystem/failure';
import { fetchPlain } from '@/services/http/fetchPlain';

/**
 * Asks blindly whether anybody answers at an address: the browser tells nobody that a frame shows its own error page.
 *
 * @throws SubsystemError `offline` or `unreachable`; what the signal aborts, throws its reason.
 */
export async function checkReachable(address: string, signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) throw new SubsystemError({ kind: 'offline' });
  try {
    await fetchPlain(address, { mode: 'no-cors', cache: 'no-store', signal });
  } catch {
    signal.throwIfAborted();
    throw new SubsystemError({ kind: 'unreachable', address: address.replace(/[?#].*$/, '') });
  }
}
