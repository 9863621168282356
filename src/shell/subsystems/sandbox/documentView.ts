import type { SandboxWindow } from './patches/define';
import type { ListenerTracker } from './patches/listeners';

/**
 * Wraps the document that qiankun makes for a micro-app: its `defaultView` is the micro-app's own window (history v5,
 * and so every Umi slave, listens for `popstate` there), and its listeners are tracked.
 */
export function createDocumentView(
  inner: Document,
  { view, listeners }: { view: () => SandboxWindow; listeners: () => ListenerTracker | undefined },
): Document {
  const own: Record<string, unknown> = {
    addEventListener: (...args: [string, EventListener, AddEventListenerOptions?]) =>
      (listeners() ?? direct).add(document, ...args),
    removeEventListener: (...args: [string, EventListener, AddEventListenerOptions?]) =>
      (listeners() ?? direct).remove(document, ...args),
  };
  return new Proxy(inner, {
    get: (target, name, receiver) => {
      if (name === 'defaultView') return view();
      return (typeof name === 'string' && own[name]) || Reflect.get(target, name, receiver);
    },
  });
}

const direct: Pick<ListenerTracker, 'add' | 'remove'> = {
  add: (target, type, listener, options) => target.addEventListener(type, listener, options),
  remove: (target, type, listener, options) => target.removeEventListener(type, listener, options),
};
