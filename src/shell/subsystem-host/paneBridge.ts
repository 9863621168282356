import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { Bridge } from '@/shell/bridge';
import { ROOT_ATTRIBUTE } from '@/shell/subsystem-css-scoping';
import type { PaneNavigator } from './createPaneNavigator';
import type { Pane } from './pane';
import type { PaneList } from './paneList';
import type { AddressSync } from './createAddressSync';
import type { HostDependencies } from './types';

interface PaneBridgeOptions {
  createBridge: HostDependencies['createBridge'];
  panes: PaneList;
  addressSync: AddressSync;
}

/** Sets what a pane knows about unsaved work, and publishes it when it differs. */
export function setUnsaved(panes: PaneList, pane: Pane, change: Partial<Pick<Pane, 'reported' | 'hasInput'>>): void {
  const { reported, hasInput } = pane;
  Object.assign(pane, change);
  if (reported !== pane.reported || hasInput !== pane.hasInput) panes.publish();
}

/** Creates the bridge of one mount; what the micro-app reports after that mount has ended is ignored. */
export function createPaneBridge(
  pane: Pane,
  { code, calls = [], colorScheme }: RegisteredSubsystem,
  navigator: PaneNavigator,
  { createBridge, panes, addressSync }: PaneBridgeOptions,
): Bridge {
  const isCurrent = () => pane.navigator === navigator;
  return createBridge({
    code,
    variant: pane.variant,
    calls,
    followsColorScheme: colorScheme !== undefined,
    isDisabled: () => pane.disabled !== null,
    isAhead: () => pane.isAhead,
    navigation: navigator.contract,
    hrefOf: (inner) => addressSync.hrefOf(pane, inner),
    popupContainer: () => pane.element.querySelector<HTMLElement>(`[${ROOT_ATTRIBUTE}]`) ?? pane.element,
    onUnsaved: (reported) => {
      if (isCurrent()) setUnsaved(panes, pane, { reported });
    },
    // It has announced the contract: only what it reports counts as unsaved (A29).
    onAnnounce: () => {
      if (isCurrent()) setUnsaved(panes, pane, { reported: pane.reported ?? false });
    },
    onTitle: (title) => {
      if (!isCurrent() || pane.title === title) return;
      pane.title = title;
      panes.publish();
    },
  });
}
