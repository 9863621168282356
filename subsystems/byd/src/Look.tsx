import { type ReactNode, useEffect } from 'react';
import { ConfigProvider } from 'antd';
import chinese from 'antd/es/locale/zh_CN';
import english from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { antdComponents, antdTokens, partStyles, themeVariables } from '@portal/subsystem-sdk';
import { usePortal, usePortalState } from '@portal/subsystem-sdk/react';
import styles from './byd.css';

const PARTS = partStyles('.byd-app');

/** Applies the portal's language and theme to antd and to the style sheet. */
export function Look({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const theme = usePortalState((state) => state.theme);
  const locale = usePortalState((state) => state.locale);

  useEffect(() => {
    dayjs.locale(locale === 'zh-CN' ? 'zh-cn' : 'en');
  }, [locale]);

  return (
    <ConfigProvider
      // A separate prefix keeps the styles of the portal's antd and of this one apart.
      prefixCls="byd"
      iconPrefixCls="byd-icon"
      locale={locale === 'zh-CN' ? chinese : english}
      getPopupContainer={portal.popupContainer}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      theme={{
        cssVar: { prefix: 'byd', key: 'byd' },
        // No shadow around a focused field: it has the ring of byd.css.
        token: { ...antdTokens(theme), controlHeight: 34, controlOutlineWidth: 0 },
        components: antdComponents(theme),
      }}
    >
      <div className="byd-app" style={themeVariables(theme)} lang={locale}>
        <style>{PARTS + styles}</style>
        {children}
      </div>
    </ConfigProvider>
  );
}
