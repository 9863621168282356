import { failureOf, SubsystemError, type PaneFailure } from '@/domain/subsystem/failure';
import type { Registry, RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { HostDependencies } from './types';

/** Loads the registry once and caches it; a failed load is not cached. */
export interface RegistryCache {
  /** @throws SubsystemError of kind `registry`, `invalid-entry` or `not-registered`. */
  find(code: string, isForced: boolean): Promise<RegisteredSubsystem>;
  /** The entry of this code if it is known at once: the registry is loaded, and no override has to be looked for. */
  findNow(code: string): RegisteredSubsystem | undefined;
  /** The entry of this code, or the one to which a navigation entry of this code leads. */
  search(code: string): Promise<RegisteredSubsystem | undefined>;
  /** Loads the registry again if it was loaded before; null if it was not, or if that fails. */
  refresh(): Promise<{ before: Registry; fresh: Registry } | null>;
}

/** Why a code has no entry: the list lacks it, or has one that cannot be read. */
function absenceOf(code: string, { problems }: Registry): PaneFailure {
  const refused = problems.find(({ entry }) => entry === code);
  return refused
    ? { kind: 'invalid-entry', detail: `${code}: ${refused.field} ${refused.message}` }
    : { kind: 'not-registered', detail: code };
}

/** Creates the registry cache of a host; `applyOverride` puts the overrides of this window over its entries. */
export function createRegistryCache(
  load: () => Promise<Registry>,
  applyOverride: HostDependencies['applyOverride'],
): RegistryCache {
  let registry: Promise<Registry> | null = null;
  /** What `registry` has resolved to. */
  let loaded: Registry | null = null;

  const get = (): Promise<Registry> => {
    if (registry) return registry;
    const loading = load().then(
      (fresh) => {
        if (registry === loading) loaded = fresh;
        return fresh;
      },
      (error: unknown) => {
        if (registry === loading) registry = null;
        throw new SubsystemError(failureOf(error, 'registry'));
      },
    );
    loaded = null;
    registry = loading;
    return loading;
  };

  return {
    find: async (code, isForced) => {
      // After a failure the entry may have been added to the list, or moved in it, since it was loaded.
      if (isForced) registry = null;
      const wasCached = registry !== null;
      let current = await get();
      // An entry that the cached list lacks may have been added since.
      if (!current.subsystems.has(code) && wasCached) {
        registry = null;
        current = await get();
      }
      const subsystem = current.subsystems.get(code);
      if (!subsystem) throw new SubsystemError(absenceOf(code, current));
      return applyOverride(subsystem);
    },
    findNow: (code) => {
      const subsystem = registry ? loaded?.subsystems.get(code) : undefined;
      const applied = subsystem && applyOverride(subsystem);
      return applied instanceof Promise ? undefined : applied;
    },
    search: async (code) => {
      const { subsystems } = await get();
      const found =
        subsystems.get(code) ?? [...subsystems.values()].find(({ entryCodes }) => entryCodes.includes(code));
      return found && applyOverride(found);
    },
    refresh: async () => {
      if (!registry) return null;
      try {
        const [before, fresh] = await Promise.all([registry, load()]);
        registry = Promise.resolve(fresh);
        loaded = fresh;
        return { before, fresh };
      } catch {
        // The present list stays; the next refresh retries.
        return null;
      }
    },
  };
}
