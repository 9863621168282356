import { nextMatch, skipToken } from './scanCss';

/** Attribute of the elements that stand for `html` and `body` of a micro-app; its value is the key of the pane. */
export const ROOT_ATTRIBUTE = 'data-micro-app';

const PLACE_CLASS = 'micro-app-';

/**
 * Class of the elements around the roots of a micro-app, its own for each pane: browsers reject a rule whose ancestor's
 * class none of an element's ancestors has without walking up the tree, which an attribute's value does not give.
 */
export const placeClass = (key: string): string =>
  `${PLACE_CLASS}${key.replace(/[^a-zA-Z0-9-]/g, (char) => `_${char.charCodeAt(0).toString(16)}`)}`;

/** What confines selectors to one pane. */
interface Place {
  /** Selects the roots. */
  root: string;
  /** Selects the elements around the roots. */
  around: string;
}

const placeOf = (key: string): Place => ({
  root: `[${ROOT_ATTRIBUTE}="${key.replace(/["\\]/g, '\\$&')}"]`,
  around: `.${placeClass(key)}`,
});

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

const BODY = /^body(?![\w-])/i;

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

/** An attribute that the roots do not take over from `html` and `body`, or a name that stands for them. */
const OUTSIDE = /\[(?!\s*(?:data-|class))|:scope(?![\w-])|&/i;

/** What a selector may have for which a prefix is not enough, or which is not known without parsing. */
const NEEDS_PARSING = new RegExp(
  [
    /(?<![\w.#-])(?:html|body)(?![\w-])|:root(?![\w-])/,
    new RegExp(`(?:${OUTSIDE.source}).*[\\s>+~]`, 's'),
    /^\s*[>+~]/,
    /\/\*|\\/,
    new RegExp(`\\[${ROOT_ATTRIBUTE}=|\\.${PLACE_CLASS}`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'is',
);

/**
 * Confines one complex selector to a micro-app without changing its specificity: what it names has to be inside, and
 * where the subject is `html`, `body` or `:root` it is the micro-app's root. `html` and `body` before the subject are the
 * page's own, whose classes and data attributes, such as those of a theme, the roots have, too.
 */
function scopeOne(selector: string, place: Place): string {
  if (NEEDS_PARSING.test(selector)) return scopeParsed(selector, place, scopeInside);
  const start = selector.length - selector.trimStart().length;
  if (start === selector.length) return selector;
  return `${selector.slice(0, start)}:where(${place.around}) ${selector.slice(start)}`;
}

type Scoping = (compounds: readonly Compound[], place: Place) => string;

function scopeParsed(selector: string, place: Place, scopeUsual: Scoping): string {
  // Inserted once more, such as by a library that moves its rules.
  if (selector.includes(`[${ROOT_ATTRIBUTE}=`) || selector.includes(`:where(.${PLACE_CLASS}`)) return selector;
  const [, before, inner, after] = /^((?:\s|\/\*[\s\S]*?\*\/)*)([\s\S]*?)((?:\s|\/\*[\s\S]*?\*\/)*)$/.exec(selector)!;
  if (inner === '') return selector;
  const compounds = splitCompounds(inner!);
  const kind = isRoot(compounds.at(-1)!.text);
  const scoped = [
    ...(kind === 'yes' ? [] : [scopeUsual(compounds, place)]),
    ...(kind === 'no' ? [] : [scopeRoot(compounds, place)]),
  ].join(',');
  return `${before}${scoped}${after}`;
}

const textOf = (compounds: readonly Compound[]): string =>
  compounds.map(({ text, combinator }) => `${text}${combinator}`).join('');

/** All that follows the page's `html` and `body` is inside; where that is not certain, the subject is. */
const scopeInside: Scoping = (compounds, place) => {
  const lastRoot = compounds.findLastIndex(({ text }) => isRoot(text) === 'yes');
  const outer = compounds.slice(0, lastRoot + 1);
  const inner = compounds.slice(lastRoot + 1);
  const isInside = inner.slice(0, -1).every(({ text }) => text !== '' && !OUTSIDE.test(text) && isRoot(text) === 'no');
  const { text: parent, combinator } = outer.pop() ?? { text: '', combinator: '' };
  if (!isInside || /[+~]/.test(combinator)) return scopeSubject(compounds, place);
  // The root stands for the parent, and for `body` when it is further up; what is in `html` may be the root itself.
  if (combinator.includes('>') || BODY.test(parent))
    return `${textOf(outer)}${parent} :where(${place.around} > *)${combinator}${textOf(inner)}`;
  return `${textOf(outer)}${parent}${combinator}:where(${place.around}) ${textOf(inner)}`;
};

/** The subject is inside; all that stands before it may be outside. */
const scopeSubject: Scoping = (compounds, { root }) => {
  let path = '';
  compounds.slice(0, -1).forEach(({ text, combinator }, index) => {
    const isParent =
      combinator.trim() === '>' && isRoot(text) === 'yes' && isRoot(compounds[index + 1]!.text) !== 'yes';
    path += `${text}${isParent ? ` :where(${root})` : ''}${combinator}`;
  });
  const { text: subject } = compounds.at(-1)!;
  const cut = pseudoElementAt(subject);
  return `${path}${subject.slice(0, cut)}:where(${root} *,${root})${subject.slice(cut)}`;
};

/** The subject is `html`, `body` or `:root`: the root stands for it. */
const scopeRoot: Scoping = (compounds, { root }) => {
  const { text: subject } = compounds.at(-1)!;
  const cut = pseudoElementAt(subject);
  return `${textOf(compounds.slice(0, -1))}${subject.slice(0, cut)} :where(${root})${subject.slice(cut)}`;
};

/**
 * Confines a selector list to a micro-app.
 *
 * @param isRelative - It is part of an `@scope` rule, which puts its own root before each selector.
 */
export function scopeSelectors(list: string, key: string, { isRelative = false } = {}): string {
  const place = placeOf(key);
  return splitList(list)
    .map((selector) => (isRelative ? scopeParsed(selector, place, scopeSubject) : scopeOne(selector, place)))
    .join(',');
}
