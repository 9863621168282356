import { useEffect, useState, type ReactNode } from 'react';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { ConfigProvider, type ThemeConfig } from 'antd';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { watchEscapeDuringFade } from '@/utils/escapeAfterFade';

type ThemeProviderProps = {
  /** The chosen language; antd's own words (pagination, calendar, empty select) follow it. */
  language: 'zh-CN' | 'en-US';
  /** antd's theme made from the tokens, handed in by the application. */
  theme: ThemeConfig;
  children: ReactNode;
};

/** Silent, so that a button keeps its name while it works; antd's own one, cut off while it leaves, stays in the name. */
const LOADING_ICON = <LoadingOutlined role="presentation" aria-label={undefined} aria-hidden />;

/** Gives antd the portal's colours and the chosen language. English is built in, Chinese is fetched beside the first screen. */
export function ThemeProvider({ language, theme, children }: ThemeProviderProps) {
  const [chinese, setChinese] = useState<Locale>();

  useEffect(() => {
    if (language !== 'zh-CN') return;
    let current = true;
    import('antd/es/locale/zh_CN').then(
      (module) => current && setChinese(module.default),
      () => undefined, // antd's words stay English until the next start; ours are not affected
    );
    return () => {
      current = false;
    };
  }, [language]);

  useEffect(watchEscapeDuringFade, []);

  return (
    <ConfigProvider
      theme={theme}
      // Never none: antd stands its words around the page, and without them everything below would be made anew.
      locale={(language === 'zh-CN' && chinese) || english}
      button={{ autoInsertSpace: false, loadingIcon: LOADING_ICON }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
