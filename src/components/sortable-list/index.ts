export { insertAt, type SortableMove, type SortablePlace } from './place';
export { SortableArea, type SortableAreaProps } from './SortableArea';
export { SortableList, type SortableListProps } from './SortableList';
export { useSortable, type SortableItem } from './useSortable';
