import type { ThemeConfig } from 'antd';

/**
 * The only source of the design tokens: antd's theme and the page's CSS variables are both derived from these values. A
 * second set (dark) has the same names. Comments give the contrast on white of text colors.
 */
export const tokens = {
  colors: {
    ink: '#14213a', // 16.1 : 1
    ink2: '#4a5875', // 7.1 : 1
    ink3: '#5f6b85', // 5.3 : 1
    line: '#e3e8f1',
    lineStrong: '#c5cedd',
    background: '#f4f6fa',
    backgroundSoft: '#f8fafd', // head of a table
    card: '#ffffff',
    brand: '#0b57c4', // 6.6 : 1
    brandStrong: '#084596', // pressed and hovered brand: darker, so that white text gains contrast
    brandWeak: '#e8f0fd',
    onColor: '#ffffff', // text and icons on brand, danger and drawings
    success: '#1b7a3d', // 5.4 : 1
    successWeak: '#e6f4ea',
    warning: '#9a5b00', // 5.5 : 1
    warningWeak: '#fdf1dd',
    danger: '#c4182b', // 5.9 : 1
    dangerStrong: '#9c1222',
    dangerWeak: '#fdecee',
    drawingLine: '#9db1d1', // thin line in the drawings of empty states
    drawingShade: '#d9e5f8',
    veil: 'rgb(20 33 58 / 38%)', // behind dialogs
  },
  radius: { card: 12, control: 8, tag: 6 },
  /** Four-point grid: `--space-1` is 4 px, `--space-6` is 24 px. */
  space: [4, 8, 12, 16, 20, 24],
  type: {
    family:
      '"Inter", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, -apple-system, "Segoe UI", sans-serif',
    /** For English: Chinese fonts draw its quotation marks and apostrophes as wide as a Chinese character. */
    familyOfEnglish:
      '"Inter", -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
    monospace: 'ui-monospace, "SFMono-Regular", "Cascadia Mono", "Noto Sans Mono", Consolas, monospace',
    body: 14,
    bodyLine: 22,
    secondary: 13,
    caption: 12,
    cardTitle: 15,
    pageTitle: 18,
    greeting: 22,
    titleWeight: 650,
  },
  sizes: {
    headerHeight: 56,
    tabStripHeight: 40,
    recordPagerHeight: 36,
    sidebarWidth: 178,
    sidebarCollapsedWidth: 56,
    bannerHeight: 150,
    listRowHeight: 40,
    tableRowHeight: 40,
    controlHeight: 34,
  },
  shadow: {
    float: '0 1px 2px rgb(20 33 58 / 6%), 0 8px 24px rgb(20 33 58 / 12%)',
    dialog: '0 2px 6px rgb(20 33 58 / 8%), 0 20px 56px rgb(20 33 58 / 20%)',
  },
  /** Milliseconds; animations never change the layout. */
  motion: { fast: 120, normal: 150, slow: 180 },
  /** antd's dialogs start at 1000 and its pop-ups at 1050; overlay and toast are above them. */
  layer: { header: 100, overlay: 4000, toast: 5000 },
} as const;

export type Tokens = typeof tokens;

const kebab = (name: string) => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/** Names and values of the CSS variables: `--ink-2`, `--radius-card`, `--space-4`, `--header-height` … */
export function cssVariables({
  colors,
  radius,
  space,
  type,
  sizes,
  shadow,
  motion,
  layer,
}: Tokens): Record<string, string> {
  const variables: Record<string, string> = {};
  const add = (record: Record<string, string | number>, name: (key: string) => string, unit = '') => {
    for (const [key, value] of Object.entries(record)) variables[`--${name(kebab(key))}`] = `${value}${unit}`;
  };
  add(colors, (key) => key);
  add(radius, (key) => `radius-${key}`, 'px');
  space.forEach((value, index) => (variables[`--space-${index + 1}`] = `${value}px`));
  add(sizes, (key) => key, 'px');
  const { family, familyOfEnglish: _, monospace, titleWeight, ...fontSizes } = type;
  Object.assign(variables, { '--font': family, '--font-mono': monospace, '--title-weight': String(titleWeight) });
  add(fontSizes, (key) => `text-${key}`, 'px');
  add(shadow, (key) => `shadow-${key}`);
  add(motion, (key) => `motion-${key}`, 'ms');
  add(layer, (key) => `layer-${key}`);
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

const rootRule = (variables: Record<string, string>, of = '') =>
  `:root${of}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The CSS variables as a style sheet in the head of the page, available before any script runs. */
export const themeStyles = (from: Tokens = tokens): string =>
  `${rootRule(cssVariables(from))}${rootRule({ '--font': from.type.familyOfEnglish }, ':lang(en)')}@media ${lowWindow.query}{${rootRule(lowWindow.sizes)}}@media (forced-colors:active){${rootRule(systemColors)}}`;

/** The same values as an antd theme. */
export function antdTheme({ colors, radius, type, sizes, shadow, motion }: Tokens): ThemeConfig {
  const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;
  const softShadow = 'none';
  return {
    cssVar: { prefix: 'ant', key: 'portal' },
    // Rules name a class, in a build one of the portal's own (antdStyles.ts): they do not reach the antd of a micro-app.
    hashed: true,
    token: {
      colorPrimary: colors.brand,
      colorPrimaryHover: colors.brandStrong,
      colorPrimaryActive: colors.brandStrong,
      colorPrimaryBg: colors.brandWeak,
      colorPrimaryBgHover: colors.brandWeak,
      colorInfo: colors.brand,
      colorInfoBg: colors.brandWeak,
      colorInfoBgHover: colors.brandWeak,
      colorLink: colors.brand,
      colorLinkHover: colors.brandStrong,
      colorLinkActive: colors.brandStrong,
      colorSuccess: colors.success,
      colorSuccessBg: colors.successWeak,
      colorWarning: colors.warning,
      colorWarningBg: colors.warningWeak,
      colorError: colors.danger,
      colorErrorHover: colors.dangerStrong,
      colorErrorActive: colors.dangerStrong,
      colorErrorBg: colors.dangerWeak,
      colorText: colors.ink,
      colorTextHeading: colors.ink,
      colorTextSecondary: colors.ink2,
      colorTextTertiary: colors.ink3,
      colorTextQuaternary: colors.ink3,
      colorTextPlaceholder: colors.ink3,
      colorTextDescription: colors.ink3,
      colorIcon: colors.ink3,
      colorIconHover: colors.ink,
      colorBorder: colors.lineStrong,
      colorBorderSecondary: colors.line,
      colorSplit: colors.line,
      colorBgLayout: colors.background,
      colorBgContainer: colors.card,
      colorBgElevated: colors.card,
      colorBgMask: colors.veil,
      controlItemBgHover: colors.background,
      controlItemBgActive: colors.brandWeak,
      controlItemBgActiveHover: colors.brandWeak,
      borderRadius: radius.control,
      borderRadiusLG: radius.card,
      borderRadiusSM: radius.tag,
      borderRadiusXS: 4,
      fontFamily: 'var(--font)',
      fontFamilyCode: type.monospace,
      fontSize: type.body,
      lineHeight: type.bodyLine / type.body,
      fontWeightStrong: type.titleWeight,
      controlHeight: sizes.controlHeight,
      controlHeightLG: 40,
      controlHeightSM: 28,
      motionDurationFast: seconds(motion.fast),
      motionDurationMid: seconds(motion.normal),
      motionDurationSlow: seconds(motion.slow),
      boxShadow: shadow.float,
      boxShadowSecondary: shadow.float,
      boxShadowTertiary: softShadow,
    },
    components: {
      Button: {
        fontWeight: 500,
        primaryShadow: softShadow,
        defaultShadow: softShadow,
        dangerShadow: softShadow,
        paddingInline: 16,
        defaultColor: colors.ink,
        defaultHoverColor: colors.brand,
        defaultHoverBorderColor: colors.brand,
      },
      Modal: { titleFontSize: 16, titleLineHeight: 1.5, titleColor: colors.ink, boxShadow: shadow.dialog },
      Input: { activeShadow: softShadow },
      Select: {
        optionSelectedBg: colors.brandWeak,
        optionSelectedFontWeight: 500,
        optionHeight: 34,
        activeOutlineColor: 'transparent',
        multipleItemBg: colors.background,
      },
      Tag: { defaultBg: colors.background, defaultColor: colors.ink2, borderRadiusSM: radius.tag },
      Tooltip: { colorBgSpotlight: colors.ink, borderRadius: radius.tag },
      Menu: { itemBorderRadius: radius.control, itemSelectedBg: colors.brandWeak, itemSelectedColor: colors.brand },
      Card: { headerFontSize: type.cardTitle, borderRadiusLG: radius.card },
    },
  };
}
