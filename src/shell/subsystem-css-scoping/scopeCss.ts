import { rewriteCss } from './scanCss';
import { scopeSelectors } from './scopeSelector';

/** Texts that are shorter are scoped faster than found. */
const CACHED_FROM = 2_000;
/** In characters, of all texts together. */
const CACHE_SIZE = 4_000_000;

interface Scoped {
  text: string;
  /** It ends outside of every rule. */
  isComplete: boolean;
}

/**
 * Scoped texts by key and text, the least recently used first: a micro-app that wakes up has the same ones. Without the
 * mark the bundler keeps it, and all that it refers to, in every chunk that imports the index of this part.
 */
const cache = /* @__PURE__ */ new Map<string, Scoped>();
let cachedSize = 0;

function remember(name: string, scoped: Scoped): void {
  cache.set(name, scoped);
  cachedSize += name.length + scoped.text.length;
  for (const [oldest, { text }] of cache) {
    if (cachedSize <= CACHE_SIZE) return;
    cache.delete(oldest);
    cachedSize -= oldest.length + text.length;
  }
}

/**
 * Confines the rules of a style sheet to the micro-app in the pane `key`. `@import` is dropped: the imported rules would
 * apply to the whole page (`inlineImports` puts their text in its place).
 *
 * @param isRelative - The text is part of an `@scope` rule.
 */
export function scopeCss(text: string, key: string, { isRelative = false } = {}): Scoped {
  if (text.trim() === '') return { text, isComplete: true };
  const cacheKey = text.length < CACHED_FROM || isRelative ? '' : `${key}\n${text}`;
  const known = cacheKey && cache.get(cacheKey);
  if (known) {
    cache.delete(cacheKey);
    cache.set(cacheKey, known);
    return known;
  }
  const scoped = rewriteCss(text, {
    selectors: (list, isInScope) => scopeSelectors(list, key, { isRelative: isRelative || isInScope }),
    statement: (rule, whole) => (rule === 'import' ? '' : whole),
  });
  if (cacheKey) remember(cacheKey, scoped);
  return scoped;
}
