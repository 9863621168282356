import type { PortalNavigation } from '@portal/subsystem-sdk';
import { normalizeInner } from '@/domain/subsystem/address';

/** Maximum time for a micro-app to follow a navigation before the address is restored: it is prompting or refusing. */
export const SUBSYSTEM_MOVE_GRACE_MS = 100;

/** The history that a Umi slave passes to `onHistoryInit`. */
export interface SlaveHistory {
  readonly location: { pathname: string; search: string; hash: string; state?: unknown };
  push(to: string, state?: unknown): void;
  replace(to: string): void;
  listen(listener: (update: { action: string; location: SlaveHistory['location'] }) => void): () => void;
}

/** Location of a micro-app, whether it navigates by its own history (Umi slaves) or by the SDK. */
export interface PaneNavigator {
  /** Inner address. */
  current(): string;
  /** Navigates on behalf of the shell: back, forward, a link into the subsystem. */
  navigate(inner: string): void;
  /** Whether it navigates by a history of its own, which the browser's does not concern. */
  hasOwnHistory(): boolean;
  /** Attaches the history of the micro-app. */
  attachHistory(history: SlaveHistory): void;
  /** The part of the contract that the bridge passes on. */
  contract: Pick<PortalNavigation, 'current' | 'push' | 'replace' | 'onNavigate'>;
  stop(): void;
}

/** Called when the micro-app navigates; the host decides whether the URL follows. */
export interface PaneNavigatorCallbacks {
  /** The micro-app navigated on its own. */
  onMove(inner: string, isReplaced: boolean): void;
  /** A navigation of the shell was blocked: the micro-app rejected it, or asks the user first. */
  onBlocked?(target: string): void;
  /** The blocked navigation went through after all. */
  onUnblocked?(target: string): void;
}

type Listener = Parameters<PortalNavigation['onNavigate']>[0];
type Answer = ReturnType<Listener>;

const addressOf = ({ pathname, search, hash }: SlaveHistory['location']) =>
  normalizeInner(`${pathname}${search}${hash}`);

const ask = (listener: Listener, inner: string): Answer => {
  try {
    return listener(inner);
  } catch (error) {
    // A listener that throws must not stop the others.
    console.error('A listener of onNavigate failed', error);
    return undefined;
  }
};

/** Creates the navigator of one mount. */
export function createPaneNavigator(
  start: string,
  { onMove, onBlocked, onUnblocked }: PaneNavigatorCallbacks,
): PaneNavigator {
  let address = normalizeInner(start);
  let slave: SlaveHistory | null = null;
  let isStopped = false;
  /** Whether the last navigation found no listener. */
  let isAwaited = false;
  /** Target of the navigation in progress; navigation of the micro-app meanwhile belongs to it. */
  let pendingTarget: string | null = null;
  /** The address before the navigation in progress. */
  let origin = address;
  /** Target of a blocked navigation, which may still go through. */
  let blockedTarget: string | null = null;
  /** State of the last navigation's entry in a slave's history. */
  let mark: object | null = null;
  let turn = 0;
  let unlisten: () => void = () => undefined;
  const listeners = new Set<Listener>();

  const moved = (inner: string, isReplaced: boolean, canUnblock = true) => {
    const target = normalizeInner(inner);
    const isUnblocked = canUnblock && target === blockedTarget;
    // A redirect during a navigation replaces the entry of that navigation.
    const isRedirected = pendingTarget !== null;
    const isArrived = target === pendingTarget;
    pendingTarget = null;
    blockedTarget = null;
    address = target;
    if (isStopped || isArrived) return;
    if (isUnblocked && onUnblocked) onUnblocked(target);
    else onMove(target, isReplaced || isRedirected);
  };

  const block = (target: string, before: string) => {
    pendingTarget = null;
    address = before;
    blockedTarget = target;
    if (!isStopped) onBlocked?.(target);
  };

  const navigateSlave = (history: SlaveHistory, target: string) => {
    const before = addressOf(history.location);
    pendingTarget = target;
    // The address is read afterwards: the micro-app may block and ask the user first, or redirect at once.
    mark = {};
    history.push(target, mark);
    const here = addressOf(history.location);
    const isRedirected = pendingTarget === null;
    pendingTarget = null;
    if (isRedirected) return;
    if (here === target) address = target;
    else if (here === before) block(target, before);
  };

  const navigateListeners = (target: string) => {
    // An earlier navigation may still be pending: then the address has not changed yet.
    if (pendingTarget === null) origin = address;
    const before = origin;
    address = target;
    isAwaited = listeners.size === 0;
    pendingTarget = target;
    turn += 1;
    const mine = turn;
    const answers = [...listeners].map((listener) => ask(listener, target));
    const isCurrent = () => mine === turn && pendingTarget === target;
    if (!isCurrent()) return;
    if (answers.includes(false)) return block(target, before);
    const waiting = answers.filter((answer): answer is Promise<void | boolean> => answer instanceof Object);
    if (waiting.length === 0) {
      pendingTarget = null;
      return;
    }
    // Gives an asynchronous router time to navigate. After that the micro-app is probably asking the user: the
    // navigation counts as blocked until its promise settles.
    const timer = setTimeout(() => isCurrent() && block(target, before), SUBSYSTEM_MOVE_GRACE_MS);
    void Promise.all(waiting.map((answer) => Promise.resolve(answer).catch(() => undefined))).then((results) => {
      clearTimeout(timer);
      if (mine !== turn) return;
      const isBlocked = results.includes(false);
      if (pendingTarget === target) {
        pendingTarget = null;
        if (isBlocked) block(target, before);
      } else if (blockedTarget === target) {
        if (isBlocked) blockedTarget = null;
        else moved(target, false);
      }
    });
  };

  return {
    current: () => address,
    navigate: (inner) => {
      const target = normalizeInner(inner);
      blockedTarget = null;
      if (slave) navigateSlave(slave, target);
      else navigateListeners(target);
    },
    hasOwnHistory: () => slave !== null,
    attachHistory: (history) => {
      unlisten();
      slave = history;
      unlisten = history.listen(({ action, location }) => {
        const inner = addressOf(location);
        if (pendingTarget !== null && inner === pendingTarget) address = inner;
        // A retry of a blocked push carries `mark` as its state; a link to the same page does not and is a new
        // navigation.
        else moved(inner, action === 'REPLACE', location.state === mark);
      });
      // The first page may have redirected before the history was attached.
      const here = addressOf(history.location);
      if (here === address) return;
      if (isAwaited) {
        pendingTarget = address;
        history.replace(address);
        pendingTarget = null;
      } else moved(here, true);
      isAwaited = false;
    },
    contract: {
      current: () => address,
      push: (inner) => (slave ? slave.push(normalizeInner(inner)) : moved(inner, false)),
      replace: (inner) => (slave ? slave.replace(normalizeInner(inner)) : moved(inner, true)),
      onNavigate: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    stop: () => {
      isStopped = true;
      unlisten();
      listeners.clear();
    },
  };
}
