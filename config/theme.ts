import type { ColorScheme } from '../src/domain/preferences';
import { darkTokens, tokens, type Tokens } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

type Variables = Record<string, string>;

const add = (
  variables: Variables,
  record: Record<string, string | number>,
  name: (key: string) => string,
  unit = '',
): void => {
  for (const [key, value] of Object.entries(record)) variables[`--${name(kebab(key))}`] = `${value}${unit}`;
};

/** Those of the CSS variables that depend on the color scheme: `--ink-2`, `--shadow-float` … */
export function colorVariables({ colors, shadow }: Tokens): Variables {
  const variables: Variables = {};
  add(variables, colors, (key) => key);
  add(variables, shadow, (key) => `shadow-${key}`);
  return variables;
}

/** The other CSS variables: `--radius-card`, `--space-4`, `--header-height` … */
export function sizeVariables({ radius, space, type, sizes, motion, layer }: Tokens): Variables {
  const variables: Variables = {};
  add(variables, radius, (key) => `radius-${key}`, 'px');
  space.forEach((value, index) => (variables[`--space-${index + 1}`] = `${value}px`));
  add(variables, sizes, (key) => key, 'px');
  const { family, familyOfEnglish: _, monospace, titleWeight, ...fontSizes } = type;
  Object.assign(variables, { '--font': family, '--font-mono': monospace, '--title-weight': String(titleWeight) });
  add(variables, fontSizes, (key) => `text-${key}`, 'px');
  add(variables, motion, (key) => `motion-${key}`, 'ms');
  add(variables, layer, (key) => `layer-${key}`);
  return variables;
}

/**
 * The same names in forced colors mode (Windows contrast themes). The browser replaces colors, but keeps system colors:
 * with these, marks that consist of a background only (dots, underlines, bars) stay visible. Text in --on-color needs
 * `forced-color-adjust: none`: the browser draws Canvas behind text.
 */
const systemColors = {
  '--ink': 'CanvasText',
  '--brand': 'LinkText',
  '--brand-strong': 'LinkText',
  '--success': 'CanvasText',
  '--warning': 'CanvasText',
  '--danger': 'CanvasText',
  '--on-color': 'Canvas',
};

/**
 * A window that is low because it is zoomed: 320 × 256 px are 1280 × 1024 at 400 %. The bars leave the page more of its
 * height; what is clicked in them keeps 24 px (WCAG 1.4.10, 2.5.8).
 */
const lowWindow = {
  query: '(max-height:299.98px)',
  sizes: { '--header-height': '36px', '--tab-strip-height': '30px' },
};

const rule = (selector: string, declarations: Variables) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * Selector of what is drawn in a scheme: the page, or a part of it that keeps its own one, such as a micro-app that
 * knows no other.
 */
export const schemeSelector = (scheme: ColorScheme) => `[data-color-scheme=${scheme}]`;

/** The page is light until a script has set the scheme of the person, and on paper. */
const schemeRules = () =>
  rule(`:root,${schemeSelector('light')}`, { 'color-scheme': 'normal', ...colorVariables(tokens) }) +
  `@media screen{${rule(schemeSelector('dark'), { 'color-scheme': 'dark', ...colorVariables(darkTokens) })}}`;

/** The CSS variables as a style sheet in the head of the page, available before any script runs. */
export const themeStyles = (): string =>
  [
    rule(':root', sizeVariables(tokens)),
    schemeRules(),
    rule(':root:lang(en)', { '--font': tokens.type.familyOfEnglish }),
    `@media ${lowWindow.query}{${rule(':root', lowWindow.sizes)}}`,
    `@media (forced-colors:active){${rule(':root,[data-color-scheme]', systemColors)}}`,
  ].join('');
