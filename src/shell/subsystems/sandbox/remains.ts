import { createListenerTracker } from './patches/listeners';
import { createNodeTracker } from './patches/nodes';
import type { SideEffects } from './sharedTargets';

/**
 * What stands in for a micro-app that is gone: a request of it may end only now, in a pop-up or a listener on the
 * page, and nobody would ever take that away. It is dropped. Nothing of the micro-app is held.
 */
export function remainsOf(code: string): SideEffects {
  const listeners = createListenerTracker(() => null);
  const nodes = createNodeTracker();
  listeners.undo();
  nodes.undo();
  return {
    code,
    origins: new Set(),
    isCurrent: () => false,
    listeners,
    nodes,
    // Without an address nothing is asked for and nothing runs.
    adoptScript: (script) => script.removeAttribute('src'),
  };
}
