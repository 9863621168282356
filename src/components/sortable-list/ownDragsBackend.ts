import { HTML5Backend, NativeTypes } from 'react-dnd-html5-backend';

const native = new Set<unknown>(Object.values(NativeTypes));

/**
 * react-dnd's backend for drags of its own items only. By default it also follows files and text that are dragged over the
 * page, and takes their drop from everything else, such as a picture for the text of a notice (R047).
 */
export const ownDragsBackend: typeof HTML5Backend = (manager, context, options) => {
  const monitor = manager.getMonitor();
  const isOwn = ({ type }: Event) =>
    type === 'dragstart' || type === 'dragend' || (monitor.isDragging() && !native.has(monitor.getItemType()));
  const filtered = new Map<EventListener, EventListener>();
  const rootElement = {
    addEventListener(type: string, listener: EventListener, isCapturing?: boolean) {
      const filter = (event: Event) => isOwn(event) && listener(event);
      filtered.set(listener, filter);
      window.addEventListener(type, filter, isCapturing);
    },
    removeEventListener(type: string, listener: EventListener, isCapturing?: boolean) {
      window.removeEventListener(type, filtered.get(listener) ?? listener, isCapturing);
    },
  };
  return HTML5Backend(manager, context, { ...(options as object), rootElement });
};
