import type { PortalNavigation } from '@portal/subsystem-sdk';
import { normalizeInner } from '@/domain/subsystem/address';

/** The history that a Umi slave hands over by `onHistoryInit`. */
export interface SlaveHistory {
  readonly location: { pathname: string; search: string; hash: string };
  push(to: string): void;
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

const addressOf = ({ pathname, search, hash }: SlaveHistory['location']) =>
  normalizeInner(`${pathname}${search}${hash}`);

/**
 * Makes the navigator of one mount. `onMove` hears each move that the micro-app made itself, or refused to make;
 * whether the URL follows is the host's business.
 */
export function createNavigator(start: string, onMove: (inner: string, isReplaced: boolean) => void): Navigator {
  let address = normalizeInner(start);
  let slave: SlaveHistory | null = null;
  let isLeading = false;
  let isStopped = false;
  /** An order came before there was anybody to hear it. */
  let isAwaited = false;
  let unlisten: () => void = () => undefined;
  const listeners = new Set<(inner: string) => void>();

  const moved = (inner: string, isReplaced: boolean) => {
    address = normalizeInner(inner);
    if (!isStopped) onMove(address, isReplaced);
  };

  return {
    current: () => address,
    lead: (inner) => {
      const target = normalizeInner(inner);
      const before = address;
      if (!slave) {
        address = target;
        isAwaited = listeners.size === 0;
        for (const listener of [...listeners]) listener(target);
        return;
      }
      isLeading = true;
      try {
        slave.push(target);
      } finally {
        isLeading = false;
      }
      // It may stay where it is and ask the person first, or go on to another page at once: the URL tells the truth.
      const here = addressOf(slave.location);
      if (here === target) address = target;
      else moved(here, here !== before);
    },
    adopt: (history) => {
      unlisten();
      slave = history;
      unlisten = history.listen(({ action, location }) => {
        if (!isLeading) moved(addressOf(location), action === 'REPLACE');
      });
      // The first page may have led on before the history was handed over.
      const here = addressOf(history.location);
      if (here === address) return;
      if (isAwaited) history.replace(address);
      else moved(here, true);
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
