export { ListPage, type ListPageProps } from './ListPage';
export { ListExport, type ExportColumn } from './ListExport';
export type { BulkAction, BulkOutcome, ListColumn, ListFilter, RowAction } from './listModel';
export { quoteNames } from './actions/quoteNames';
export { allOrNone, areGone, reloadAfter, runAction, type ActionOutcome } from './actions/runAction';
export { reportEach, runEach } from './actions/runEach';
export { useRowTabIndex } from './rows/rowTabIndex';
export { useListData, type FetchPage, type ListDataState } from './data/useListData';
export { useListQuery, type ListHandle } from './data/useListQuery';
