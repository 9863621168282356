// The entries with what the registry knows about them: names in the current language (A41), and paths. The registry is
// normally loaded with the first subsystem. The bar loads it earlier in a language other than the server's, and for
// entries that only the registry lists.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import {
  clickTarget,
  withPaths,
  nameEntries,
  pathsByEntry,
  translatedName,
  type NavigationEntry,
} from '@/domain/navigation';
import type { Language } from '@/domain/preferences';
import { namesOfEntries, type LocalName, type Registry } from '@/domain/subsystem/registry';
import type { ServerEntry } from '@/domain/subsystem/schema';
import { todoListNames } from '@/locales/todoListNames';
import { getLanguage, useLanguage } from '@/shell/preferences';
import { openRegistry, registryStore } from '@/shell/subsystem-registry';
import { navigationStore } from './navigationStore';

/** Maximum wait of the entries for names in a language other than the server's (A41). */
export const ENTRY_NAMES_WAIT_MS = 2_000;

/** Language of the names in the server's list. Any other language only adds a wait. */
const SERVER_LANGUAGE: Language = 'zh-CN';

type Entries = readonly ServerEntry[];

/** Names of entries for pages of the portal itself, which the registry does not list. */
const portalNames: readonly [string, LocalName][] = [['systemManager', todoListNames]];

const namesIn = (registry: Registry | null): ReadonlyMap<string, LocalName> =>
  new Map([...portalNames, ...(registry ? namesOfEntries(registry) : [])]);

const registered = (list: Entries, registry: Registry | null, language: Language): Entries => {
  const named = nameEntries(list, namesIn(registry), language);
  return registry ? withPaths(named, pathsByEntry(registry)) : named;
};

/** The server's entries, named in the current language, with their paths in the registry. */
export function useEntries(): Entries {
  const list = useStore(navigationStore, (state) => state.list);
  const registry = useStore(registryStore, (state) => state.registry);
  const language = useLanguage();
  return useMemo(() => registered(list, registry, language), [list, registry, language]);
}

/**
 * Names a system in the current language that the server names, with or without its code: as its entry in the
 * navigation, otherwise as the registry does, otherwise as the server.
 */
export function useSystemName(): (serverName: string, code?: string) => string {
  const entries = useEntries();
  const registry = useStore(registryStore, (state) => state.registry);
  const language = useLanguage();
  return useMemo(() => {
    const names = [...namesIn(registry).values()];
    return (serverName, code) =>
      entries.find(({ systemCode }) => systemCode === code)?.systemName || translatedName(serverName, names, language);
  }, [entries, registry, language]);
}

/** The entries outside of React. */
export const entriesNow = (list: Entries = navigationStore.getState().list): Entries =>
  registered(list, registryStore.getState().registry, getLanguage());

/** An entry from elsewhere, with its path in the registry as last loaded. */
export function withPath(entry: NavigationEntry): NavigationEntry {
  const { registry } = registryStore.getState();
  return registry ? withPaths([entry], pathsByEntry(registry))[0]! : entry;
}

/** Whether only the registry can tell where an entry leads. */
const isUnlisted = (entry: NavigationEntry): boolean => {
  const target = clickTarget(entry);
  return target.kind === 'path' && target.help !== undefined;
};

/** Loads the registry in the background if an entry needs it for its address. A click loads it again if this fails. */
export function loadRegistryIfNeeded(list: Entries): void {
  if (list.some(isUnlisted)) void openRegistry().catch(() => undefined);
}

/**
 * Resolves when entries can be named in the current language, or after a timeout: without the registry the server's
 * names are used. Undefined when there is nothing to wait for.
 */
export function whenNamed(): Promise<unknown> | undefined {
  if (getLanguage() === SERVER_LANGUAGE || registryStore.getState().registry) return undefined;
  const timeout = new Promise((resolve) => setTimeout(resolve, ENTRY_NAMES_WAIT_MS));
  return Promise.race([openRegistry().catch(() => undefined), timeout]);
}
