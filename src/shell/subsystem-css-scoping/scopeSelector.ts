import { nextMatch, skipToken } from './scanCss';

/** Attribute of the elements that stand for `html` and `body` of a micro-app; its value is the key of the pane. */
export const ROOT_ATTRIBUTE = 'data-micro-app';

const WRAPPER_CLASS_PREFIX = 'micro-app-';

/**
 * Class of the elements around the roots of a micro-app, its own for each pane: browsers reject a rule whose ancestor's
 * class none of an element's ancestors has without walking up the tree, which an attribute's value does not give.
 */
export const wrapperClass = (key: string): string =>
  `${WRAPPER_CLASS_PREFIX}${key.replace(/[^a-zA-Z0-9-]/g, (char) => `_${char.charCodeAt(0).toString(16)}_`)}`;

/** Selectors of the elements that a micro-app is confined to. */
interface Confines {
  /** The elements that stand for `html` and `body`. */
  root: string;
  /** The elements around them. */
  wrapper: string;
}

const confinesOf = (key: string): Confines => ({
  root: `[${ROOT_ATTRIBUTE}="${key.replace(/["\\]/g, '\\$&')}"]`,
  wrapper: `.${wrapperClass(key)}`,
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

/** What only the page's own elements may match: an attribute that the roots do not take over, a name for the root. */
const OUTSIDE = /\[(?!\s*(?:data-|class))|:scope(?![\w-])|:(?:-webkit-full-screen|fullscreen)(?![\w-])|&/i;

/** What a selector may have for which a prefix is not enough, or which is not known without parsing. */
const NEEDS_PARSING = new RegExp(
  [
    /(?<![\w.#-])(?:html|body)(?![\w-])|:root(?![\w-])/,
    new RegExp(`(?:${OUTSIDE.source}).*[\\s>+~]`, 's'),
    /^\s*[>+~]|[>+~]\s*$/,
    /\/\*|\\/,
    new RegExp(`\\[${ROOT_ATTRIBUTE}=|\\.${WRAPPER_CLASS_PREFIX}`),
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
function scopeOne(selector: string, confines: Confines): string {
  if (NEEDS_PARSING.test(selector)) return scopeParsed(selector, confines, scopeInside);
  const start = selector.length - selector.trimStart().length;
  if (start === selector.length) return selector;
  return `${selector.slice(0, start)}:where(${confines.wrapper}) ${selector.slice(start)}`;
}

/** A selector as it was before it was confined: libraries move rules, and put their own prefixes before them. */
const unscoped = (selector: string, { root, wrapper }: Confines): string =>
  [` :where(${wrapper} > *)`, `:where(${wrapper} *)`, `:where(${wrapper}) `, ` :where(${root})`].reduce(
    (text, mark) => text.replaceAll(mark, ''),
    selector,
  );

const BLANK = /(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*/;
const WITHOUT_BLANK = new RegExp(`^(${BLANK.source})([\\s\\S]*?)(${BLANK.source})$`);

type Scoping = (compounds: readonly Compound[], confines: Confines) => string;

function scopeParsed(selector: string, confines: Confines, scopeUsual: Scoping): string {
  const [, before, inner, after] = WITHOUT_BLANK.exec(unscoped(selector, confines))!;
  const compounds = splitCompounds(inner!);
  const { text: subject } = compounds.at(-1)!;
  // Invalid, and so it has to stay.
  if (subject === '' || isCombinator(subject.at(-1)!)) return selector;
  const kind = isRoot(subject);
  const scoped = [
    ...(kind === 'yes' ? [] : [scopeUsual(compounds, confines)]),
    ...(kind === 'no' ? [] : [scopeRoot(compounds, confines)]),
  ].join(',');
  return `${before}${scoped}${after}`;
}

const textOf = (compounds: readonly Compound[]): string =>
  compounds.map(({ text, combinator }) => `${text}${combinator}`).join('');

/** All that follows the page's `html` and `body` is inside; where that is not certain, the subject is. */
const scopeInside: Scoping = (compounds, confines) => {
  const lastRoot = compounds.findLastIndex(({ text }) => isRoot(text) === 'yes');
  const outer = compounds.slice(0, lastRoot + 1);
  const inner = compounds.slice(lastRoot + 1);
  const isInside = inner.slice(0, -1).every(({ text }) => text !== '' && !OUTSIDE.test(text) && isRoot(text) === 'no');
  const { text: parent, combinator } = outer.pop() ?? { text: '', combinator: '' };
  if (!isInside || /[+~]/.test(combinator)) return scopeSubject(compounds, confines);
  // The root stands for the parent, and for `body` when it is further up; what is in `html` may be the root itself.
  if (combinator.includes('>') || BODY.test(parent))
    return `${textOf(outer)}${parent} :where(${confines.wrapper} > *)${combinator}${textOf(inner)}`;
  return `${textOf(outer)}${parent}${combinator}:where(${confines.wrapper}) ${textOf(inner)}`;
};

/** The subject is inside; all that stands before it may be outside. */
const scopeSubject: Scoping = (compounds, { wrapper }) => {
  let path = '';
  compounds.slice(0, -1).forEach(({ text, combinator }, index) => {
    const isParent =
      combinator.trim() === '>' && isRoot(text) === 'yes' && isRoot(compounds[index + 1]!.text) !== 'yes';
    path += `${text}${isParent ? ` :where(${wrapper} > *)` : ''}${combinator}`;
  });
  const { text: subject } = compounds.at(-1)!;
  const cut = pseudoElementAt(subject);
  return `${path}${subject.slice(0, cut)}:where(${wrapper} *)${subject.slice(cut)}`;
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
  const confines = confinesOf(key);
  return splitList(list)
    .map((selector) => (isRelative ? scopeParsed(selector, confines, scopeSubject) : scopeOne(selector, confines)))
    .join(',');
}
