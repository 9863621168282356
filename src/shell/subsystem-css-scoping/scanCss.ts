/** Finds the rules of a style sheet's text without interpreting their declarations. */

const QUOTE = 34;
const APOSTROPHE = 39;
const BACKSLASH = 92;
const SLASH = 47;
const OPEN_PAREN = 40;
const CLOSE_PAREN = 41;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const SEMICOLON = 59;

const UNQUOTED_URL = /url\(\s*(?!["'\s])(?:\\[\s\S]|[^)\\])*\)?/iy;
const IDENTIFIER_PART = /[\w-]/;

/** Index after the string, comment, escape or unquoted `url(…)` at `at`; `at` itself if there is none. */
export function skipToken(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === QUOTE || code === APOSTROPHE) {
    for (let index = at + 1; index < text.length; index += 1) {
      const next = text.charCodeAt(index);
      if (next === BACKSLASH) index += 1;
      else if (next === code) return index + 1;
      // A string ends at the end of its line, closed or not.
      else if (next === 10) return index;
    }
    return text.length;
  }
  if (code === SLASH && text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? text.length : end + 2;
  }
  if (code === BACKSLASH) return Math.min(at + 2, text.length);
  if ((code === 117 || code === 85) && !IDENTIFIER_PART.test(text[at - 1] ?? '')) {
    UNQUOTED_URL.lastIndex = at;
    if (UNQUOTED_URL.test(text)) return UNQUOTED_URL.lastIndex;
  }
  return at;
}

/**
 * Index of the next match of one character, or of the start of a token that `skipToken` knows; the text's length if none
 * follows. The engine searches in machine code from the first call on, and a loop over characters only when it is hot:
 * the style sheets of the first opening are read once.
 */
export function nextMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex - 1 : text.length;
}

const PRELUDE_MARK = /["'\\/()[\]{};]|u(?=rl\()/gi;
const BLOCK_MARK = /["'\\/{}]|u(?=rl\()/gi;

/** Index of the first of `{`, `}` and, for an at-rule, `;` outside of parentheses; the text's length if none follows. */
function preludeEnd(text: string, from: number, isAtRule: boolean): number {
  let depth = 0;
  for (let at = nextMatch(PRELUDE_MARK, text, from); at < text.length; at = nextMatch(PRELUDE_MARK, text, at)) {
    const next = skipToken(text, at);
    if (next !== at) {
      at = next;
      continue;
    }
    const code = text.charCodeAt(at);
    if (code === OPEN_PAREN || code === OPEN_BRACKET) depth += 1;
    else if (code === CLOSE_PAREN || code === CLOSE_BRACKET) depth = Math.max(0, depth - 1);
    else if (code === OPEN_BRACE) return at;
    else if (depth === 0 && (code === CLOSE_BRACE || (isAtRule && code === SEMICOLON))) return at;
    at += 1;
  }
  return text.length;
}

/** Index after the block that opens at `open`; null if it is never closed. */
function blockEnd(text: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < text.length; at = nextMatch(BLOCK_MARK, text, at)) {
    const next = skipToken(text, at);
    if (next !== at) {
      at = next;
      continue;
    }
    const code = text.charCodeAt(at);
    at += 1;
    if (code === OPEN_BRACE) depth += 1;
    else if (code === CLOSE_BRACE && (depth -= 1) === 0) return at;
  }
  return null;
}

/** At-rules that hold rules; the others hold declarations, or nothing. */
const GROUPS = /* @__PURE__ */ new Set([
  'media',
  'supports',
  'layer',
  'container',
  'scope',
  'starting-style',
  'document',
  '-moz-document',
]);

const BETWEEN_RULES = /(?:\s|\/\*[\s\S]*?(?:\*\/|$)|<!--|-->)+/y;
const AT_NAME = /@([\w-]+)/y;

export interface CssVisitor {
  /**
   * Returns the new selector list of a style rule; nested rules are relative to it and stay as they are. `isInScope`:
   * the rule is part of an `@scope` rule.
   */
  selectors(list: string, isInScope: boolean): string;
  /** Returns the new text of an at-rule that ends with a semicolon. */
  statement?(name: string, text: string): string;
}

/** Rewrites the rules of a style sheet. Whatever is not a rule is copied, so that no line changes its number. */
export function rewriteCss(text: string, visitor: CssVisitor): { text: string; isComplete: boolean } {
  const out: string[] = [];
  let isComplete = true;
  let at = 0;
  let depth = 0;
  /** Depth inside of the outermost `@scope` rule. */
  let scopeDepth = Infinity;
  const copy = (to: number) => {
    out.push(text.slice(at, to));
    at = to;
  };
  const copyBlock = (open: number) => {
    const end = blockEnd(text, open);
    if (end === null) isComplete = false;
    copy(end ?? text.length);
  };
  while (at < text.length) {
    BETWEEN_RULES.lastIndex = at;
    if (BETWEEN_RULES.test(text)) copy(BETWEEN_RULES.lastIndex);
    if (at >= text.length) break;
    if (text[at] === '}') {
      depth = Math.max(0, depth - 1);
      if (depth < scopeDepth) scopeDepth = Infinity;
      copy(at + 1);
      continue;
    }
    AT_NAME.lastIndex = at;
    const name = AT_NAME.exec(text)?.[1]?.toLowerCase();
    const end = preludeEnd(text, at, name !== undefined);
    const mark = text[end];
    if (mark !== '{') {
      const to = mark === ';' ? end + 1 : end;
      if (mark === undefined && name === undefined) isComplete = false;
      if (name === undefined || !visitor.statement) copy(to);
      else {
        out.push(visitor.statement(name, text.slice(at, to)));
        at = to;
      }
      continue;
    }
    if (name === undefined) {
      out.push(visitor.selectors(text.slice(at, end), depth >= scopeDepth));
      at = end;
      copyBlock(end);
    } else if (GROUPS.has(name)) {
      depth += 1;
      if (name === 'scope') scopeDepth = Math.min(scopeDepth, depth);
      copy(end + 1);
    } else copyBlock(end);
  }
  return { text: out.join(''), isComplete: isComplete && depth === 0 };
}
