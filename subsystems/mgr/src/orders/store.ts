import { useSyncExternalStore } from 'react';
import type { Order, OrderDraft, OrderLogEntry } from './order';
import { seedOrders } from './seed';

// The orders, in memory: changes last until the micro-app is unloaded.

let orders: readonly Order[] = seedOrders(new Date());
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function change(id: number, update: (order: Order) => Order) {
  orders = orders.map((order) => (order.id === id ? update(order) : order));
  for (const listener of [...listeners]) listener();
}

/** All orders, newest first. */
export const useOrders = (): readonly Order[] => useSyncExternalStore(subscribe, () => orders);

/** Returns the order with this number, or undefined. */
export const useOrder = (id: number): Order | undefined => useOrders().find((order) => order.id === id);

/** Saves the form of an order and logs who did it. */
export function saveOrder(id: number, draft: OrderDraft, who: string): void {
  change(id, (order) => {
    const action: OrderLogEntry['action'] =
      draft.status === order.status
        ? 'saved'
        : ({ accepted: 'accepted', visiting: 'visited', finished: 'finished' } as const)[
            draft.status as 'accepted' | 'visiting' | 'finished'
          ];
    const entry: OrderLogEntry = { at: new Date().toISOString(), who, action, note: draft.result };
    return { ...order, ...draft, log: [entry, ...order.log] };
  });
}

/** Closes an order that is no longer needed. */
export function closeOrder(id: number, who: string): void {
  change(id, (order) => ({
    ...order,
    status: 'closed',
    log: [{ at: new Date().toISOString(), who, action: 'closed', note: '' }, ...order.log],
  }));
}
