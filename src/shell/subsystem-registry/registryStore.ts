import { createStore } from 'zustand/vanilla';
import { identityIn, type Registry } from '@/domain/subsystem/registry';
import { createPreload } from '@/utils/createPreload';

/** The registry as last loaded; separate from the loader, so that pages can read it without that code. */
export const registryStore = createStore<{ registry: Registry | null }>(() => ({ registry: null }));

/** Returns the registry as last loaded, otherwise loads it. */
export async function openRegistry(): Promise<Registry> {
  const { registry } = registryStore.getState();
  if (registry) return registry;
  return refreshRegistry();
}

const registryPreload = createPreload(async () => {
  const { loadRegistry } = await import(/* webpackChunkName: "subsystem-registry" */ './loadRegistry');
  return loadRegistry();
});

/** Loads the registry before anything needs it: the next load takes its result, unless it has failed. */
export const preloadRegistry = registryPreload.preload;

/** Loads the registry again: an entry that the last one lacks may have been added since. */
export const refreshRegistry = registryPreload.load;

/** Code of the subsystem that an address below no route shows, usable or not, as far as the registry is loaded. */
export function registeredCodeAt(pathname: string): string | undefined {
  const code = pathname.split('/')[1] ?? '';
  const { registry } = registryStore.getState();
  return registry && identityIn(registry, code) ? code : undefined;
}
