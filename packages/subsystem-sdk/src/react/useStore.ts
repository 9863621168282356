import * as React from 'react';

type UseStore = <Value>(subscribe: (listener: () => void) => () => void, read: () => Value) => Value;

/** For React 16 and 17. Rendering is synchronous there, so two components never read different values. */
function useSubscription<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const value = read();
  const [, rerender] = React.useReducer((count: number) => count + 1, 0);
  const rendered = React.useRef({ value, read });
  React.useEffect(() => {
    rendered.current = { value, read };
  });
  React.useEffect(() => {
    const update = () => {
      if (!Object.is(rendered.current.value, rendered.current.read())) rerender();
    };
    // The value may have changed between rendering and this effect.
    update();
    return subscribe(update);
  }, [subscribe]);
  return value;
}

// A computed name: bundlers report a static one as a missing export of React 16 and 17.
const builtIn = (React as unknown as Record<string, UseStore | undefined>)[['use', 'SyncExternalStore'].join('')];

/** React's `useSyncExternalStore`, in every React with hooks. */
export const useStore: UseStore = builtIn ?? useSubscription;
