import { failureOf, SubsystemError } from '@/domain/subsystem/failure';
import type { Registry, SubsystemRecord } from '@/domain/subsystem/registry';

/** Loads the registry once and keeps it; a failed load is forgotten. */
export interface RegistryKeeper {
  /** @throws SubsystemError of kind `registry`, or `not-registered`. */
  find(code: string, isAnew: boolean): Promise<SubsystemRecord>;
  /** The entry of this code, or to which a navigation entry of this code leads. */
  search(code: string): Promise<SubsystemRecord | undefined>;
}

/** Makes the keeper of one host. */
export function keepRegistry(load: () => Promise<Registry>): RegistryKeeper {
  let registry: Promise<Registry> | null = null;

  const get = (): Promise<Registry> => {
    registry ??= load().catch((error: unknown) => {
      registry = null;
      throw new SubsystemError(failureOf(error, 'registry'));
    });
    return registry;
  };

  return {
    find: async (code, isAnew) => {
      // What failed may have been added to the list, or moved in it, since it was loaded.
      if (isAnew) registry = null;
      const isKept = registry !== null;
      let record = (await get()).records.get(code);
      // Nor does what was read earlier say that there is no such entry: it may be on the list by now.
      if (!record && isKept) {
        registry = null;
        record = (await get()).records.get(code);
      }
      if (!record) throw new SubsystemError({ kind: 'not-registered', detail: code });
      return record;
    },
    search: async (code) => {
      const { records } = await get();
      return records.get(code) ?? [...records.values()].find(({ entryCodes }) => entryCodes.includes(code));
    },
  };
}
