import { useEffect, useState } from 'react';
import { Outlet, useModel } from '@umijs/max';
import {
  antdComponents,
  antdTokens,
  markTextLanguage,
  partStyles,
  type PortalContext,
  PROTOCOL_VERSION,
  startViewRestoration,
  themeVariables,
} from '@portal/subsystem-sdk';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { PortalProvider, StandaloneBar, usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import { standalonePortal } from '../portal/standalone';
import english from 'antd/es/locale/en_US';
import chinese from 'antd/es/locale/zh_CN';
import styles from './layout.module.css';

type UsePortalOfMaster = (
  name: string,
  select: (state?: { portal?: PortalContext }) => PortalContext | undefined,
) => PortalContext | undefined;

const PARTS = partStyles('.mgr-app');

/** Layout of every page: finds the portal and applies its language and theme. */
export default function Layout() {
  // Only the context: every change of the rest, visibility included, would render every page.
  const fromMaster = (useModel as UsePortalOfMaster)('@@qiankunStateFromMaster', (state) => state?.portal);
  // Updates from the portal do not contain the context: the first one is kept.
  const [portal] = useState<PortalContext>(() => fromMaster ?? standalonePortal());
  // A slave does not use the SDK's life cycles, which would do all three: unsaved work is reported, not guessed, Chinese
  // text in the English portal is marked for screen readers, and a list to which the user returns is restored.
  useEffect(() => void portal.announce(PROTOCOL_VERSION), [portal]);
  useEffect(() => markTextLanguage(portal), [portal]);
  useEffect(() => startViewRestoration(portal), [portal]);
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
  const theme = usePortalState((state) => state.theme);
  const locale = usePortalState((state) => state.locale);
  // Never undefined: antd mounts its children anew where a language appears, and what is typed would be gone.
  const antdLocale: Locale = locale === 'zh-CN' ? chinese : english;

  useEffect(() => {
    dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en');
  }, [locale]);

  return (
    <ConfigProvider
      // A separate prefix keeps the styles of the portal's antd and of this one apart.
      prefixCls="mgr"
      iconPrefixCls="mgr-icon"
      locale={antdLocale}
      getPopupContainer={portal.popupContainer}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      theme={{
        cssVar: { prefix: 'mgr', key: 'mgr' },
        // No shadow around a focused field: it has the ring of layout.module.css.
        token: { ...antdTokens(theme), controlHeight: 34, controlOutlineWidth: 0 },
        components: {
          ...antdComponents(theme),
          Rate: { starBg: theme.lineStrong },
        },
      }}
    >
      <div className={`mgr-app ${styles.app}`} style={themeVariables(theme)} lang={locale}>
        <style>{PARTS}</style>
        {children}
      </div>
    </ConfigProvider>
  );
}
