import { SubsystemError } from '@/domain/subsystem/failure';
import { fetchPlain } from '@/services/http/fetchPlain';

/**
 * Checks with a no-cors request that a server responds at the address: browsers do not report that a frame shows their
 * error page.
 *
 * @throws SubsystemError `offline` or `unreachable`; the abort reason when the signal aborts.
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
