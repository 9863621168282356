import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';
import { createEmitter } from '@/utils/createEmitter';

const resets = createEmitter('resetSessionStores');

/** Creates a store that belongs to the session: sign-out resets it to its initial value (R141). */
export function createSessionStore<State extends object>(initializer: StateCreator<State>): StoreApi<State> {
  const store = createStore<State>()(initializer);
  resets.subscribe(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Resets every session store; one that throws does not stop the others. */
export const resetSessionStores = (): void => void resets.emit();
