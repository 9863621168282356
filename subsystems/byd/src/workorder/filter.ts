import {
  CATEGORIES,
  type Category,
  isOverdue,
  PRIORITIES,
  type Priority,
  type Stage,
  STAGES,
  type WorkOrder,
} from './order';

/** The filter of the list, stored in the address. */
export interface OrderFilter {
  text: string;
  stage: Stage | null;
  category: Category | null;
  priority: Priority | null;
  isOverdue: boolean;
  page: number;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads a filter from an address; unknown values are ignored. */
export function readFilter(query: URLSearchParams): OrderFilter {
  const page = Number(query.get('page'));
  return {
    text: query.get('q') ?? '',
    stage: oneOf(STAGES, query.get('stage')),
    category: oneOf(CATEGORIES, query.get('category')),
    priority: oneOf(PRIORITIES, query.get('priority')),
    isOverdue: query.get('overdue') === '1',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The orders that match a filter, next due first, closed ones last; counts ignore the stage. */
export function applyFilter(
  orders: readonly WorkOrder[],
  filter: OrderFilter,
  now: Date,
  wordsOf: (order: WorkOrder) => string,
  withStage = true,
): WorkOrder[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return orders
    .filter((order) => {
      if (withStage && filter.stage && order.stage !== filter.stage) return false;
      if (filter.category && order.category !== filter.category) return false;
      if (filter.priority && order.priority !== filter.priority) return false;
      if (filter.isOverdue && !isOverdue(order, now)) return false;
      const { number, title, place, reporter, phone, worker } = order;
      const haystack =
        `${number} ${title} ${place} ${reporter} ${phone} ${worker ?? ''} ${wordsOf(order)}`.toLowerCase();
      return words.every((word) => haystack.includes(word));
    })
    .sort(
      (one, other) =>
        Number(one.stage === 'closed') - Number(other.stage === 'closed') ||
        (one.stage === 'closed' ? -1 : 1) * (Date.parse(one.dueAt) - Date.parse(other.dueAt)),
    );
}
