import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

const resets = new Set<() => void>();

/** Creates a store that belongs to the session: sign-out resets it to its initial value (R141). */
export function createSessionStore<State extends object>(initializer: StateCreator<State>): StoreApi<State> {
  const store = createStore<State>()(initializer);
  resets.add(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Resets every session store; one that throws does not stop the others. */
export const resetSessionStores = (): void =>
  resets.forEach((reset) => {
    try {
      reset();
    } catch (error) {
      console.error('A session store could not be reset', error);
    }
  });
