// From what stands in the address of the manual list to what the server is asked for (R024, R048).
import { codeFilter, dayFilter, textFilter, type ListDefinition, type ListQuery } from '../list';
import type { ManualQuery } from './assumed';

/** Names of the filters of manuals in the address. */
export type ManualFilter = 'name' | 'source' | 'from' | 'to';

/** What the list of manuals can be asked for: the newest first unless somebody turns it round. */
export const manualList: ListDefinition<ManualFilter> = {
  filters: { name: textFilter, source: codeFilter, from: dayFilter, to: dayFilter },
  sortFields: ['pushTime', 'name'],
  defaultSort: { field: 'pushTime', order: 'desc' },
};

/** The question to the server; what is not filtered by is left out. */
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
