import { hasImports, inlineImports, scopeCss, withAbsoluteUrls } from '@/shell/subsystem-css-scoping';
import { createAdoptedSheets, type AdoptedSheets } from './adoptedSheets';
import { followLink, isStyleLink, type LinkedStyle } from './linkedStyle';
import { claimSheetOf, claimSheet, scopeSheet, type SheetScope } from './sheetRules';
import { embeddedAddress } from './embeddedAddress';
import { followTextStyle } from './textStyle';

/**
 * Confines the style sheets of one micro-app to its pane and its pop-ups, whenever and however they are added. Why by
 * rewriting selectors: docs/adr/0018.
 */
export interface StyleScope {
  /** Confines the style sheets in a node, before it is part of the page. */
  adopt(node: Node): void;
  /** Completes what `adopt` has begun, once the node has its place. */
  settle(node: Node): void;
  /** Follows what is added below an element of the micro-app. */
  observe(root: Element): void;
  adopted: AdoptedSheets;
  stop(): void;
}

interface StyleScopeOptions {
  /** Key of the pane. */
  key: string;
  /** Address of the micro-app's page. */
  base: string;
  /** Text of a style sheet that the page names, by its address. */
  styleText(address: string): string | undefined;
  fetchStyle(address: string): Promise<string>;
}

const STYLES = 'style, link';

export function createStyleScope({ key, base, styleText, fetchStyle }: StyleScopeOptions): StyleScope {
  const stops = new Map<Node, () => void>();
  const links = new Map<HTMLLinkElement, LinkedStyle>();
  const rules: SheetScope = { key, scopeRules: (text, isRelative) => scopeCss(text, key, { isRelative }).text };
  let isStopped = false;

  const scopeText = (text: string) =>
    scopeCss(/url\(|@import|sourceMappingURL/i.test(text) ? withAbsoluteUrls(text, base) : text, key);

  const adoptStyle = (style: HTMLStyleElement) => {
    claimSheetOf(style, rules);
    const text = styleText(embeddedAddress(style) ?? '');
    if (text !== undefined) style.textContent = text;
    const raw = style.textContent ?? '';
    stops.set(style, followTextStyle(style, scopeText));
    if (!hasImports(raw)) return;
    // Applies without its imports until they are fetched.
    void inlineImports(withAbsoluteUrls(raw, base), base, fetchStyle).then((whole) => {
      if (!isStopped && style.textContent === raw) style.textContent = whole;
    });
  };

  const adoptLink = (link: HTMLLinkElement) => {
    const followed = followLink(link, {
      fetchScoped: async (address) => scopeCss(await fetchStyle(address), key).text,
    });
    claimSheetOf(followed.style, rules);
    stops.set(followed.style, () => undefined);
    links.set(link, followed);
    stops.set(link, followed.stop);
    if (link.parentNode) link.after(followed.style);
  };

  const adoptOne = (element: Element) => {
    if (isStopped || stops.has(element)) return;
    if (element instanceof HTMLStyleElement) adoptStyle(element);
    else if (isStyleLink(element)) adoptLink(element);
  };
  const adopt = (node: Node) => {
    if (!(node instanceof Element || node instanceof DocumentFragment)) return;
    if (node instanceof Element && node.matches(STYLES)) adoptOne(node);
    else node.querySelectorAll(STYLES).forEach(adoptOne);
  };
  const settle = (node: Node) => {
    const style = node instanceof HTMLLinkElement && links.get(node)?.style;
    if (style && node.parentNode && node.nextSibling !== style) (node as HTMLLinkElement).after(style);
  };
  const follow = (node: Node) => {
    adopt(node);
    settle(node);
  };
  const release = (node: Node) => {
    if (!(node instanceof HTMLLinkElement) || node.isConnected) return;
    links.get(node)?.style.remove();
  };

  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      addedNodes.forEach(follow);
      removedNodes.forEach(release);
    }
  });

  const adopted = createAdoptedSheets((sheet) => {
    scopeSheet(sheet.cssRules, key);
    claimSheet(sheet, rules);
  });
  return {
    adopt,
    settle,
    adopted,
    observe: (root) => {
      adopt(root);
      observer.observe(root, { childList: true, subtree: true });
    },
    stop: () => {
      isStopped = true;
      observer.disconnect();
      stops.forEach((stop) => stop());
      stops.clear();
      links.clear();
      adopted.undo();
    },
  };
}
