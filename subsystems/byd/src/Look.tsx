import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { ConfigProvider } from 'antd';
import chinese from 'antd/es/locale/zh_CN';
import english from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { usePortal, usePortalState } from './portal/Portal';
import styles from './byd.css';

/** Takes over the portal's language and look, for antd and for the style sheet. */
export function Look({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const { theme, locale } = usePortalState();

  useEffect(() => {
    dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en');
  }, [locale]);

  const variables = {
    '--ink': theme.ink,
    '--ink-2': theme.ink2,
    '--ink-3': theme.ink3,
    '--line': theme.line,
    '--line-strong': theme.lineStrong,
    '--background': theme.background,
    '--card': theme.card,
    '--brand': theme.brand,
    '--brand-weak': theme.brandWeak,
    '--success': theme.success,
    '--warning': theme.warning,
    '--danger': theme.danger,
    '--radius-card': `${theme.radiusCard}px`,
    '--radius-control': `${theme.radiusControl}px`,
    '--radius-tag': `${theme.radiusTag}px`,
    fontFamily: theme.fontFamily,
  } as CSSProperties;

  return (
    <ConfigProvider
      // A prefix of its own: the portal's antd and this one do not style each other.
      prefixCls="byd"
      iconPrefixCls="byd-icon"
      locale={locale === 'zh-CN' ? chinese : english}
      getPopupContainer={portal.popupContainer}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      theme={{
        cssVar: { prefix: 'byd', key: 'byd' },
        token: {
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
          controlHeight: 34,
        },
        components: { Table: { headerBg: theme.background, headerColor: theme.ink2, headerSplitColor: 'transparent' } },
      }}
    >
      <div className="byd-app" style={variables} lang={locale}>
        <style>{styles}</style>
        {children}
      </div>
    </ConfigProvider>
  );
}
