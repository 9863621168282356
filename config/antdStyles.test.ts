/** @jest-environment node */
import {
  compiledModules,
  compileStyles,
  differencesOf,
  NOT_COMPILED,
  readVariables,
  styleSheets,
  type StyleSheetName,
} from './antdStyles';
import { antdTheme } from './antdTheme';
import { schemeSelector } from './theme';
import { darkTokens, tokens } from './tokens';

const styles = compileStyles(antdTheme(tokens));
const { sheets, classNames, token } = styles;
const modules = compiledModules(styles, (name) => `/styles/${name}`);
const rulesOf = (sheet: string) => sheet.split(/(?<=\})/);

describe("R003 antd's styles as style sheets", () => {
  test('have the colors and lengths of the portal, as variables that one class holds', () => {
    const [, variables] = sheets.start.match(/\.portal\{(--ant-[^}]*)\}/)!;
    expect(variables).toContain(`--ant-color-primary:${tokens.colors.brand};`);
    expect(variables).toContain(`--ant-control-height:${tokens.sizes.controlHeight}px;`);
    expect(sheets.controls).toMatch(/\.portal\.ant-btn[^{]*\{[^}]*--ant-button-font-weight:500;/);
    expect(classNames[1]).toBe('portal');
  });

  test.each<[StyleSheetName, string]>([
    ['start', '.portal-icon'],
    ['start', '.ant-qrcode'],
    ['controls', '.ant-btn-primary'],
    ['controls', '.ant-input-affix-wrapper'],
    ['controls', '.ant-picker-dropdown'],
    ['controls', '.ant-modal-title'],
    ['forms', '.ant-form-item-explain-error'],
    ['forms', '.ant-select-tree'],
    ['forms', '.ant-radio-button-wrapper'],
  ])('%s.css has the rules of %s', (sheet, className) => expect(sheets[sheet]).toContain(className));

  test('have what every component needs in the first of them only', () => {
    const shared = rulesOf(sheets.start).filter((rule) =>
      /portal-icon|^:where\([^)]*\) a\{|--ant-color-primary:/.test(rule),
    );
    expect(shared.length).toBeGreaterThan(5);
    const others = [...rulesOf(sheets.controls), ...rulesOf(sheets.forms)];
    expect(shared.filter((rule) => others.includes(rule))).toEqual([]);
  });

  test("have a class of the portal in place of antd's hash, which a micro-app with the same antd shares", () => {
    expect(classNames[0]).toBe('css-portal');
    expect(Object.values(sheets).join('')).not.toMatch(/css-(?!portal|var)/);
    const rules = rulesOf(sheets.controls.replaceAll(/@(media|keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, ''));
    const open = rules.filter((rule) => !rule.includes(classNames[0]) && !/^\.portal\.|^\s*$/.test(rule));
    expect(open).toEqual([]);
  });

  test('are the same with reduced motion', () => {
    const theme = antdTheme(tokens);
    const still = compileStyles({ ...theme, token: { ...theme.token, motion: false } });
    expect(still.sheets).toEqual(sheets);
    expect(still.classNames).toEqual(classNames);
  });
});

describe('B11 a dark page', () => {
  const dark = schemeSelector('dark');
  const others = compileStyles(antdTheme(darkTokens)).sheets;
  const read = readVariables(Object.values(sheets));

  test.each<[StyleSheetName, string, string, string]>([
    ['start', '.portal', '--ant-color-primary', darkTokens.colors.brand],
    ['start', '.portal', '--ant-color-bg-container', darkTokens.colors.card],
    ['controls', '.portal.ant-btn', '--ant-button-primary-color', darkTokens.colors.onColor],
    ['controls', '.portal.ant-tooltip-css-var', '--ant-color-text-light-solid', '#ffffff'],
    ['forms', '.portal.ant-checkbox-css-var', '--ant-color-white', darkTokens.colors.onColor],
  ])('%s.css: %s has %s of its own', (sheet, selector, name, value) => {
    const differences = differencesOf(sheets[sheet], others[sheet], dark, read);
    const [, variables] = differences.split(`${dark} ${selector}{`);
    expect(variables?.split('}')[0]?.split(';')).toContain(`${name}:${value}`);
    expect(differences).toMatch(/^@media screen\{/);
  });

  test('has no color of a light ground left: nothing nearly white behind its light text', () => {
    const grounds = Object.entries(others).flatMap(([name, sheet]) => {
      const all = differencesOf(sheets[name as StyleSheetName], sheet, dark, read);
      return [...all.matchAll(/(--ant-[\w-]*(?:-bg|background)[\w-]*):#([0-9a-f]{2})/g)];
    });
    expect(grounds.length).toBeGreaterThan(30);
    const light = grounds.filter(([, , red]) => parseInt(red!, 16) > 0x80).map(([, name]) => name);
    // Solid ones are bright, with dark text.
    expect(light.filter((name) => !name!.includes('-solid-'))).toEqual([]);
  });

  test.each([
    ['another rule', '.a{--x:1}', '.b{--x:1}'],
    ['one rule more', '.a{--x:1}', '.a{--x:1}.b{--x:1}'],
    ['a declaration that is no variable', '.a{color:red}', '.a{color:blue}'],
    ['a rule inside of a query', '@media print{.a{--x:1}}', '@media print{.a{--x:2}}'],
  ])('fails the build for %s', (_, base, other) =>
    expect(() => differencesOf(base, other, dark, new Set(['--x']))).toThrow(/in \[data/),
  );

  test('needs nothing where all is the same, and no variable that nothing reads', () => {
    expect(differencesOf('.a{--x:1}', '.a{--x:1}', dark, new Set(['--x']))).toBe('');
    expect(differencesOf('.a{--x:1;--y:1}', '.a{--x:2;--y:2}', dark, new Set(['--y']))).toBe(
      `@media screen{${dark} .a{--y:2}}`,
    );
    expect(differencesOf('.a{--x:1}', '.a{--x:2}', dark, new Set())).toBe('');
  });
});

describe("R003 the modules in place of antd's", () => {
  test('import their style sheet and return the classes of its rules', () => {
    expect(modules['button/style/index']).toBe(
      `import "/styles/controls.css";\nconst useStyle = () => result;\nconst result = ${JSON.stringify(classNames)};\nexport { useStyle as default };\n`,
    );
    expect(modules['input/style/index']).toContain('useStyle as useSharedStyle, useStyle as default');
    // A component, which shows nothing.
    expect(modules['button/style/compact']).toContain('const result = null;');
  });

  test('cover the style sheets and the unused styles', () => {
    const all = Object.values(styleSheets).flatMap((sheet) => Object.keys(sheet));
    expect(Object.keys(modules)).toEqual(expect.arrayContaining([...all, 'menu/style/index', NOT_COMPILED]));
  });

  test('return the tokens of the theme without its palettes', () => {
    expect(token).toMatchObject({
      controlHeight: 34,
      zIndexPopupBase: 1000,
      motion: true,
      colorText: tokens.colors.ink,
    });
    expect(Object.keys(token).filter((name) => /^(blue|red|gold)/.test(name))).toEqual([]);
    expect(modules['theme/useToken']).toContain('"controlHeight":34');
  });
});
