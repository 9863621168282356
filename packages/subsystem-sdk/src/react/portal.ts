import { createContext, createElement, type ReactElement, type ReactNode, useContext, useMemo, version } from 'react';
import type { PortalContext, PortalState } from '../context.ts';
import { type Texts, type Translate, translateIn } from '../texts.ts';
import { createStateSelector } from './stateSelector.ts';
import { useStore } from './useStore.ts';

// The package has no peer range, which would make an installation fail next to an older React (docs/adr/0020).
if (typeof useContext !== 'function')
  throw new Error(`@portal/subsystem-sdk/react needs React 16.8 or later, not ${version}`);

const PortalReactContext = createContext<PortalContext | null>(null);

/** Provides the portal, real or fake, to the components below. */
export const PortalProvider = ({ portal, children }: { portal: PortalContext; children: ReactNode }): ReactElement =>
  createElement(PortalReactContext.Provider, { value: portal }, children);

/** The portal context. Throws outside of a `PortalProvider`. */
export function usePortal(): PortalContext {
  const portal = useContext(PortalReactContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
}

/**
 * The portal's current snapshot; the component renders again when a part that it has read changes, and for no other
 * part: being hidden or shown renders nothing that does not read `isVisible`.
 *
 * @example const { theme, locale } = usePortalState();
 */
export function usePortalState(): PortalState;
/**
 * A part of the portal's current snapshot; the component renders again only when that part changes.
 *
 * @param select - Returns a value of the snapshot, not a new object.
 * @example const user = usePortalState((state) => state.user);
 */
export function usePortalState<Part>(select: (state: PortalState) => Part): Part;
export function usePortalState(select?: (state: PortalState) => unknown): unknown {
  const portal = usePortal();
  const readParts = useMemo(() => createStateSelector(portal), [portal]);
  return useStore(portal.subscribe, select ? () => select(portal.getState()) : readParts);
}

/** Whether the user has a permission code; a code that the portal does not list is not granted. */
export const usePermission = (code: string): boolean =>
  usePortalState(({ permissions }) => permissions.powerCodes.includes(code));

/** Texts in the portal's language. `texts` should be the same object each time. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const locale = usePortalState((state) => state.locale);
  return useMemo(() => translateIn(texts, locale), [texts, locale]);
}
