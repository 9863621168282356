import { ROOT_ATTRIBUTE, wrapperClass } from '@/shell/subsystem-css-scoping';

/** Marks the layer; its styles are in `patches/nodes.ts`. */
export const LAYER_ATTRIBUTE = 'data-micro-app-layer';
/** Marks the element around the layer, which has no box. */
export const LAYER_WRAPPER_ATTRIBUTE = 'data-micro-app-layer-wrapper';

/** Marks an element that stands for `html` and `body` of a micro-app. */
export const markRoot = (root: Element, key: string): void => root.setAttribute(ROOT_ATTRIBUTE, key);

/** Marks an element whose children stand for `html` and `body` of a micro-app. */
export const markWrapper = (element: Element, key: string): void => element.classList.add(wrapperClass(key));

/**
 * Holds what a micro-app puts on `body`: after its content, in the stacking context of its pane, so that a dialog in
 * the pane can be above its own mask on `body`, and both are hidden with the pane.
 */
export interface BodyLayer {
  /** The element, next to the micro-app's container. */
  element(): HTMLElement;
  stop(): void;
}

interface BodyLayerOptions {
  key: string;
  container: HTMLElement;
  onCreate(layer: HTMLElement): void;
}

export function createBodyLayer({ key, container, onCreate }: BodyLayerOptions): BodyLayer {
  const layer = document.createElement('div');
  layer.setAttribute(LAYER_ATTRIBUTE, '');
  onCreate(layer);
  const wrapper = document.createElement('div');
  wrapper.setAttribute(LAYER_WRAPPER_ATTRIBUTE, '');
  markWrapper(wrapper, key);
  wrapper.append(layer);
  let scroller: HTMLElement | null = null;

  // The page itself does not scroll, so coordinates in the page are those in the window; they stay valid in a layer
  // that stays in its place while the pane scrolls.
  const follow = () => {
    layer.style.setProperty('--layer-top', `${scroller?.scrollTop ?? 0}px`);
    layer.style.setProperty('--layer-left', `${scroller?.scrollLeft ?? 0}px`);
  };
  return {
    element: () => {
      if (wrapper.previousSibling !== container) container.after(wrapper);
      const found = layer.closest<HTMLElement>('[data-pane]');
      if (found !== scroller) {
        scroller?.removeEventListener('scroll', follow);
        scroller = found;
        scroller?.addEventListener('scroll', follow, { passive: true });
        follow();
      }
      return layer;
    },
    stop: () => {
      scroller?.removeEventListener('scroll', follow);
      wrapper.remove();
    },
  };
}

/** The layer that holds a node directly. */
export const layerOf = (node: unknown): HTMLElement | null =>
  node instanceof Node && node.parentNode instanceof HTMLElement && node.parentNode.hasAttribute(LAYER_ATTRIBUTE)
    ? node.parentNode
    : null;
