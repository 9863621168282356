import { failureOf, SubsystemError } from '@/domain/subsystem/failure';
import type { Isolation, RegisteredSubsystem } from '@/domain/subsystem/registry';
import { fetchText, readPage } from '@/shell/subsystem-loader';

/** Maximum time for the page of an override to respond. */
const PROBE_TIMEOUT_MS = 15_000;

/**
 * Looks at the page of an override before it is opened: whether it responds, whether the portal may read it, and how it
 * can be shown. Nothing of it runs.
 *
 * @throws SubsystemError with the reason.
 */
export async function probeOverride(
  address: string,
  { isolation }: Pick<RegisteredSubsystem, 'isolation'>,
): Promise<Isolation> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(new SubsystemError({ kind: 'timed-out' })), PROBE_TIMEOUT_MS);
  try {
    if (isolation === 'frame') {
      const { checkReachable } = await import('@/shell/subsystem-frame');
      await checkReachable(address, signal);
      return 'frame';
    }
    const { esModule, hasScript } = readPage(await fetchText(address, 'page', { signal, cache: 'no-store' }), address);
    if (!esModule && !hasScript) throw new SubsystemError({ kind: 'not-an-app', address });
    return esModule ? 'frame' : 'sandbox';
  } catch (error) {
    throw new SubsystemError(failureOf(signal.aborted ? signal.reason : error, 'unreachable'));
  } finally {
    clearTimeout(timer);
  }
}
