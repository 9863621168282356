import type { AppSource } from '@/shell/subsystem-loader';
import { createBodyLayer, markRoot, markWrapper } from './bodyLayer';
import { changeLook, emptyLook, type Look } from './patches/pageAttributes';
import { embeddedAddress } from './styles/embeddedAddress';
import { createStyleScope, type StyleScope } from './styles/styleScope';

/** Where styles and pop-ups of a micro-app go: into its pane, not into the page. */
export interface PanePlace {
  styles: StyleScope;
  /** Takes what it adds to `body`. */
  layer(): HTMLElement;
  /** Takes what it adds to `head`. */
  head(): Element | null;
  /** Call it after qiankun has filled the container and before any script runs. */
  begin(): void;
  /**
   * Copies the classes and data attributes that the micro-app sets on `html` and `body` to its root elements, which its
   * scoped rules match.
   */
  mirror(look: Look): void;
  stop(): void;
}

interface PanePlaceOptions {
  key: string;
  source: AppSource;
  container: HTMLElement;
  /** Called when a style sheet cannot be loaded. */
  onFileError(error: unknown): void;
}

export function createPanePlace({ key, source, container, onFileError }: PanePlaceOptions): PanePlace {
  const styles = createStyleScope({
    key,
    base: source.address,
    styleText: (address) => source.styleText?.(address),
    fetchStyle: async (address) => {
      if (!source.fetchStyle) throw new Error(`${address} is not fetched`);
      try {
        return await source.fetchStyle(address);
      } catch (error) {
        onFileError(error);
        throw error;
      }
    },
  });
  const roots: HTMLElement[] = [];
  let mirrored = emptyLook();
  const addRoot = (root: HTMLElement) => {
    markRoot(root, key);
    changeLook(root, emptyLook(), mirrored);
    roots.push(root);
  };
  markWrapper(container, key);
  const layer = createBodyLayer({
    key,
    container,
    onCreate: (element) => {
      addRoot(element);
      styles.observe(element);
    },
  });
  return {
    styles,
    layer: layer.element,
    head: () => container.querySelector('qiankun-head'),
    begin: () => {
      if (container.firstElementChild instanceof HTMLElement) addRoot(container.firstElementChild);
      styles.observe(container);
    },
    mirror: (look) => {
      for (const root of roots) changeLook(root, mirrored, look);
      mirrored = look;
    },
    stop: () => {
      styles.stop();
      layer.stop();
    },
  };
}

/** Puts the style sheets of the page into their elements as they are. */
export function fillStyles(container: HTMLElement, source: AppSource): void {
  for (const style of container.querySelectorAll('style')) {
    const text = source.styleText?.(embeddedAddress(style) ?? '');
    if (text !== undefined) style.textContent = text;
  }
}
