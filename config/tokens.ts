import type { ColorScheme } from '../src/domain/preferences';

/**
 * The only source of the design tokens: antd's theme and the page's CSS variables are both derived from these values.
 * These are the light ones; `darkTokens` has the same names. Comments give the contrast on white of text colors.
 */
export const tokens = {
  scheme: 'light',
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
    onColor: '#ffffff', // text and icons on brand and danger
    tooltip: '#14213a', // behind white text
    success: '#1b7a3d', // 5.4 : 1
    successWeak: '#e6f4ea',
    warning: '#9a5b00', // 5.5 : 1
    warningWeak: '#fdf1dd',
    danger: '#c4182b', // 5.9 : 1
    dangerStrong: '#9c1222',
    dangerWeak: '#fdecee',
    violet: '#5b3cc4', // icons of manuals and systems, on their weak color
    violetWeak: '#f0ebfd',
    teal: '#0b6b72',
    tealWeak: '#e2f4f4',
    inkDisabled: '#a7b0c2', // WCAG asks for no contrast
    scrollbar: '#b6bfcc',
    hover: '#f4f6fa', // a row or an option under the pointer
    skeleton: '#eef1f7', // a block in place of what is loading
    drawingLine: '#9db1d1', // thin line in the drawings of empty states
    drawingShade: '#d9e5f8',
    drawingDisc: '#eef3fb',
    veil: 'rgb(20 33 58 / 38%)', // behind dialogs
    veilWeak: 'rgb(244 246 250 / 55%)', // over a page that waits for an answer
    glass: 'rgb(255 255 255 / 70%)', // on a drawing
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

type Widened<Values> = { readonly [Name in keyof Values]: Values[Name] extends string ? string : Values[Name] };

export type Tokens = Omit<typeof tokens, 'scheme' | 'colors' | 'shadow'> & {
  readonly scheme: ColorScheme;
  readonly colors: Widened<(typeof tokens)['colors']>;
  readonly shadow: Widened<(typeof tokens)['shadow']>;
};

/**
 * Light on dark: the ground is the darkest, what lies on it is lighter, and colors are pale enough to be read on all of
 * them. Text on them is dark. Comments give the contrast on a card.
 */
export const darkTokens: Tokens = {
  ...tokens,
  scheme: 'dark',
  colors: {
    ink: '#e4eaf5', // 13.7 : 1
    ink2: '#b3bed3', // 8.7 : 1
    ink3: '#97a4bd', // 6.5 : 1
    line: '#2a3549',
    lineStrong: '#46536d',
    background: '#0e141f',
    backgroundSoft: '#1b2434',
    card: '#161e2c',
    brand: '#7db0fb', // 7.5 : 1
    brandStrong: '#a9cbff',
    brandWeak: '#1b2f52',
    onColor: '#0a1526',
    tooltip: '#3a475f',
    success: '#6fc48d', // 8.0 : 1
    successWeak: '#16321f',
    warning: '#e0a850', // 7.8 : 1
    warningWeak: '#37280f',
    danger: '#ff8d92', // 7.4 : 1
    dangerStrong: '#ffb3b6',
    dangerWeak: '#421c22',
    violet: '#b3a0f5',
    violetWeak: '#2b2350',
    teal: '#67c3c9',
    tealWeak: '#123338',
    inkDisabled: '#5d6a84',
    scrollbar: '#4d5a73',
    hover: '#1f2a3d',
    skeleton: '#202a3c',
    drawingLine: '#566b92',
    drawingShade: '#25334f',
    drawingDisc: '#1d283b',
    veil: 'rgb(2 5 11 / 62%)',
    veilWeak: 'rgb(14 20 31 / 55%)',
    glass: 'rgb(22 30 44 / 70%)',
  },
  shadow: {
    float: '0 0 0 1px rgb(140 165 210 / 14%), 0 8px 24px rgb(0 0 0 / 50%)',
    dialog: '0 0 0 1px rgb(140 165 210 / 16%), 0 20px 56px rgb(0 0 0 / 60%)',
  },
};
