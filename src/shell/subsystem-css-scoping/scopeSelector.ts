import { nextMatch, skipToken } from './scanCss';

/** Attribute of the elements that stand for `html` and `body` of a micro-app; its value is the key of the pane. */
export const ROOT_ATTRIBUTE = 'data-micro-app';

const rootSelector = (key: string): string => `[${ROOT_ATTRIBUTE}="${key.replace(/["\\]/g, '\\$&')}"]`;

/** Calls `visit` for each character outside of strings, escapes, parentheses and brackets, until it returns false. */
function eachOuter(text: string, visit: (char: string, at: number) => boolean | void): void {
  let depth = 0;
  for (let at = 0; at < text.length;) {
    const next = skipToken(text, at);
    if (next !== at) {
      at = next;
      continue;
    }
    const char = text[at]!;
    if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    if (depth === 0 && visit(char, at) === false) return;
    if (char === '(' || char === '[') depth += 1;
    at += 1;
  }
}

const PLAIN = /^[\w\s.#>+~*-]+$/;
const LIST_MARK = /["'\\/()[\],]|u(?=rl\()/gi;

function splitList(list: string): string[] {
  if (!list.includes(',')) return [list];
  if (!/[()[\]"'\\/]/.test(list)) return list.split(',');
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = nextMatch(LIST_MARK, list, 0); at < list.length; at = nextMatch(LIST_MARK, list, at)) {
    const next = skipToken(list, at);
    if (next !== at) {
      at = next;
      continue;
    }
    const char = list[at]!;
    at += 1;
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (char === ',' && depth === 0) {
      parts.push(list.slice(from, at - 1));
      from = at;
    }
  }
  return [...parts, list.slice(from)];
}

interface Compound {
  text: string;
  /** The combinator that follows, with its white space. */
  combinator: string;
}

const isCombinator = (char: string) => /[\s>+~]/.test(char);

function splitCompounds(selector: string): Compound[] {
  if (PLAIN.test(selector))
    return selector
      .split(/(\s*[>+~]\s*|\s+)/)
      .reduce<Compound[]>(
        (all, text, index) =>
          index % 2 === 0
            ? [...all, { text, combinator: '' }]
            : [...all.slice(0, -1), { text: all.at(-1)!.text, combinator: text }],
        [],
      );
  const compounds: Compound[] = [];
  let from = 0;
  let combinatorAt = -1;
  eachOuter(selector, (char, at) => {
    if (isCombinator(char)) {
      if (combinatorAt < 0) combinatorAt = at;
      return;
    }
    if (combinatorAt < 0) return;
    compounds.push({ text: selector.slice(from, combinatorAt), combinator: selector.slice(combinatorAt, at) });
    from = at;
    combinatorAt = -1;
  });
  return [...compounds, { text: selector.slice(from), combinator: '' }];
}

const ROOT_TYPE = /^(?:html|body)(?![\w-])|:root(?![\w-])/i;
const ROOT_INSIDE =
  /:(?:is|where|matches|-webkit-any|-moz-any)\([^)]*(?:(?<![\w.#-])(?:html|body)(?![\w-])|:root(?![\w-]))/i;

/** `no`, `yes`, or `maybe` for a list of alternatives such as `:is(html, .page)`. */
const isRoot = (compound: string): 'no' | 'yes' | 'maybe' => {
  if (!/html|body|root/i.test(compound)) return 'no';
  const outer: string[] = [];
  eachOuter(compound, (char) => void outer.push(char));
  if (ROOT_TYPE.test(outer.join(''))) return 'yes';
  return ROOT_INSIDE.test(compound) ? 'maybe' : 'no';
};

const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)(?![\w-])/iy;

/** Where the pseudo-elements of a compound begin. */
function pseudoElementAt(compound: string): number {
  if (!compound.includes(':')) return compound.length;
  let found = compound.length;
  eachOuter(compound, (_, at) => {
    PSEUDO_ELEMENT.lastIndex = at;
    if (!PSEUDO_ELEMENT.test(compound)) return true;
    found = at;
    return false;
  });
  return found;
}

/** What a selector has in which the subject's end is not the place of the restriction, or whose root is replaced. */
const NEEDS_PARSING = new RegExp(
  [
    /(?<![\w.#-])(?:html|body)(?![\w-])|:root(?![\w-])/,
    /::|:(?:before|after|first-line|first-letter)(?![\w-])/,
    /\/\*|\\/,
    new RegExp(`\\[${ROOT_ATTRIBUTE}=`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * Confines one complex selector to a micro-app without changing its specificity: its subject has to be inside, and
 * where the subject is `html`, `body` or `:root` it is the micro-app's root. What stands before the subject may be the
 * page's own `html` and `body`, whose classes a micro-app sets to change its theme.
 */
function scopeOne(selector: string, root: string): string {
  if (NEEDS_PARSING.test(selector)) return scopeParsed(selector, root);
  const end = selector.trimEnd().length;
  return end === 0 ? selector : `${selector.slice(0, end)}:where(${root} *,${root})${selector.slice(end)}`;
}

function scopeParsed(selector: string, root: string): string {
  // Inserted once more, such as by a library that moves its rules.
  if (selector.includes(`[${ROOT_ATTRIBUTE}=`)) return selector;
  const [, before, inner, after] = /^((?:\s|\/\*[\s\S]*?\*\/)*)([\s\S]*?)((?:\s|\/\*[\s\S]*?\*\/)*)$/.exec(selector)!;
  if (inner === '') return selector;
  const compounds = splitCompounds(inner!);
  const subject = compounds.pop()!.text;
  let path = '';
  compounds.forEach(({ text, combinator }, index) => {
    const next = compounds[index + 1]?.text ?? subject;
    const isParent = combinator.trim() === '>' && isRoot(text) === 'yes' && isRoot(next) !== 'yes';
    path += `${text}${isParent ? ` :where(${root})` : ''}${combinator}`;
  });
  const cut = pseudoElementAt(subject);
  const element = subject.slice(0, cut);
  const pseudo = subject.slice(cut);
  const inside = `${path}${element}:where(${root} *,${root})${pseudo}`;
  const asRoot = `${path}${element} :where(${root})${pseudo}`;
  const kind = isRoot(element);
  const scoped = kind === 'no' ? inside : kind === 'yes' ? asRoot : `${inside},${asRoot}`;
  return `${before}${scoped}${after}`;
}

/** Confines a selector list to a micro-app. */
export function scopeSelectors(list: string, key: string): string {
  const root = rootSelector(key);
  return splitList(list)
    .map((selector) => scopeOne(selector, root))
    .join(',');
}
