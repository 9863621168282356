import { addressableInner, carryHideBar, decideMove, normalizeInner } from '@/domain/subsystem/address';
import type { HostPlace } from './hostParts';
import { keepFocus } from './keepFocus';
import { outerAddress, type Pane, type RefusedMove } from './pane';
import type { NavigatorCallbacks } from './createNavigator';
import type { StageTarget } from '../stageStore';

/** Keeps the URL and the pane on screen together: whichever of the two moves, the other follows. */
export interface Addressing {
  /** Address of the portal for an inner address, with the bars as they are at the moment (R058). */
  hrefOf(pane: Pane, inner: string): string;
  /** Callbacks for the navigator of a pane. */
  callbacksFor(pane: Pane): Required<NavigatorCallbacks>;
  /** Leads the micro-app to where the address points, or corrects the address. */
  follow(pane: Pane, target: StageTarget, wasVisible: boolean): void;
  /** Decides at which inner address a pane that is not mounted will start. */
  aim(pane: Pane, target: StageTarget, wasVisible: boolean): void;
  /** The person has left the pane: what it refused is forgotten. */
  leave(pane: Pane): void;
}

/** So often the way back is tried when the person goes on clicking. */
const TURNS = 3;

/** Makes the addressing of a host; a pane that is not on screen does not change the URL. */
export function createAddressing(place: HostPlace, isOnScreen: (pane: Pane) => boolean): Addressing {
  const hrefOf = (pane: Pane, inner: string) => carryHideBar(outerAddress(pane, inner), place.current());

  const mirror = (pane: Pane, inner: string, isReplaced: boolean) => {
    pane.refused = null;
    pane.inner = inner;
    if (!isOnScreen(pane)) return;
    const address = hrefOf(pane, inner);
    if (address === normalizeInner(place.current())) return;
    if (isReplaced) place.replace(address);
    else place.push(address);
    pane.index = place.index();
  };

  /** Goes back to where the pane stands, also when the person has gone on meanwhile. */
  const goBack = async (pane: Pane) => {
    for (let turn = 0; turn < TURNS && isOnScreen(pane); turn += 1) {
      const delta = (pane.index ?? 0) - (place.index() ?? 0);
      if (delta === 0) return;
      await place.go(delta);
    }
  };

  /** The micro-app stays: so does the URL, without an entry more. */
  const refuse = (pane: Pane, target: string) => {
    pane.inner = pane.navigator?.current() ?? pane.inner;
    if (!isOnScreen(pane)) return;
    const { delta } = pane.led;
    pane.index = pane.led.from;
    const refused: RefusedMove = { target, delta, isOnTheWay: true, isBack: Promise.resolve() };
    pane.refused = refused;
    if (delta === 0) place.replace(hrefOf(pane, pane.inner));
    else refused.isBack = goBack(pane);
    void refused.isBack.then(() => {
      refused.isOnTheWay = false;
    });
    keepFocus(pane.element, false);
  };

  /** It goes after all: so does the URL, along the entries that exist. */
  const agree = (pane: Pane, target: string) => {
    const { refused } = pane;
    if (refused?.target !== target || refused.delta === 0) {
      mirror(pane, target, refused?.target === target);
      keepFocus(pane.element, true);
      return;
    }
    pane.inner = target;
    void refused.isBack.then(() => {
      if (pane.refused !== refused) return;
      pane.refused = null;
      if (isOnScreen(pane)) void place.go(refused.delta);
    });
    keepFocus(pane.element, true);
  };

  return {
    hrefOf,

    callbacksFor: (pane) => ({
      onMove: (inner, isReplaced) => mirror(pane, inner, isReplaced),
      onRefuse: (target) => refuse(pane, target),
      onAgree: (target) => agree(pane, target),
    }),

    follow: (pane, target, wasVisible) => {
      const { navigator } = pane;
      const index = place.index();
      if (!navigator || pane.refused?.isOnTheWay) return;
      pane.refused = null;
      const current = addressableInner(pane.code, navigator.current());
      const move = decideMove({ wanted: target.inner, current, wasVisible, kind: target.kind });
      if (move.move === 'inner') {
        const isKnown = wasVisible && index !== null && pane.index !== null;
        pane.led = { from: pane.index, delta: isKnown ? index - pane.index! : 0 };
        navigator.lead(move.to);
        // Refused at once, or led on to another page, which has been seen to already.
        if (pane.refused) return;
        pane.inner = navigator.current();
      }
      if (move.move === 'outer') place.replace(hrefOf(pane, move.to));
      pane.index = place.index();
    },

    aim: (pane, target, wasVisible) => {
      if (pane.state.status === 'mounting') return;
      // A bare address wakes a pane where it was left; every other address is an order.
      const returns = target.inner === '/' && target.kind !== 'POP' && !wasVisible;
      if (!returns) pane.inner = target.inner;
      if (pane.inner !== target.inner) place.replace(hrefOf(pane, pane.inner));
      pane.index = place.index();
    },

    leave: (pane) => {
      pane.refused = null;
    },
  };
}
