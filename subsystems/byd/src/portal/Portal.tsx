import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import type { PortalContext, PortalState } from '@portal/subsystem-sdk';
import { enUS } from '../texts/en-US';
import { type TextKey, zhCN } from '../texts/zh-CN';

const Offer = createContext<PortalContext | null>(null);

/** Gives the pages the portal, be it the real one or the one that is played when running alone. */
export function PortalProvider({ portal, children }: { portal: PortalContext; children: ReactNode }) {
  return <Offer value={portal}>{children}</Offer>;
}

/** The portal's offers. */
export function usePortal(): PortalContext {
  const portal = useContext(Offer);
  if (!portal) throw new Error('usePortal needs a PortalProvider');
  return portal;
}

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
  return useCallback(
    (key, values) => {
      const text = (locale === 'zh-CN' ? zhCN : enUS)[key];
      return values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
    },
    [locale],
  );
}
