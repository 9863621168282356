import { addressableInner, carryHideBar, decideMove, isReturn, normalizeInner } from '@/domain/subsystem/address';
import type { HostHistory } from './types';
import { keepFocus } from './keepFocus';
import { outerAddress, type Pane, type BlockedNavigation } from './pane';
import type { PaneNavigatorCallbacks } from './createPaneNavigator';
import type { StageTarget } from './stageStore';

/** Keeps the URL and the visible pane in sync, in both directions. */
export interface AddressSync {
  /** Address of the portal for an inner address; a hidden side bar stays hidden (R058). */
  hrefOf(pane: Pane, inner: string): string;
  /** Callbacks for the navigator of a pane. */
  callbacksFor(pane: Pane): Required<PaneNavigatorCallbacks>;
  /** Navigates the micro-app to the URL's inner address, or corrects the URL. */
  follow(pane: Pane, target: StageTarget, wasVisible: boolean): void;
  /** Resolves the inner address at which an unmounted pane starts. */
  resolveStart(pane: Pane, target: StageTarget, wasVisible: boolean): void;
  /** Remembers the address at which the user leaves the pane, and forgets a blocked navigation. */
  leave(pane: Pane): void;
}

/** Maximum number of attempts to return to the pane's history entry: the user may navigate meanwhile. */
const MAX_ATTEMPTS = 3;

/** Creates the address sync of a host; a pane that is not on screen does not change the URL. */
export function createAddressSync(hostHistory: HostHistory, isOnScreen: (pane: Pane) => boolean): AddressSync {
  const hrefOf = (pane: Pane, inner: string) => carryHideBar(outerAddress(pane, inner), hostHistory.current());

  const mirror = (pane: Pane, inner: string, isReplaced: boolean) => {
    pane.blocked = null;
    pane.inner = inner;
    if (!isOnScreen(pane)) {
      if (!isReplaced) pane.leftAt = null;
      return;
    }
    const address = hrefOf(pane, inner);
    if (address === normalizeInner(hostHistory.current())) return;
    if (isReplaced) hostHistory.replace(address);
    else hostHistory.push(address);
    pane.index = hostHistory.index();
  };

  /** Goes back to the pane's entry, also when the user has navigated meanwhile. */
  const goBack = async (pane: Pane) => {
    for (let turn = 0; turn < MAX_ATTEMPTS && isOnScreen(pane); turn += 1) {
      const delta = (pane.index ?? 0) - (hostHistory.index() ?? 0);
      if (delta === 0) return;
      await hostHistory.go(delta);
    }
  };

  /** Restores the URL after a blocked navigation, without a new history entry. */
  const handleBlocked = (pane: Pane, target: string) => {
    pane.inner = pane.navigator?.current() ?? pane.inner;
    if (!isOnScreen(pane)) return;
    const { delta } = pane.lastNavigation;
    pane.index = pane.lastNavigation.from;
    const blocked: BlockedNavigation = { target, delta, isOnTheWay: true, returned: Promise.resolve() };
    pane.blocked = blocked;
    if (delta === 0) hostHistory.replace(hrefOf(pane, pane.inner));
    else blocked.returned = goBack(pane);
    void blocked.returned.then(() => {
      blocked.isOnTheWay = false;
    });
    keepFocus(pane.element, false);
  };

  /**
   * Completes a navigation that the micro-app allowed after blocking it: goes to its history entry if there is one,
   * otherwise writes the URL.
   */
  const handleUnblocked = (pane: Pane, target: string) => {
    const { blocked } = pane;
    if (blocked?.target !== target || blocked.delta === 0) {
      mirror(pane, target, blocked?.target === target);
      keepFocus(pane.element, true);
      return;
    }
    pane.inner = target;
    void blocked.returned.then(() => {
      if (pane.blocked !== blocked) return;
      pane.blocked = null;
      if (isOnScreen(pane)) void hostHistory.go(blocked.delta);
    });
    keepFocus(pane.element, true);
  };

  return {
    hrefOf,

    callbacksFor: (pane) => ({
      onMove: (inner, isReplaced) => mirror(pane, inner, isReplaced),
      onBlocked: (target) => handleBlocked(pane, target),
      onUnblocked: (target) => handleUnblocked(pane, target),
    }),

    follow: (pane, target, wasVisible) => {
      const { navigator } = pane;
      const index = hostHistory.index();
      if (!navigator || pane.blocked?.isOnTheWay) return;
      pane.blocked = null;
      const current = addressableInner(pane.code, navigator.current());
      const { leftAt } = pane;
      const move = decideMove({ wanted: target.inner, current, wasVisible, leftAt, kind: target.kind });
      if (move.move === 'inner') {
        const isKnown = wasVisible && index !== null && pane.index !== null;
        pane.lastNavigation = { from: pane.index, delta: isKnown ? index - pane.index! : 0 };
        navigator.navigate(move.to);
        // Blocked at once, or redirected: both are handled already.
        if (pane.blocked) return;
        pane.inner = navigator.current();
      }
      if (move.move === 'outer') hostHistory.replace(hrefOf(pane, move.to));
      pane.index = hostHistory.index();
    },

    resolveStart: (pane, target, wasVisible) => {
      if (pane.state.status === 'mounting' && !pane.awaitsRequest) return;
      const { leftAt } = pane;
      if (!isReturn({ wanted: target.inner, wasVisible, leftAt, kind: target.kind })) pane.inner = target.inner;
      if (pane.inner !== target.inner) hostHistory.replace(hrefOf(pane, pane.inner));
      pane.index = hostHistory.index();
    },

    leave: (pane) => {
      pane.blocked = null;
      if (pane.state.isActive) pane.leftAt = addressableInner(pane.code, pane.inner);
    },
  };
}
