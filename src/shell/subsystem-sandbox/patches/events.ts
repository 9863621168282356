import type { HistoryFacade } from '../historyFacade';
import type { SandboxWindow } from './define';
import type { ListenerTracker } from './listeners';

/** Events of the browser's history; a micro-app gets them from its history facade. */
export const isHistoryEvent = (type: string): boolean => type === 'popstate' || type === 'hashchange';

/** The event methods for the window of a micro-app: listeners are tracked, history events stay in the facade. */
export function patchEvents(view: SandboxWindow, listeners: ListenerTracker, { history, events }: HistoryFacade) {
  const real = (target: EventTarget | undefined) => (!target || target === view ? window : target);
  return {
    history,
    matchMedia: listeners.matchMedia,
    addEventListener(this: EventTarget, ...args: [string, EventListener, AddEventListenerOptions?]) {
      listeners.add(real(this), ...args);
    },
    removeEventListener(this: EventTarget, ...args: [string, EventListener, AddEventListenerOptions?]) {
      listeners.remove(real(this), ...args);
    },
    dispatchEvent: (event: Event) =>
      isHistoryEvent(event.type) ? events.dispatchEvent(event) : window.dispatchEvent(event),
  };
}
