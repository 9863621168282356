/**
 * Replaces what a `<link rel="stylesheet">` of a micro-app loads by a `<style>` with the scoped text. The link stays
 * where it is, because loaders look for it, but the browser does not load it.
 */
export interface LinkedStyle {
  /** To be put after the link. */
  style: HTMLStyleElement;
  stop(): void;
}

interface LinkedStyleOptions {
  /** Fetches a style sheet, and confines it. */
  fetchScoped(address: string): Promise<string>;
}

const nativeDisabled = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'disabled')!;

/** Whether a link names a style sheet that applies. */
export const isStyleLink = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.relList.contains('stylesheet') && node.hasAttribute('href');

export function followLink(link: HTMLLinkElement, { fetchScoped }: LinkedStyleOptions): LinkedStyle {
  const style = document.createElement('style');
  let isDisabled = link.disabled;
  let isStopped = false;
  let loadedFrom: string | null = null;

  const applyMedia = () => {
    style.media = isDisabled ? 'not all' : link.media;
  };
  const load = () => {
    const { href } = link;
    if (loadedFrom === href) return;
    loadedFrom = href;
    const isCurrent = () => !isStopped && loadedFrom === href;
    fetchScoped(href).then(
      (text) => {
        if (!isCurrent()) return;
        style.textContent = text;
        link.dispatchEvent(new Event('load'));
      },
      (error: unknown) => {
        if (!isCurrent()) return;
        console.error(`[subsystem] a style sheet could not be loaded: ${href}`, error);
        link.dispatchEvent(new Event('error'));
      },
    );
  };

  nativeDisabled.set!.call(link, true);
  Object.defineProperties(link, {
    sheet: { configurable: true, get: () => style.sheet },
    disabled: {
      configurable: true,
      get: () => isDisabled,
      set: (value: unknown) => {
        isDisabled = Boolean(value);
        applyMedia();
      },
    },
  });
  applyMedia();
  const observer = new MutationObserver(() => {
    applyMedia();
    load();
  });
  observer.observe(link, { attributes: true, attributeFilter: ['href', 'media'] });
  load();
  return {
    style,
    stop: () => {
      isStopped = true;
      observer.disconnect();
      style.remove();
    },
  };
}
