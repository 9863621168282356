import { failureOf } from '@/domain/subsystem/failure';
import { scriptRefusal, type RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { Prefetcher } from './prefetch';
import type { Stopwatch } from './openingMetrics';
import type { Pane } from './pane';
import type { PaneList } from './paneList';
import type { HostDependencies } from './types';

interface SourceFetcherOptions {
  deps: Pick<HostDependencies, 'fetchApp' | 'isAdmitted'>;
  panes: Pick<PaneList, 'publish'>;
  prefetcher: Pick<Prefetcher, 'take'>;
}

/** Creates the function that fetches what a pane mounts; null as the source of a frame, which the browser loads itself. */
export function createSourceFetcher({ deps, panes, prefetcher }: SourceFetcherOptions) {
  const fetchMicroApp = (pane: Pane, subsystem: RegisteredSubsystem, signal: AbortSignal, stopwatch: Stopwatch) =>
    deps.fetchApp(subsystem.entry, {
      signal,
      isRetry: pane.hasFailed,
      isAdmitted: (address) => deps.isAdmitted(address, subsystem),
      integrity: subsystem.integrity,
      onPage: () => {
        stopwatch.end('html');
        stopwatch.begin('assets');
      },
    });

  /** Fetches the micro-app; its fallback release if a file does not match its integrity. */
  return async (pane: Pane, subsystem: RegisteredSubsystem, signal: AbortSignal, stopwatch: Stopwatch) => {
    if (subsystem.isolation === 'frame') return { subsystem, source: null };
    const prefetched = pane.hasFailed ? null : prefetcher.take(subsystem);
    if (prefetched) {
      const leave = () => prefetched.abort.abort();
      signal.addEventListener('abort', leave);
      // The prefetch may still be running.
      stopwatch.begin('assets');
      try {
        const source = await prefetched.source;
        stopwatch.end('assets');
        stopwatch.prefetched();
        return { subsystem, source };
      } catch {
        signal.throwIfAborted();
        signal.removeEventListener('abort', leave);
      }
    }
    stopwatch.begin('html');
    try {
      return { subsystem, source: await fetchMicroApp(pane, subsystem, signal, stopwatch) };
    } catch (error) {
      const { kind, address } = failureOf(error, 'unreachable');
      if (kind === 'not-admitted' && address) console.error(scriptRefusal(subsystem.code, address));
      if (kind !== 'integrity' || !subsystem.fallback) throw error;
      const { fallback, ...refused } = subsystem;
      console.error(
        `[portal] ${subsystem.code} ${subsystem.version ?? ''}: ${address} does not match its integrity; ${fallback.version} opens`,
      );
      const last: RegisteredSubsystem = { ...refused, ...fallback, refusedEntry: subsystem.entry };
      const source = await fetchMicroApp(pane, last, signal, stopwatch);
      pane.subsystem = last;
      panes.publish();
      return { subsystem: last, source };
    } finally {
      stopwatch.end('assets');
    }
  };
}
