import type { SandboxWindow } from './patches/define';
import type { ListenerTracker } from './patches/listeners';
import { claimElement } from './styles/claims';
import type { StyleScope } from './styles/styleScope';

/**
 * Wraps the document that qiankun makes for a micro-app: its `defaultView` is the micro-app's own window (history v5,
 * and so every Umi slave, listens for `popstate` there), its listeners are tracked, and its style sheets are confined.
 */
interface DocumentViewOptions {
  view: () => SandboxWindow;
  listeners: () => ListenerTracker | undefined;
  /** The script that is running. */
  currentScript: () => HTMLScriptElement | null | undefined;
  /** Absent where the style sheets of the micro-app apply to the whole page. */
  styles: () => StyleScope | undefined;
}

export function createDocumentView(
  inner: Document,
  { view, listeners, currentScript, styles }: DocumentViewOptions,
): Document {
  const own: Record<string, unknown> = {
    addEventListener: (...args: [string, EventListener, AddEventListenerOptions?]) =>
      (listeners() ?? direct).add(document, ...args),
    removeEventListener: (...args: [string, EventListener, AddEventListenerOptions?]) =>
      (listeners() ?? direct).remove(document, ...args),
    createElement: (...args: [string, ElementCreationOptions?]) => {
      const element = inner.createElement(...args);
      const scope = /^(style|link)$/i.test(args[0]) ? styles() : undefined;
      if (scope) claimElement(element, scope);
      return element;
    },
  };
  return new Proxy(inner, {
    get: (target, name, receiver) => {
      if (name === 'defaultView') return view();
      if (name === 'currentScript') return currentScript() ?? target.currentScript;
      if (name === 'adoptedStyleSheets') return styles()?.adopted.read() ?? document.adoptedStyleSheets;
      return (typeof name === 'string' && own[name]) || Reflect.get(target, name, receiver);
    },
    set: (target, name, value) => {
      const scope = name === 'adoptedStyleSheets' ? styles() : undefined;
      if (!scope) {
        if (name === 'createElement') delete own.createElement;
        return Reflect.set(target, name, value);
      }
      scope.adopted.write(value as CSSStyleSheet[]);
      return true;
    },
  });
}

const direct: Pick<ListenerTracker, 'add' | 'remove'> = {
  add: (target, type, listener, options) => target.addEventListener(type, listener, options),
  remove: (target, type, listener, options) => target.removeEventListener(type, listener, options),
};
