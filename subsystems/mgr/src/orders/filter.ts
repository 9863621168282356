import { ORDER_KINDS, ORDER_STATUSES, type Order, type OrderKind, type OrderStatus } from './order';

/** The filter of the list, stored in the address, so that a filtered list can be shared. */
export interface OrderFilter {
  text: string;
  status: OrderStatus | null;
  kind: OrderKind | null;
  community: string | null;
  isUrgent: boolean;
  page: number;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads a filter from an address; unknown values are ignored. */
export function readFilter(query: URLSearchParams): OrderFilter {
  const page = Number(query.get('page'));
  return {
    text: query.get('q') ?? '',
    status: oneOf(ORDER_STATUSES, query.get('status')),
    kind: oneOf(ORDER_KINDS, query.get('kind')),
    community: query.get('community'),
    isUrgent: query.get('urgent') === '1',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a filter, without default values. */
export function writeFilter({ text, status, kind, community, isUrgent, page }: OrderFilter): string {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (status) query.set('status', status);
  if (kind) query.set('kind', kind);
  if (community) query.set('community', community);
  if (isUrgent) query.set('urgent', '1');
  if (page > 1) query.set('page', String(page));
  const result = query.toString();
  return result && `?${result}`;
}

/** The orders that match a filter; counts ignore `status`. */
export function applyFilter(orders: readonly Order[], filter: OrderFilter, withStatus = true): Order[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return orders.filter((order) => {
    if (withStatus && filter.status && order.status !== filter.status) return false;
    if (filter.kind && order.kind !== filter.kind) return false;
    if (filter.community && order.community !== filter.community) return false;
    if (filter.isUrgent && !order.isUrgent) return false;
    const haystack =
      `${order.number} ${order.title} ${order.resident} ${order.phone} ${order.community}${order.home} ${order.keeper}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}
