import { createStore } from 'zustand/vanilla';
import type { Registry } from '@/domain/subsystem/registry';

/** The registry as last loaded; separate from the loader, so that pages can read it without that code. */
export const registryStore = createStore<{ registry: Registry | null }>(() => ({ registry: null }));

/** Returns the registry as last loaded, otherwise loads it. */
export async function openRegistry(): Promise<Registry> {
  const { registry } = registryStore.getState();
  if (registry) return registry;
  const { loadRegistry } = await import('./loadRegistry');
  return loadRegistry();
}
