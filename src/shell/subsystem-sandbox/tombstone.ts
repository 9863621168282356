import { createListenerTracker } from './patches/listeners';
import { createNodeTracker } from './patches/nodes';
import type { SideEffects } from './sharedDom';

/**
 * Stands in for an unmounted micro-app. One of its requests may still settle and add a pop-up or a listener to the
 * page, which nothing would ever remove: both are dropped. Holds no reference to the micro-app.
 */
export function createTombstone(code: string): SideEffects {
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
    // Without `src` nothing is fetched and nothing runs.
    adoptScript: (script) => script.removeAttribute('src'),
  };
}
