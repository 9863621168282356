type Listener<Value> = (value: Value) => unknown;

export interface Emitter<Value> {
  /** Adds a listener; the same function may be added twice. Returns the unsubscribe function. */
  subscribe(listener: Listener<Value>): () => void;
  /** Calls one listener, guarded like the others: for a value that was emitted before it subscribed. */
  emitTo(listener: Listener<Value>, value: Value): Promise<void>;
  /** Calls every listener. Resolves when the promises that they return have settled. */
  emit(value: Value): Promise<void>;
  hasListeners(): boolean;
}

/**
 * Creates an emitter whose listeners cannot break each other: what one throws or rejects with is logged.
 *
 * @param name - Name of the event in the log.
 */
export function createEmitter<Value = void>(name: string): Emitter<Value> {
  const listeners = new Set<{ call: Listener<Value> }>();

  const run = async (call: Listener<Value>, value: Value): Promise<void> => {
    try {
      await call(value);
    } catch (error) {
      console.error(`A listener of ${name} failed`, error);
    }
  };

  return {
    subscribe(call) {
      const entry = { call };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    emitTo: run,
    async emit(value) {
      await Promise.all([...listeners].map(({ call }) => run(call, value)));
    },
    hasListeners: () => listeners.size > 0,
  };
}
