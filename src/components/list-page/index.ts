export { ListPage, type ListPageProps } from './ListPage';
export type {
  BulkAction,
  FilterOption,
  ListColumn,
  ListDataState,
  ListFilter,
  ListQueryState,
  RowAction,
  SortChoice,
} from './listModel';
