// Converts the URL of the manual list to the request (R024, R048).
import { codeFilter, dayFilter, textFilter, type ListDefinition, type ListQuery } from '../list';
import type { ManualQuery } from './schema';

/** URL parameters of the manual filters. */
export type ManualFilter = 'name' | 'source' | 'from' | 'to';

/** The list of manuals, newest first by default. */
export const manualList: ListDefinition<ManualFilter> = {
  filters: { name: textFilter, source: codeFilter, from: dayFilter, to: dayFilter },
  sortFields: ['pushTime', 'name'],
  defaultSort: { field: 'pushTime', order: 'desc' },
};

/** The request; unset filters are left out. */
export const toManualQuery = ({
  filters: { name, source, from, to },
  sort,
  pageNo,
  pageSize,
}: ListQuery<ManualFilter>): ManualQuery => ({
  pageNo,
  pageSize,
  name: name || undefined,
  source: source || undefined,
  pushTimeFrom: from || undefined,
  pushTimeTo: to || undefined,
  sortField: sort?.field as ManualQuery['sortField'],
  sortOrder: sort?.order,
});
