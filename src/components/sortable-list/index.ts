export { insertAt, type SortableMove, type SortPosition } from './sortPosition';
export { SortableArea, type SortableAreaProps } from './SortableArea';
export { SortableList, type SortableListProps } from './SortableList';
export { useSortable, type SortableItem } from './useSortable';
