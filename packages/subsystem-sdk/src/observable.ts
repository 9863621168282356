/** A value with subscribers. */
export interface Observable<Value> {
  get(): Value;
  set(next: Value): void;
  subscribe(listener: (value: Value, previous: Value) => void): () => void;
  clear(): void;
}

/** Creates an observable value. A listener that throws does not stop the others. */
export function createObservable<Value>(first: Value): Observable<Value> {
  let value = first;
  const listeners = new Set<(value: Value, previous: Value) => void>();
  return {
    get: () => value,
    set: (next) => {
      const previous = value;
      value = next;
      for (const listener of [...listeners]) {
        try {
          listener(next, previous);
        } catch (error) {
          console.error(error);
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
