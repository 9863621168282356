import { createStore } from 'zustand/vanilla';
import type { Registry } from '@/domain/subsystem/registry';

/** The registry as it was last read; light, so that pages may ask for it without the machinery. */
export const registryStore = createStore<{ registry: Registry | null }>(() => ({ registry: null }));

/** The registry as it was last read, else read now. */
export async function openRegistry(): Promise<Registry> {
  const { registry } = registryStore.getState();
  if (registry) return registry;
  const { loadRegistry } = await import('./loadRegistry');
  return loadRegistry();
}
