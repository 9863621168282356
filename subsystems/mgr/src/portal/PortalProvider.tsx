import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { PortalContext, PortalState } from '@portal/subsystem-sdk';
import { enUS } from '../locales/en-US';
import { type TextKey, zhCN } from '../locales/zh-CN';
import { type HousekeeperRights, readRights } from './permission';

const Context = createContext<PortalContext | null>(null);

/** Gives the pages the portal, be it the real one or the one that is played when running alone. */
export function PortalProvider({ portal, children }: { portal: PortalContext; children: ReactNode }) {
  return <Context.Provider value={portal}>{children}</Context.Provider>;
}

/** The portal's offers. */
export function usePortal(): PortalContext {
  const portal = useContext(Context);
  if (!portal) throw new Error('usePortal needs a PortalProvider');
  return portal;
}

/** The portal's present snapshot; the component follows it. */
export function usePortalState(): PortalState {
  const portal = usePortal();
  return useSyncExternalStore(portal.subscribe, portal.getState);
}

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

/** What the person may do here. */
export function useRights(): HousekeeperRights {
  const { housekeeper } = usePortalState().permissions;
  return useMemo(() => readRights(housekeeper), [housekeeper]);
}

/** Dates and times in the portal's language. */
export function useFormats(): { day(iso: string): string; time(iso: string): string } {
  const { locale } = usePortalState();
  return useMemo(() => {
    const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
    const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', weekday: 'short' });
    const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return {
      day: (iso) => full.format(new Date(iso)),
      time: (iso) => `${short.format(new Date(iso))} ${clock.format(new Date(iso))}`,
    };
  }, [locale]);
}
