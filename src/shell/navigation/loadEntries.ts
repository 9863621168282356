import { serverEntries, type ServerEntry } from '@/domain/subsystem/schema';
import { EnvelopeError } from '@/services/http';
import { listNavigationEntries } from '@/services/subsystems';
import { sessionArea } from '@/utils/storage';
import { loadRegistryIfNeeded, whenNamed } from './registeredEntries';
import { navigationStore } from './navigationStore';

let running: AbortController | null = null;

const readCopy = (): readonly ServerEntry[] =>
  sessionArea.read('portal.navigationEntries', (value) => {
    const parsed = serverEntries.safeParse(value);
    return parsed.success ? parsed.data : undefined;
  }) ?? [];

/**
 * Loads the subsystems (R075, R211): the cached list of this session is shown at once and replaced by the server's
 * response. Never blocks the page; a failure leaves home, basic information and the known list.
 */
export async function loadEntries(): Promise<void> {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const { signal } = controller;
  const { list } = navigationStore.getState();
  const known = list.length > 0 ? list : readCopy();
  const naming = whenNamed();
  navigationStore.setState({ status: 'loading', list: naming ? list : known });
  void naming?.then(() => {
    if (!signal.aborted && navigationStore.getState().status === 'loading') navigationStore.setState({ list: known });
  });
  try {
    const fresh = await listNavigationEntries({ signal, overlay: false });
    await naming;
    if (signal.aborted) return;
    navigationStore.setState({ status: 'ready', list: fresh });
    sessionArea.write('portal.navigationEntries', fresh);
    loadRegistryIfNeeded(fresh);
  } catch (error) {
    if (signal.aborted) return;
    // A refusal by the server clears the list (R211); an unreachable server does not.
    const isRefused = error instanceof EnvelopeError;
    navigationStore.setState({ status: 'failed', list: isRefused ? [] : known });
    if (isRefused) sessionArea.remove('portal.navigationEntries');
  }
}

/** Aborts a load in progress. */
export function cancelLoading(): void {
  running?.abort();
  running = null;
}

/** Resolves with the list when the load in progress has ended, or at once without one. */
export function whenLoaded(signal: AbortSignal): Promise<readonly ServerEntry[]> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      const { status, list } = navigationStore.getState();
      if (status === 'loading' && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', settle);
      if (signal.aborted) reject(signal.reason);
      else resolve(list);
    };
    const stop = navigationStore.subscribe(settle);
    signal.addEventListener('abort', settle);
    settle();
  });
}
