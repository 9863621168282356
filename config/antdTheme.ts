import type { ThemeConfig } from 'antd';
import type { Tokens } from './tokens';

const WHITE = '#ffffff';

/**
 * What antd derives from its colors is made for a light ground: tints that are nearly white, and fills of translucent
 * black.
 */
const darkGround = ({ colors }: Tokens): ThemeConfig['token'] => ({
  colorTextBase: colors.ink,
  colorBgBase: colors.card,
  colorPrimaryBorder: colors.lineStrong,
  colorPrimaryBorderHover: colors.brand,
  colorInfoBorder: colors.lineStrong,
  colorSuccessBorder: colors.lineStrong,
  colorSuccessBgHover: colors.successWeak,
  colorWarningBorder: colors.lineStrong,
  colorWarningBorderHover: colors.warning,
  colorWarningBgHover: colors.warningWeak,
  colorErrorBorder: colors.lineStrong,
  colorErrorBorderHover: colors.dangerStrong,
  colorErrorBgHover: colors.dangerWeak,
  colorErrorBgFilledHover: colors.dangerWeak,
  colorErrorBgActive: colors.dangerWeak,
  colorBorderDisabled: colors.line,
});

/** The same values as an antd theme. */
export function antdTheme(from: Tokens): ThemeConfig {
  const { colors, radius, type, sizes, shadow, motion } = from;
  const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;
  const softShadow = 'none';
  return {
    cssVar: { prefix: 'ant', key: 'portal' },
    // Rules name a class, in a build one of the portal's own (antdStyles.ts): they do not reach the antd of a micro-app.
    hashed: true,
    token: {
      ...(from.scheme === 'dark' && darkGround(from)),
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
      colorTextLightSolid: colors.onColor,
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
      controlItemBgHover: colors.hover,
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
      Tooltip: { colorBgSpotlight: colors.tooltip, colorTextLightSolid: WHITE, borderRadius: radius.tag },
      Checkbox: { colorWhite: colors.onColor },
      Radio: { colorWhite: colors.onColor },
      Image: { colorTextLightSolid: WHITE },
      DatePicker: { cellHoverWithRangeBg: colors.brandWeak, cellRangeBorderColor: colors.lineStrong },
      Menu: { itemBorderRadius: radius.control, itemSelectedBg: colors.brandWeak, itemSelectedColor: colors.brand },
      Card: { headerFontSize: type.cardTitle, borderRadiusLG: radius.card },
    },
  };
}
