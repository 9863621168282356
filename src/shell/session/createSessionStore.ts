import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';

const resets = new Set<() => void>();

/** A store whose contents belong to the session: at sign-out it takes its initial value again (R141). */
export function createSessionStore<State extends object>(initializer: StateCreator<State>): StoreApi<State> {
  const store = createStore<State>()(initializer);
  resets.add(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Puts every session store back to its initial value; one that throws does not keep the others. */
export const resetSessionStores = (): void =>
  resets.forEach((reset) => {
    try {
      reset();
    } catch (error) {
      console.error('A session store could not be reset', error);
    }
  });
