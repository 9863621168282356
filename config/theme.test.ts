import { antdTheme } from './antdTheme';
import { colorVariables, sizeVariables, themeStyles } from './theme';
import { darkTokens, tokens } from './tokens';

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each([tokens, darkTokens])('R003 B11 text contrast, $scheme', ({ colors }) => {
  test.each<[keyof typeof colors, keyof typeof colors]>([
    ...(['ink', 'ink2', 'ink3', 'brand', 'success', 'warning', 'danger'] as const).flatMap((text) =>
      (['card', 'background'] as const).map((ground): [typeof text, typeof ground] => [text, ground]),
    ),
    ['brand', 'brandWeak'],
    ['ink3', 'brandWeak'],
    ['success', 'successWeak'],
    ['warning', 'warningWeak'],
    ['danger', 'dangerWeak'],
    ['violet', 'violetWeak'],
    ['teal', 'tealWeak'],
    ['ink', 'hover'],
    ['ink3', 'hover'],
    ['ink', 'backgroundSoft'],
    ['ink3', 'backgroundSoft'],
    ['ink', 'brandWeak'],
    ['onColor', 'brand'],
    ['onColor', 'brandStrong'],
    ['onColor', 'danger'],
  ])('%s on %s', (text, ground) => expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5));
});

test('R003 the page and antd share one source', () => {
  const variables = { ...colorVariables(tokens), ...sizeVariables(tokens) };
  expect(variables).toMatchObject({
    '--ink-2': '#4a5875',
    '--brand-weak': '#e8f0fd',
    '--radius-card': '12px',
    '--radius-control': '8px',
    '--space-1': '4px',
    '--space-6': '24px',
    '--header-height': '56px',
    '--text-body': '14px',
  });
  expect(antdTheme(tokens).token).toMatchObject({ colorPrimary: variables['--brand'], colorText: variables['--ink'] });
  expect(themeStyles()).toMatch(/^:root\{--radius-card:12px;[^<>]*\}$/);
  // After the sizes that it replaces.
  expect(themeStyles()).toMatch(
    /@media \(max-height:299\.98px\)\{:root\{--header-height:36px;--tab-strip-height:30px\}\}/,
  );
  // Read by the page and by antd: English has Latin fonts before the Chinese ones.
  expect(antdTheme(tokens).token).toMatchObject({ fontFamily: 'var(--font)' });
  expect(themeStyles()).toMatch(/:root:lang\(en\)\{--font:"Inter",[^}]*Arial,[^}]*"PingFang SC"/);
});

test('B11 a dark page has the same names with other colors, and paper stays white', () => {
  expect(Object.keys(colorVariables(darkTokens))).toEqual(Object.keys(colorVariables(tokens)));
  expect(themeStyles()).toMatch(/:root,\[data-color-scheme=light\]\{color-scheme:normal;--ink:#14213a;/);
  expect(themeStyles()).toMatch(
    /@media screen\{\[data-color-scheme=dark\]\{color-scheme:dark;--ink:#e4eaf5;[^}]*--shadow-float:[^}]*\}\}/,
  );
});

test('B9 in forced colors mode all colors of marks are system colors, which the browser keeps', () => {
  const [, forced = ''] = themeStyles().split('@media (forced-colors:active)');
  const colors = Object.fromEntries(
    [...forced.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name, color]) => [name, color]),
  );
  expect(Object.keys(colors)).toEqual(
    expect.arrayContaining(['--ink', '--brand', '--success', '--warning', '--danger', '--on-color']),
  );
  Object.values(colors).forEach((color) => expect(color).toMatch(/^(LinkText|Canvas|CanvasText)$/));
});
