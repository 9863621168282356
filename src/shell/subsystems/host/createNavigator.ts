import type { PortalNavigation } from '@portal/subsystem-sdk';
import { SUBSYSTEM_MOVE_GRACE_MS } from '@/constants/subsystems';
import { normalizeInner } from '@/domain/subsystem/address';

/** The history that a Umi slave hands over by `onHistoryInit`. */
export interface SlaveHistory {
  readonly location: { pathname: string; search: string; hash: string; state?: unknown };
  push(to: string, state?: unknown): void;
  replace(to: string): void;
  listen(listener: (update: { action: string; location: SlaveHistory['location'] }) => void): () => void;
}

/** Where a micro-app stands, whichever way it moves: by its own history (Umi slaves) or by the SDK. */
export interface Navigator {
  /** Inner address. */
  current(): string;
  /** The shell leads: back, forward, a link into the subsystem. */
  lead(inner: string): void;
  /** The micro-app hands over its history. */
  adopt(history: SlaveHistory): void;
  /** The part of the contract that the bridge passes on. */
  contract: Pick<PortalNavigation, 'current' | 'push' | 'replace' | 'onNavigate'>;
  stop(): void;
}

/** Called when the micro-app navigates; the host decides whether the URL follows. */
export interface NavigatorCallbacks {
  /** It moved by itself. */
  onMove(inner: string, isReplaced: boolean): void;
  /** It was led somewhere and stays where it is: it refused, or asks the person first. */
  onRefuse?(target: string): void;
  /** It has gone after all where it was led. */
  onAgree?(target: string): void;
}

type Listener = Parameters<PortalNavigation['onNavigate']>[0];
type Answer = ReturnType<Listener>;

const addressOf = ({ pathname, search, hash }: SlaveHistory['location']) =>
  normalizeInner(`${pathname}${search}${hash}`);

const ask = (listener: Listener, inner: string): Answer => {
  try {
    return listener(inner);
  } catch (error) {
    // A listener that fails stops nobody.
    console.error('A listener of onNavigate failed', error);
    return undefined;
  }
};

/** Makes the navigator of one mount. */
export function createNavigator(start: string, { onMove, onRefuse, onAgree }: NavigatorCallbacks): Navigator {
  let address = normalizeInner(start);
  let slave: SlaveHistory | null = null;
  let isStopped = false;
  /** An order came before there was anybody to hear it. */
  let isAwaited = false;
  /** The order that is being carried out: what the micro-app does meanwhile is its answer to it. */
  let order: string | null = null;
  /** Where it stood when the order came. */
  let origin = address;
  /** An order that was not followed, and may still be. */
  let refused: string | null = null;
  /** Known to a slave's history as the state of the last order. */
  let mark: object | null = null;
  let turn = 0;
  let unlisten: () => void = () => undefined;
  const listeners = new Set<Listener>();

  const moved = (inner: string, isReplaced: boolean, mayAgree = true) => {
    const target = normalizeInner(inner);
    const isAgreed = mayAgree && target === refused;
    // On the way somewhere it was led on: the entry of the order is the one that it stands at.
    const isLedOn = order !== null;
    const isArrived = target === order;
    order = null;
    refused = null;
    address = target;
    if (isStopped || isArrived) return;
    if (isAgreed && onAgree) onAgree(target);
    else onMove(target, isReplaced || isLedOn);
  };

  const refuse = (target: string, before: string) => {
    order = null;
    address = before;
    refused = target;
    if (!isStopped) onRefuse?.(target);
  };

  const leadSlave = (history: SlaveHistory, target: string) => {
    const before = addressOf(history.location);
    order = target;
    // What it does is read afterwards: it may stay and ask the person first, or go on to another page at once.
    mark = {};
    history.push(target, mark);
    const here = addressOf(history.location);
    const isLedOn = order === null;
    order = null;
    if (isLedOn) return;
    if (here === target) address = target;
    else if (here === before) refuse(target, before);
  };

  const leadListeners = (target: string) => {
    // An earlier order may still wait for its answer: then nothing has moved yet.
    if (order === null) origin = address;
    const before = origin;
    address = target;
    isAwaited = listeners.size === 0;
    order = target;
    turn += 1;
    const mine = turn;
    const answers = [...listeners].map((listener) => ask(listener, target));
    const isCurrent = () => mine === turn && order === target;
    if (!isCurrent()) return;
    if (answers.includes(false)) return refuse(target, before);
    const waiting = answers.filter((answer): answer is Promise<void | boolean> => answer instanceof Object);
    if (waiting.length === 0) {
      order = null;
      return;
    }
    // A router that moves in its own time is no refusal; a question to the person is, until it is answered.
    const timer = setTimeout(() => isCurrent() && refuse(target, before), SUBSYSTEM_MOVE_GRACE_MS);
    void Promise.all(waiting.map((answer) => Promise.resolve(answer).catch(() => undefined))).then((results) => {
      clearTimeout(timer);
      if (mine !== turn) return;
      const isRefused = results.includes(false);
      if (order === target) {
        order = null;
        if (isRefused) refuse(target, before);
      } else if (refused === target) {
        if (isRefused) refused = null;
        else moved(target, false);
      }
    });
  };

  return {
    current: () => address,
    lead: (inner) => {
      const target = normalizeInner(inner);
      refused = null;
      if (slave) leadSlave(slave, target);
      else leadListeners(target);
    },
    adopt: (history) => {
      unlisten();
      slave = history;
      unlisten = history.listen(({ action, location }) => {
        const inner = addressOf(location);
        if (order !== null && inner === order) address = inner;
        // A blocked order that is tried again is the very same; a link to the same page is another move.
        else moved(inner, action === 'REPLACE', location.state === mark);
      });
      // The first page may have led on before the history was handed over.
      const here = addressOf(history.location);
      if (here === address) return;
      if (isAwaited) {
        order = address;
        history.replace(address);
        order = null;
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
