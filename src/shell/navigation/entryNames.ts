// Names of the entries in the current language (A41). The registry with the names loads with the first subsystem; in a
// language other than the server's the bar needs it earlier.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { ENTRY_NAMES_WAIT_MS } from '@/constants/navigation';
import { nameEntries } from '@/domain/navigation';
import type { Language } from '@/domain/preferences';
import { namesOfEntries, type LocalName, type Registry } from '@/domain/subsystem/registry';
import type { SubsystemEntry } from '@/domain/subsystem/schema';
import { textIn } from '@/locales/text';
import { getLanguage, useLanguage } from '@/shell/preferences';
import { openRegistry, registryStore } from '@/shell/subsystems';
import { navigationStore } from './navigationStore';

/** Language of the names in the server's list. Any other language only adds a wait. */
const SERVER_LANGUAGE: Language = 'zh-CN';

type Entries = readonly SubsystemEntry[];

let ownNames: ReadonlyMap<string, LocalName> | undefined;

/** Names of entries for pages of the portal itself, which the registry does not list. */
const portalNames = () =>
  (ownNames ??= new Map([
    ['systemManager', { 'en-US': textIn('en-US', 'route.todoList'), 'zh-CN': textIn('zh-CN', 'route.todoList') }],
  ]));

const named = (list: Entries, registry: Registry | null, language: Language): Entries =>
  nameEntries(list, new Map([...portalNames(), ...(registry ? namesOfEntries(registry) : [])]), language);

/** The server's entries, named in the current language. */
export function useEntries(): Entries {
  const list = useStore(navigationStore, (state) => state.list);
  const registry = useStore(registryStore, (state) => state.registry);
  const language = useLanguage();
  return useMemo(() => named(list, registry, language), [list, registry, language]);
}

/** The same outside of React. */
export const entriesNow = (list: Entries = navigationStore.getState().list): Entries =>
  named(list, registryStore.getState().registry, getLanguage());

/**
 * Resolves when entries can be named in the current language, or after a timeout: without the registry the server's
 * names are used. Undefined when there is nothing to wait for.
 */
export function whenNamed(): Promise<unknown> | undefined {
  if (getLanguage() === SERVER_LANGUAGE || registryStore.getState().registry) return undefined;
  const timeout = new Promise((resolve) => setTimeout(resolve, ENTRY_NAMES_WAIT_MS));
  return Promise.race([openRegistry().catch(() => undefined), timeout]);
}
