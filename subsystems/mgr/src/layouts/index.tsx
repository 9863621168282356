import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { Outlet, useModel } from '@umijs/max';
import { type PortalContext, PROTOCOL_VERSION } from '@portal/subsystem-sdk';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { AloneBar } from '../portal/AloneBar';
import { portalWhenAlone } from '../portal/alone';
import { PortalProvider, usePortal, usePortalState } from '../portal/PortalProvider';
import chinese from 'antd/es/locale/zh_CN';
import styles from './layout.module.css';

/** Frame of every page: finds the portal, takes over its language and look. */
export default function Layout() {
  const master = (useModel as (name: string) => unknown)('@@qiankunStateFromMaster') as
    { portal?: PortalContext } | undefined;
  // Updates from the portal come without the context itself: the first one stays.
  const [portal] = useState<PortalContext>(() => master?.portal ?? portalWhenAlone());
  // A slave has no life cycles of the SDK, which would do this: what is unsaved here is reported, not guessed.
  useEffect(() => void portal.announce(PROTOCOL_VERSION), [portal]);
  const isAlone = master?.portal === undefined && portal.code === 'mgr' && 'setState' in portal;
  return (
    <PortalProvider portal={portal}>
      {isAlone && <AloneBar />}
      <Look>
        <Outlet />
      </Look>
    </PortalProvider>
  );
}

function Look({ children }: { children: React.ReactNode }) {
  const portal = usePortal();
  const { theme, locale } = usePortalState();
  const antdLocale: Locale | undefined = locale === 'zh-CN' ? chinese : undefined;

  useEffect(() => {
    dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en');
  }, [locale]);

  const variables = useMemo(
    () =>
      ({
        '--ink': theme.ink,
        '--ink-2': theme.ink2,
        '--ink-3': theme.ink3,
        '--line': theme.line,
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
      }) as CSSProperties,
    [theme],
  );

  return (
    <ConfigProvider
      // A prefix of its own: the portal's antd and this one do not style each other.
      prefixCls="mgr"
      iconPrefixCls="mgr-icon"
      locale={antdLocale}
      getPopupContainer={portal.popupContainer}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      theme={{
        cssVar: { prefix: 'mgr', key: 'mgr' },
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
          colorBorder: theme.lineStrong,
          colorBorderSecondary: theme.line,
          colorSplit: theme.line,
          borderRadius: theme.radiusControl,
          borderRadiusLG: theme.radiusCard,
          borderRadiusSM: theme.radiusTag,
          fontFamily: theme.fontFamily,
          controlHeight: 34,
        },
        components: {
          Rate: { starBg: theme.lineStrong },
          Table: { headerBg: '#f8fafd', headerColor: theme.ink2, headerSplitColor: 'transparent' },
        },
      }}
    >
      <div className={styles.app} style={variables} lang={locale}>
        {children}
      </div>
    </ConfigProvider>
  );
}
