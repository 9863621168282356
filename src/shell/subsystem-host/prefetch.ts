import { isAtRest } from '@/domain/subsystem/pane';
import { parseKey, registeredCode } from '@/domain/subsystem/paneKey';
import { entryCodeOf, type RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { PaneList } from './paneList';
import { createPrefetchCache } from './prefetchCache';
import type { RegistryCache } from './registryCache';
import type { HostDependencies } from './types';

/** Subsystems that are prefetched before anybody points at them: about as many as the bar has room for. */
const LIKELY_SUBSYSTEMS = 10;

interface PrefetcherOptions {
  deps: Pick<
    HostDependencies,
    | 'canPrefetch'
    | 'fetchApp'
    | 'isAdmitted'
    | 'loadRunner'
    | 'prepareSandbox'
    | 'sortByFrequency'
    | 'verifyAccessAtStart'
  >;
  panes: PaneList;
  registry: Pick<RegistryCache, 'search'>;
  isStopped(): boolean;
}

/** Fetches the files of subsystems before they are opened; nothing of them runs. A failure is left to the opening. */
export function createPrefetcher({ deps, panes, registry, isStopped }: PrefetcherOptions) {
  const cache = createPrefetchCache((subsystem, signal) => {
    const isAdmitted = (address: string) => deps.isAdmitted(address, subsystem);
    return deps.fetchApp(subsystem.entry, { signal, isRetry: false, isAdmitted, integrity: subsystem.integrity });
  });

  const isOpen = ({ code }: RegisteredSubsystem) =>
    panes.all().some((pane) => pane.subsystem?.code === code && !isAtRest(pane.state.status));
  /** A frame is fetched by the browser when it is attached. */
  const isWanted = (subsystem: RegisteredSubsystem) => subsystem.isolation === 'sandbox' && !isOpen(subsystem);

  /** The subsystem of a pane's key, unless it is turned off. */
  const findEnabled = async (code: string, variant: string | null) => {
    const subsystem = await registry.search(registeredCode(code, variant));
    return subsystem && !subsystem.disabled ? [subsystem] : [];
  };

  const prefetchOne = async (code: string, variant: string | null) => {
    const [subsystem] = await findEnabled(code, variant);
    if (!subsystem || isStopped()) return undefined;
    void deps.loadRunner(subsystem.isolation).catch(() => undefined);
    if (subsystem.isolation === 'sandbox') void deps.prepareSandbox().catch(() => undefined);
    if (isWanted(subsystem)) cache.prefetch(subsystem);
    return subsystem;
  };

  const prefetchFirst = async (code: string, variant: string | null) => {
    const subsystem = await prefetchOne(code, variant);
    const entryCode = subsystem ? entryCodeOf(subsystem, variant) : null;
    if (entryCode !== null) deps.verifyAccessAtStart(entryCode);
  };

  const prefetchSome = async (keys: readonly string[]) => {
    const found = await Promise.all(
      keys.map((key) => {
        const { code, variant } = parseKey(key);
        return findEnabled(code, variant);
      }),
    );
    // Several entries may lead to one subsystem.
    const wanted = [...new Set(found.flat())].filter(isWanted);
    if (!isStopped()) cache.enqueue(wanted.slice(0, LIKELY_SUBSYSTEMS));
  };

  const may = () => !isStopped() && deps.canPrefetch();
  return {
    /** Prefetches a subsystem by its code, or by the code of an entry that leads to it. */
    prefetch: (code: string, variant: string | null): void => {
      if (may()) prefetchOne(code, variant).catch(() => undefined);
    },
    /** Prefetches the subsystem of the first page, and has its permission checked when the session starts. */
    prefetchFirst: (code: string, variant: string | null): void => {
      if (may()) prefetchFirst(code, variant).catch(() => undefined);
    },
    /** Prefetches a few subsystems one after the other, by the keys of their panes: those first that are opened most often. */
    prefetchLikely: (keys: readonly string[]): void => {
      if (may()) prefetchSome(deps.sortByFrequency(keys)).catch(() => undefined);
    },
    /** Hands out what was prefetched of a subsystem. */
    take: cache.take,
    stop: cache.stop,
  };
}

export type Prefetcher = ReturnType<typeof createPrefetcher>;
