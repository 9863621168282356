/** @jest-environment node */
import { compiledModules, compileStyles, NOT_COMPILED, styleSheets, type StyleSheetName } from './antdStyles';
import { antdTheme, tokens } from './theme';

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
