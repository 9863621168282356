import type { PortalTheme } from './context.ts';

const kebab = (name: string) => name.replace(/[A-Z0-9]/g, (sign) => `-${sign.toLowerCase()}`);

/**
 * What lies between the page and what floats above it, and the ground of what is pointed at: on a dark ground a shadow alone
 * would not be seen, and a darker row would look like a hole.
 */
const depth = {
  light: {
    hover: '#f4f6fa',
    veil: 'rgb(20 33 58 / 38%)',
    shadowFloat: '0 1px 2px rgb(20 33 58 / 6%), 0 8px 24px rgb(20 33 58 / 12%)',
    shadowDialog: '0 2px 6px rgb(20 33 58 / 8%), 0 20px 56px rgb(20 33 58 / 20%)',
  },
  dark: {
    hover: '#1f2a3d',
    veil: 'rgb(2 5 11 / 62%)',
    shadowFloat: '0 0 0 1px rgb(140 165 210 / 14%), 0 8px 24px rgb(0 0 0 / 50%)',
    shadowDialog: '0 0 0 1px rgb(140 165 210 / 16%), 0 20px 56px rgb(0 0 0 / 60%)',
  },
};

/**
 * Converts the theme to custom properties for a style sheet: `lineStrong` becomes `--line-strong`, and
 * radii are lengths in px. `--veil`, `--shadow-float` and `--shadow-dialog` are added, for what floats above the page, and
 * `--hover`, for what is pointed at.
 *
 * @param theme - `portal.getState().theme`.
 * @param prefix - Prefix of each name, after the two hyphens: with `lift-` it is `--lift-line-strong`.
 * @example
 * <div style={themeVariables(theme)}>
 */
export const themeVariables = (theme: PortalTheme, prefix = ''): Record<`--${string}`, string> =>
  Object.fromEntries(
    Object.entries({ ...theme, ...depth[theme.colorScheme ?? 'light'] }).map(([name, value]) => [
      `--${prefix}${kebab(name)}`,
      typeof value === 'number' ? `${value}px` : String(value),
    ]),
  );

let hasMotion: boolean | undefined;

/** What antd makes for a light ground by itself, or derives from the others for one. */
const darkTokens = (theme: PortalTheme) => {
  const tint = (color: string) => `${color}26`;
  return {
    colorTextBase: theme.ink,
    colorTextHeading: theme.ink,
    colorTextLightSolid: theme.card,
    colorBgBase: theme.card,
    colorBgLayout: theme.background,
    colorBgContainer: theme.card,
    colorBgElevated: theme.card,
    colorBgSpotlight: theme.lineStrong,
    colorWhite: theme.card,
    colorPrimaryBg: theme.brandWeak,
    colorPrimaryBgHover: theme.brandWeak,
    colorPrimaryBorder: theme.lineStrong,
    colorPrimaryBorderHover: theme.brand,
    colorInfoBg: theme.brandWeak,
    colorInfoBorder: theme.lineStrong,
    colorSuccessBg: tint(theme.success),
    colorSuccessBgHover: tint(theme.success),
    colorSuccessBorder: theme.lineStrong,
    colorWarningBg: tint(theme.warning),
    colorWarningBgHover: tint(theme.warning),
    colorWarningBorder: theme.lineStrong,
    colorWarningBorderHover: theme.warning,
    colorErrorBg: tint(theme.danger),
    colorErrorHover: theme.danger,
    colorErrorActive: theme.danger,
    colorErrorBgHover: tint(theme.danger),
    colorErrorBgActive: tint(theme.danger),
    colorErrorBgFilledHover: tint(theme.danger),
    colorErrorBorder: theme.lineStrong,
    colorErrorBorderHover: theme.danger,
    colorBorderDisabled: theme.line,
    controlItemBgHover: depth.dark.hover,
    boxShadow: depth.dark.shadowFloat,
    boxShadowSecondary: depth.dark.shadowFloat,
  };
};

/**
 * Converts the theme to tokens of antd 5 and later, so that its components match the portal's: `<ConfigProvider
 * theme={{ token: antdTokens(theme) }}>`. Also set a `prefixCls` of your own: several copies of antd share one page.
 * `motion` is off if the user prefers reduced motion; as at the first call, because antd mounts its children anew when
 * its motion is switched off. A dark theme needs no algorithm of antd's besides.
 */
export const antdTokens = (theme: PortalTheme) => ({
  ...(theme.colorScheme === 'dark' && darkTokens(theme)),
  colorPrimary: theme.brand,
  colorPrimaryHover: theme.brandStrong,
  colorPrimaryActive: theme.brandStrong,
  colorLinkHover: theme.brandStrong,
  colorLinkActive: theme.brandStrong,
  colorInfo: theme.brand,
  colorLink: theme.brand,
  colorSuccess: theme.success,
  colorWarning: theme.warning,
  colorError: theme.danger,
  colorText: theme.ink,
  colorTextSecondary: theme.ink2,
  colorTextTertiary: theme.ink3,
  colorTextQuaternary: theme.ink3,
  colorTextPlaceholder: theme.ink3,
  colorTextDescription: theme.ink3,
  colorTextDisabled: theme.ink3,
  colorBorder: theme.lineStrong,
  colorBorderSecondary: theme.line,
  colorSplit: theme.line,
  borderRadius: theme.radiusControl,
  borderRadiusLG: theme.radiusCard,
  borderRadiusSM: theme.radiusTag,
  fontFamily: theme.fontFamily,
  motion: (hasMotion ??= !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches),
});

/**
 * Settings of antd's components that make its tables and forms look like those of `partStyles` and `baseStyles`:
 * `<ConfigProvider theme={{ token: antdTokens(theme), components: antdComponents(theme) }}>`.
 */
export const antdComponents = (theme: PortalTheme) => ({
  Table: {
    headerBg: theme.background,
    headerColor: theme.ink2,
    headerSplitColor: 'transparent',
    headerBorderRadius: 0,
    rowHoverBg: depth[theme.colorScheme ?? 'light'].hover,
    borderColor: theme.line,
    cellPaddingBlockMD: 9,
    cellPaddingInlineMD: 12,
  },
  Segmented: { trackBg: theme.line, itemSelectedColor: theme.brand },
  Form: { labelColor: theme.ink2, labelFontSize: 13, itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
  // As wide and as dark as the browser's own ones.
  Checkbox: { colorBorder: theme.ink3, controlInteractiveSize: 16 },
  Radio: { colorBorder: theme.ink3, radioSize: 16 },
});
