/**
 * Keeps the text of one `<style>` of a micro-app confined to it, however the text is set. The micro-app reads back what
 * it has written: libraries compare the two, and would write again forever.
 */

type ScopeText = (text: string) => { text: string; isComplete: boolean };

interface Known {
  raw: string;
  scoped: string;
}

const nodeText = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')!;

/** Starts to follow a style element; returns the function that stops it. */
export function followTextStyle(style: HTMLStyleElement, scopeText: ScopeText): () => void {
  const known = new WeakMap<Node, Known>();
  const rawOf = (node: Node): string => {
    const own = known.get(node);
    return own?.scoped === (node as Text).data ? own.raw : (node.textContent ?? '');
  };
  const rawText = () => [...style.childNodes].map(rawOf).join('');

  /** Replaces the text of a node with its scoped text, unless it is that already. */
  const scopeNode = (node: Node): boolean => {
    if (!(node instanceof Text)) return true;
    const raw = rawOf(node);
    if (known.get(node)?.scoped === node.data) return true;
    const { text, isComplete } = scopeText(raw);
    if (!isComplete) return false;
    known.set(node, { raw, scoped: text });
    if (text !== raw) node.data = text;
    return true;
  };
  const setAll = (raw: string) => {
    const { text } = scopeText(raw);
    nodeText.set!.call(style, text);
    if (style.firstChild) known.set(style.firstChild, { raw, scoped: text });
  };
  const scopeAll = () => {
    // Scopes node by node, because libraries keep references to single text nodes. If a rule is split over several
    // nodes, scopes the whole text.
    if ([...style.childNodes].every(scopeNode)) return;
    setAll(rawText());
  };

  const observer = new MutationObserver(scopeAll);
  const observe = () => observer.observe(style, { childList: true, characterData: true, subtree: true });
  /** Changes the text without triggering the observer. */
  const silently = <T>(change: () => T): T => {
    const result = change();
    observer.takeRecords();
    return result;
  };
  const text: PropertyDescriptor & ThisType<HTMLStyleElement> = {
    configurable: true,
    get: rawText,
    set: (value: unknown) => void silently(() => setAll(String(value ?? ''))),
  };
  const adding = ['appendChild', 'insertBefore', 'append', 'prepend', 'replaceChildren', 'replaceChild'] as const;
  Object.defineProperties(style, {
    textContent: text,
    innerHTML: text,
    innerText: text,
    text,
    ...Object.fromEntries(
      adding.map((name) => [
        name,
        {
          configurable: true,
          writable: true,
          value(this: HTMLStyleElement, ...args: never[]): unknown {
            return silently(() => {
              const [added] = args as unknown[];
              // Before it is part of the sheet, which the browser parses at once.
              if (added instanceof Text) scopeNode(added);
              const result = (HTMLStyleElement.prototype[name] as (...all: never[]) => unknown).apply(style, args);
              scopeAll();
              return result;
            });
          },
        },
      ]),
    ),
  });
  silently(scopeAll);
  observe();
  return () => observer.disconnect();
}
