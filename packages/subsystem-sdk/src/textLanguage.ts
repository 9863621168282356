import type { PortalContext } from './context.ts';
import { followState } from './follow.ts';

// The script Han, in ranges: old bundlers cannot parse \p.
const HAN = /[\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\ud840-\ud888]/;
const LATIN = /[a-z\u00c0-\u024f]/i;

/** Their text belongs to no page, or to the content that a person edits. */
const SKIPPED = 'script, style, textarea, [contenteditable]:not([contenteditable="false"])';

const isChinese = (language: string | null | undefined): boolean => language?.startsWith('zh') === true;

/** The text directly in an element, without that of the elements inside. */
function ownText(element: Element): string {
  let text = '';
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data;
  return text;
}

/** Marks text now and after every change, until the returned function is called; that removes the marks. */
function startMarking(roots: readonly Element[], locale: string): () => void {
  // The value too: an attribute that the subsystem has written since is its own.
  const marks = new WeakMap<Element, string>();

  /** The closest element around this one that says its language; the locale applies outside of the roots. */
  const speakerAround = ({ parentElement }: Element): Element | null => {
    const speaker = parentElement?.closest('[lang]') ?? null;
    return roots.some((root) => root.contains(speaker)) ? speaker : null;
  };

  const chooseMark = (element: Element, speaker: Element | null): string | undefined => {
    const text = ownText(element);
    const isInChinese = isChinese(speaker?.getAttribute('lang'));
    if (HAN.test(text)) return isInChinese ? undefined : 'zh-CN';
    return speaker && isInChinese && marks.has(speaker) && LATIN.test(text) ? locale : undefined;
  };

  /** Marks one element by the text directly in it; returns whether that changed something. */
  const markOne = (element: Element, speaker: Element | null): boolean => {
    const present = marks.get(element);
    if (present === undefined && element.hasAttribute('lang')) return false;
    const wanted = chooseMark(element, speaker);
    if (wanted === present) return false;
    if (wanted === undefined) {
      marks.delete(element);
      element.removeAttribute('lang');
    } else {
      marks.set(element, wanted);
      element.setAttribute('lang', wanted);
    }
    return true;
  };

  const markAll = (element: Element, speaker: Element | null): void => {
    if (element.matches(SKIPPED)) return;
    markOne(element, speaker);
    const inner = element.hasAttribute('lang') ? element : speaker;
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) markAll(child, inner);
  };

  const update = (records: readonly MutationRecord[]) => {
    const whole = new Set<Element>();
    const changed = new Set<Element>();
    for (const { type, target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element) continue;
      changed.add(element);
      for (const node of addedNodes) if (node instanceof Element) whole.add(node);
      if (type !== 'attributes') continue;
      whole.add(element);
      if (element.getAttribute('lang') !== marks.get(element)) marks.delete(element);
    }
    for (const element of changed)
      if (element.isConnected && !element.closest(SKIPPED) && markOne(element, speakerAround(element)))
        whole.add(element);
    for (const element of whole)
      if (element.isConnected && !element.parentElement?.closest(SKIPPED)) markAll(element, speakerAround(element));
    // Its own marks.
    observer.takeRecords();
  };

  const observer = new MutationObserver(update);
  for (const root of roots) {
    markAll(root, speakerAround(root));
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ['lang'] });
  }
  return () => {
    observer.disconnect();
    for (const root of roots)
      for (const element of [root, ...root.querySelectorAll('[lang]')])
        if (marks.has(element)) element.removeAttribute('lang');
  };
}

/**
 * Marks Chinese text in a page of another language with `lang="zh-CN"`, so that screen readers read names and titles of
 * the server with a Chinese voice (WCAG 3.1.2), and text of the page inside such an element with the page's language.
 * It follows every change of the page. An element with a `lang` of your own is left alone. While the portal is Chinese
 * nothing is observed. `defineSubsystem` calls it; only a Umi slave calls it itself.
 *
 * @param portal - The portal's API. Its container for pop-ups is marked as well.
 * @param element - The element of the subsystem, where the container for pop-ups is not around it.
 * @returns The function that stops it and removes the marks.
 * @example useEffect(() => markTextLanguage(portal), [portal]);
 */
export function markTextLanguage(
  portal: Pick<PortalContext, 'getState' | 'subscribe' | 'popupContainer'>,
  element?: Element,
): () => void {
  let stop: (() => void) | undefined;
  const start = (locale: string) => {
    stop?.();
    const popups = portal.popupContainer();
    stop = isChinese(locale)
      ? undefined
      : startMarking(element && !popups.contains(element) ? [element, popups] : [popups], locale);
  };
  start(portal.getState().locale);
  const unsubscribe = followState(portal, (state) => state.locale, start);
  return () => {
    unsubscribe();
    stop?.();
  };
}
