import { useEffect, useState } from 'react';
import { Outlet, useModel } from '@umijs/max';
import { antdTokens, type PortalContext, PROTOCOL_VERSION, themeVariables } from '@portal/subsystem-sdk';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { PortalProvider, StandaloneBar, usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import { standalonePortal } from '../portal/standalone';
import chinese from 'antd/es/locale/zh_CN';
import styles from './layout.module.css';

/** Frame of every page: finds the portal, takes over its language and look. */
export default function Layout() {
  const master = (useModel as (name: string) => unknown)('@@qiankunStateFromMaster') as
    { portal?: PortalContext } | undefined;
  // Updates from the portal come without the context itself: the first one stays.
  const [portal] = useState<PortalContext>(() => master?.portal ?? standalonePortal());
  // A slave has no life cycles of the SDK, which would do this: what is unsaved here is reported, not guessed.
  useEffect(() => void portal.announce(PROTOCOL_VERSION), [portal]);
  return (
    <PortalProvider portal={portal}>
      <StandaloneBar />
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
        token: { ...antdTokens(theme), controlHeight: 34 },
        components: {
          Rate: { starBg: theme.lineStrong },
          Table: { headerBg: '#f8fafd', headerColor: theme.ink2, headerSplitColor: 'transparent' },
        },
      }}
    >
      <div className={styles.app} style={themeVariables(theme)} lang={locale}>
        {children}
      </div>
    </ConfigProvider>
  );
}
