export { ListPage, type ListPageProps } from './ListPage';
export type { BulkAction, ListColumn, ListFilter, RowAction } from './listModel';
export { quoteNames } from './actions/quoteNames';
export { areGone, reloadAfter, runAction, type ActionOutcome } from './actions/runAction';
export { useRowTabIndex } from './rows/rowTabIndex';
export { useListData, type FetchPage, type ListDataState } from './data/useListData';
export { useListQuery, type ListHandle } from './data/useListQuery';
