import { createRequire } from 'node:module';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { ThemeConfig } from 'antd';
import ConfigProvider from 'antd/lib/config-provider';
import useToken from 'antd/lib/theme/useToken';
import { genCssVar } from 'antd/lib/theme/util/genStyleUtils';
import postcss, { type ChildNode } from 'postcss';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ICON_PREFIX } from '../src/constants/icons';

/** What antd's module of styles exports for a component. */
interface StyleModule {
  /** By the name of the export: a hook's parameters, the class of the component first. */
  hooks?: Record<string, string[]>;
  /** In place of a hook, a component that shows nothing and adds the styles of a variant of this class. */
  variantOf?: string;
}

const hook = (...parameters: string[]): StyleModule => ({ hooks: { default: parameters } });
/** The hook of a component whose root has a class of its own for the variables. */
const hookWithRoot = (className: string) => hook(className, `${className}-css-var`);
const variantOf = (className: string): StyleModule => ({ variantOf: className });

/**
 * The components of antd that the portal uses: antd's modules of styles, below `antd/es`, by the style sheet that has
 * their rules. The first page needs only `start`, nearly every other page `controls`.
 */
export const styleSheets = {
  start: {
    'config-provider/style/index': hook(ICON_PREFIX),
    'qr-code/style/index': hook('ant-qrcode'),
  },
  controls: {
    'button/style/index': hook('ant-btn'),
    'button/style/compact': variantOf('ant-btn'),
    'space/style/index': hook('ant-space'),
    'space/style/compact': hook('ant-space-compact'),
    'space/style/addon': hook('ant-space-addon'),
    'dropdown/style/index': hookWithRoot('ant-dropdown'),
    'popover/style/index': hook('ant-popover'),
    'tooltip/style/index': hookWithRoot('ant-tooltip'),
    'modal/style/index': hookWithRoot('ant-modal'),
    'empty/style/index': hook('ant-empty'),
    'spin/style/index': hook('ant-spin'),
    'tag/style/index': hook('ant-tag'),
    'tag/style/presetCmp': variantOf('ant-tag'),
    'tag/style/statusCmp': variantOf('ant-tag'),
    'input/style/index': { hooks: { useSharedStyle: ['ant-input'], default: ['ant-input', 'ant-input-css-var'] } },
    'select/style/index': hookWithRoot('ant-select'),
    'pagination/style/index': hook('ant-pagination'),
    'date-picker/style/index': hookWithRoot('ant-picker'),
  },
  forms: {
    'form/style/index': hookWithRoot('ant-form'),
    'grid/style/index': { hooks: { useRowStyle: ['ant-row'], useColStyle: ['ant-col'] } },
    'input/style/textarea': hookWithRoot('ant-input'),
    'input-number/style/index': hookWithRoot('ant-input-number'),
    'checkbox/style/index': hookWithRoot('ant-checkbox'),
    'radio/style/index': hookWithRoot('ant-radio'),
    'switch/style/index': hook('ant-switch'),
    'tree-select/style/index': hook('ant-tree-select', 'ant-select-tree', 'ant-tree-select-css-var'),
    'steps/style/index': hook('ant-steps'),
    'drawer/style/index': hook('ant-drawer'),
    'image/style/index': hookWithRoot('ant-image'),
  },
} satisfies Record<string, Record<string, StyleModule>>;

export type StyleSheetName = keyof typeof styleSheets;

/** Modules of styles that are bundled with a component and never used; a menu is only in a dropdown, which has its styles. */
const unusedStyles: Record<string, StyleModule> = {
  '_util/wave/style': hook(),
  'form/style/fallbackCmp': variantOf('ant-form'),
  'input/style/otp': hook(),
  'input/style/search': hook(),
  'menu/style/index': hook(),
  'modal/style/confirm': variantOf('ant-modal'),
  'pagination/style/bordered': variantOf('ant-pagination'),
  'skeleton/style/index': hook(),
};

/** Colors that only styles ask for: blue, blue-1, blue1, blueShadowColor … */
const PALETTE = /^(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(-?\d+|[A-Z]\w*)?$/;

/** In place of antd's hash, which depends on its version and not on the theme: a micro-app may have the same. */
const RULES_CLASS = 'css-portal';

export interface CompiledStyles {
  sheets: Record<StyleSheetName, string>;
  /** The class that every rule names, and the class whose rule has the variables. */
  classNames: [rules: string, variables: string];
  /** What components read of the theme while they run. */
  token: Record<string, unknown>;
}

const requireHere = createRequire(__filename);
const libraryOf = (path: string) => requireHere(`antd/lib/${path}`) as Record<string, unknown>;

/** Calls the hooks of these modules as their components would. */
const Styles = ({ modules }: { modules: Record<string, StyleModule> }) =>
  Object.entries(modules).map(([path, { hooks = {}, variantOf: prefixCls }]) => {
    const library = libraryOf(path);
    for (const [name, parameters] of Object.entries(hooks))
      (library[name] as (...all: string[]) => unknown)(...parameters);
    const Variant = library.default as ComponentType<{ prefixCls: string }>;
    return prefixCls && createElement(Variant, { key: path, prefixCls });
  });

/** Makes the styles that antd would otherwise make in the page, component by component, when it first shows one. */
export function compileStyles(theme: ThemeConfig): CompiledStyles {
  const cache = createCache();
  let token: Record<string, unknown> = {};
  let hash = '';
  const Token = () => {
    [, token, hash] = useToken() as unknown as [unknown, Record<string, unknown>, string];
    return null;
  };
  const compile = (modules: Record<string, StyleModule>) => {
    const components = [createElement(Token, { key: 'token' }), createElement(Styles, { key: 'styles', modules })];
    const page = createElement(ConfigProvider, { theme, iconPrefixCls: ICON_PREFIX }, components);
    renderToString(createElement(StyleProvider, { cache }, page));
    // The styles of a component once, in the first style sheet that needs them. The last rule lists them for antd.
    const sheet = extractStyle(cache, { plain: true, once: true });
    return sheet.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '').replaceAll(hash, RULES_CLASS);
  };
  const sheets = Object.fromEntries(Object.entries(styleSheets).map(([name, modules]) => [name, compile(modules)]));
  return {
    sheets: sheets as Record<StyleSheetName, string>,
    classNames: [RULES_CLASS, theme.cssVar?.key ?? ''],
    token: Object.fromEntries(Object.entries(token).filter(([name]) => !PALETTE.test(name))),
  };
}

/** The variables that style sheets read. */
export const readVariables = (sheets: readonly string[]): ReadonlySet<string> =>
  new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)));

/**
 * What a page in another color scheme has besides the style sheet of the first one: the variables that differ and are
 * read, below the selector of that scheme. Fails where antd makes other rules for it.
 */
export function differencesOf(base: string, other: string, scheme: string, read: ReadonlySet<string>): string {
  const [known, nodes] = [base, other].map((sheet) => postcss.parse(sheet).nodes) as [ChildNode[], ChildNode[]];
  const fail = (node: ChildNode): never => {
    throw new Error(`antd has another rule in ${scheme}: ${node.toString().slice(0, 200)}`);
  };
  if (known.length !== nodes.length) throw new Error(`antd has other rules in ${scheme}`);
  const differences = nodes.flatMap((node, index) => {
    const before = known[index]!;
    if (node.toString() === before.toString()) return [];
    if (node.type !== 'rule' || before.type !== 'rule' || node.selector !== before.selector) return fail(node);
    if (!node.selector.startsWith('.') || node.selector.includes(',')) return fail(node);
    const unchanged = new Set(before.nodes.map(String));
    const changed = node.nodes.map(String).filter((declaration) => !unchanged.has(declaration));
    if (changed.some((declaration) => !declaration.startsWith('--'))) return fail(node);
    const kept = changed.filter((declaration) => read.has(declaration.slice(0, declaration.indexOf(':'))));
    return kept.length > 0 ? [`${scheme} ${node.selector}{${kept.join(';')}}`] : [];
  });
  // Paper is white.
  return differences.length > 0 ? `@media screen{${differences.join('')}}` : '';
}

/** Module in place of the functions that make styles in the page; a build that bundles it fails. */
export const NOT_COMPILED = 'not-compiled';

/**
 * Sources in place of antd's modules of styles and of its theme, by their path below `antd/es`.
 * @param fileOf absolute path of one of these sources, or of a style sheet (`controls.css`)
 */
export function compiledModules({ classNames, token }: CompiledStyles, fileOf: (name: string) => string) {
  const modules: Record<string, string> = {
    'theme/context': THEME_CONTEXT,
    'theme/useToken': `const token = ${JSON.stringify(token)};\nconst hashId = '${classNames[0]}';\n${USE_TOKEN}`,
    'theme/util/genStyleUtils': `export const genCssVar = ${genCssVar.toString()};\nexport * from ${JSON.stringify(fileOf(NOT_COMPILED))};\n`,
    [NOT_COMPILED]: RUNTIME_STYLES,
    // The portal's codes are always active. This would bring buttons, spinners and their styles to the home page.
    'qr-code/QrcodeStatus': 'export default () => null;\n',
  };
  // The result is in each module: one that only re-exports would be skipped, and its style sheet with it.
  const add = (path: string, { hooks }: StyleModule, imported = '') => {
    const names = Object.keys(hooks ?? { default: [] }).map((name) => `useStyle as ${name}`);
    const result = JSON.stringify(hooks ? classNames : null);
    modules[path] =
      `${imported}const useStyle = () => result;\nconst result = ${result};\nexport { ${names.join(', ')} };\n`;
  };
  for (const [path, unused] of Object.entries(unusedStyles)) add(path, unused);
  for (const [sheet, styles] of Object.entries<Record<string, StyleModule>>(styleSheets))
    for (const [path, used] of Object.entries(styles))
      add(path, used, `import ${JSON.stringify(fileOf(`${sheet}.css`))};\n`);
  return modules;
}

/** Without antd's own theme, from which the page would compute a token. */
const THEME_CONTEXT = `import { createContext } from 'react';
export const defaultTheme = undefined;
export const defaultConfig = { token: {}, override: { override: {} }, hashed: true };
export const DesignTokenContext = createContext(defaultConfig);
`;

/** Of the theme, only the motion depends on the user. */
const USE_TOKEN = `import { useContext } from 'react';
import { DesignTokenContext } from 'antd/es/theme/context';
const tokenWithoutMotion = { ...token, motion: false };
export default function useToken() {
  const { motion } = useContext(DesignTokenContext).token;
  return [undefined, motion === false ? tokenWithoutMotion : token, hashId];
}
`;

const RUNTIME_STYLES = `const fail = () => { throw new Error('config/antdStyles.ts'); };
export { fail as genStyleHooks, fail as genComponentStyleHook, fail as genSubStyleComponent };
`;
