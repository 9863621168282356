/**
 * Rebuilds an author's `style` from fourteen properties of text and tables. Nothing is repaired: a declaration that
 * does not match as a whole is left out. None of the properties can move an element or load anything.
 */
const number = '(?:\\d{1,4}(?:\\.\\d{1,3})?|\\.\\d{1,3})';
const color = `(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\\( ?${number}%?(?: ?[, ] ?${number}%?){2}(?: ?[,/] ?${number}%?)? ?\\)|hsla?\\( ?${number}(?:deg)?(?: ?[, ] ?${number}%){2}(?: ?[,/] ?${number}%?)? ?\\))`;
const length = `${number}(?:px|pt|em|rem|%)`;
const pattern = (source: string) => new RegExp(`^(?:${source})$`, 'i');

const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['color', pattern(color)],
  ['background-color', pattern(color)],
  [
    'font-size',
    pattern(
      `(?:[1-9]|[1-6]\\d|7[0-2])(?:\\.\\d{1,3})?(?:px|pt)|(?:[0-3](?:\\.\\d{1,3})?|\\.\\d{1,3})r?em|[1-3]?\\d{2}%|(?:x{1,2}-)?(?:small|large)|medium|smaller|larger`,
    ),
  ],
  ['font-weight', pattern('normal|bold|bolder|lighter|[1-9]00')],
  ['font-style', pattern('normal|italic|oblique')],
  ['font-family', pattern('[\\w\\u4e00-\\u9fff "\',-]{1,200}')],
  ['text-align', pattern('left|right|center|justify|start|end')],
  ['text-decoration', pattern('(?:none|underline|line-through|overline)(?: (?:underline|line-through|overline))*')],
  ['text-indent', pattern('(?:\\d|1\\d|20)(?:\\.\\d{1,3})?em|[1-9]?\\d{1,2}(?:\\.\\d{1,3})?(?:px|pt)|0')],
  ['line-height', pattern('normal|[0-3](?:\\.\\d{1,3})?|[1-9]?\\d(?:\\.\\d{1,3})?(?:px|pt)|[1-3]\\d{2}%')],
  ['vertical-align', pattern('baseline|top|middle|bottom|sub|super|text-top|text-bottom')],
  ['width', pattern(`auto|0|${length}`)],
  ['list-style-type', pattern('none|disc|circle|square|decimal|(?:lower|upper)-(?:alpha|roman|latin)|cjk-ideographic')],
  ['border-collapse', pattern('collapse|separate')],
]);

const MAX_STYLE_LENGTH = 2000;

/** Returns the allowed declarations of a style attribute in normal form; empty when there are none. */
export function safeStyle(style: string): string {
  const kept = new Map<string, string>();
  for (const declaration of style.slice(0, MAX_STYLE_LENGTH).split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/\s+/g, ' ')
      .trim();
    if (colon > 0 && patterns.get(name)?.test(value)) kept.set(name, value);
  }
  return [...kept].map(([name, value]) => `${name}: ${value}`).join('; ');
}
