import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { ConfigProvider, type ThemeConfig } from 'antd';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { ICON_PREFIX } from '@/constants/icons';
import { prefersReducedMotion } from '@/utils/prefersReducedMotion';
import { watchEscapeDuringFade } from './escapeAfterFade';

interface ThemeProviderProps {
  /** The current language; antd's own texts (pagination, calendar, empty select) follow it. */
  language: 'zh-CN' | 'en-US';
  /** antd theme built from the tokens, passed in by the application. */
  theme: ThemeConfig;
  children: ReactNode;
}

/** Hidden from assistive technology: antd's own loading icon would become part of the button's name. */
const LOADING_ICON = <LoadingOutlined role="presentation" aria-label={undefined} aria-hidden />;

/**
 * Whether the user prefers reduced motion, as it was at the start: antd wraps the page in a provider when its motion is
 * switched off, which would remount all children. The attribute lets global.css follow the same value, because antd
 * waits for the end of a transition unless its motion is off.
 */
function useReducedMotion(): boolean {
  const [isReduced] = useState(prefersReducedMotion);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-reduced-motion', isReduced);
  }, [isReduced]);
  return isReduced;
}

/** Provides antd with the portal's colors and language. English is bundled, Chinese is loaded in parallel. */
export function ThemeProvider({ language, theme, children }: ThemeProviderProps) {
  const [chinese, setChinese] = useState<Locale>();
  const isReduced = useReducedMotion();
  const themeWithMotion = useMemo(
    () => ({ ...theme, token: { ...theme.token, motion: !isReduced } }),
    [theme, isReduced],
  );

  useEffect(() => {
    if (language !== 'zh-CN') return;
    let isCurrent = true;
    import('antd/es/locale/zh_CN').then(
      (module) => isCurrent && setChinese(module.default),
      () => undefined, // antd's texts stay English until the next start; the portal's own are not affected
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);

  useEffect(watchEscapeDuringFade, []);

  return (
    <ConfigProvider
      theme={themeWithMotion}
      iconPrefixCls={ICON_PREFIX}
      // Never undefined: antd wraps the page in a locale provider, and adding it later would remount all children.
      locale={(language === 'zh-CN' && chinese) || english}
      button={{ autoInsertSpace: false, loadingIcon: LOADING_ICON }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
