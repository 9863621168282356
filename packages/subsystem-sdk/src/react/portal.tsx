import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { PortalContext, PortalState } from '../context.ts';
import { type Texts, type Translate, translateIn } from '../texts.ts';

const PortalReactContext = createContext<PortalContext | null>(null);

/** Provides the portal, real or fake, to the components below. */
export function PortalProvider({ portal, children }: { portal: PortalContext; children: ReactNode }) {
  return <PortalReactContext.Provider value={portal}>{children}</PortalReactContext.Provider>;
}

/** The portal context. Throws outside of a `PortalProvider`. */
export function usePortal(): PortalContext {
  const portal = useContext(PortalReactContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
}

/** The portal's current snapshot; the component re-renders when it changes. */
export function usePortalState(): PortalState {
  const portal = usePortal();
  return useSyncExternalStore(portal.subscribe, portal.getState);
}

/** Whether the user has a permission code; a code that the portal does not list is not granted. */
export const usePermission = (code: string): boolean => usePortalState().permissions.powerCodes.includes(code);

/** Texts in the portal's language. `texts` should be the same object each time. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const { locale } = usePortalState();
  return useMemo(() => translateIn(texts, locale), [texts, locale]);
}
