import { type CSSProperties, createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { PortalContext, PortalState, PortalTheme } from '@portal/subsystem-sdk';
import { enUS, type TextKey, zhCN } from '../texts';
import type { Navigator } from './navigator';

/** What every page of this subsystem can reach. */
export const PortalOffer = createContext<{ portal: PortalContext; navigator: Navigator } | null>(null);

function useOffer() {
  const offer = useContext(PortalOffer);
  if (!offer) throw new Error('A page stands outside the portal’s offer');
  return offer;
}

/** The portal's offers. */
export const usePortal = (): PortalContext => useOffer().portal;

export const useNavigator = (): Navigator => useOffer().navigator;

/** The portal's present snapshot; the component follows it. */
export function usePortalState(): PortalState {
  const portal = usePortal();
  return useSyncExternalStore(portal.subscribe, portal.getState);
}

/** Whether the person has a power code. */
export const usePower = (code: string): boolean => usePortalState().permissions.powerCodes.includes(code);

export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** Texts in the portal's language. */
export function useText(): Text {
  const { locale } = usePortalState();
  return useMemo<Text>(() => {
    const texts: Record<TextKey, string> = locale === 'zh-CN' ? zhCN : enUS;
    return (key, values) =>
      values ? texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : texts[key];
  }, [locale]);
}

/** The look that the portal gives, as variables of the style sheet. */
export const lookOf = (theme: PortalTheme): CSSProperties =>
  ({
    '--ink': theme.ink,
    '--ink-2': theme.ink2,
    '--ink-3': theme.ink3,
    '--line': theme.line,
    '--line-strong': theme.lineStrong,
    '--background': theme.background,
    '--card': theme.card,
    '--brand': theme.brand,
    '--brand-strong': theme.brandStrong,
    '--brand-weak': theme.brandWeak,
    '--success': theme.success,
    '--warning': theme.warning,
    '--danger': theme.danger,
    '--radius-card': `${theme.radiusCard}px`,
    '--radius-control': `${theme.radiusControl}px`,
    '--radius-tag': `${theme.radiusTag}px`,
    fontFamily: theme.fontFamily,
  }) as CSSProperties;
