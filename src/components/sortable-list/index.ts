export { insertAt, type SortableMove } from './sortPosition';
export { SortableArea } from './SortableArea';
export { SortableList } from './SortableList';
export { useSortable } from './useSortable';
