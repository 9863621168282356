import { createContext, use } from 'react';
import type { Direction, SortableMove, SortPosition } from './sortPosition';

/** The item being dragged. */
export interface DraggedItem {
  id: string;
  name: string;
  from: SortPosition;
}

/** State shared by the lists of an area. */
export interface Area {
  /** Drag type: items can only be dropped within their own area. */
  type: string;
  /** Where the dragged item would be dropped. */
  target: { position: SortPosition; gap: number; isRefused: boolean } | null;
  hoverAt(dragged: DraggedItem | null, position: SortPosition | null): void;
  /** Moves the item, notifies the listeners, and keeps the focus on the item. */
  commit(move: SortableMove, name: string): void;
  register(id: string, element: HTMLElement | null): void;
  nameZone(zone: string, label: string | undefined): void;
}

/** One list of an area. */
export interface Zone {
  zone: string;
  direction: Direction;
  register(id: string, index: number, element: HTMLElement | null): void;
}

export const AreaContext = createContext<Area | null>(null);
export const ZoneContext = createContext<Zone | null>(null);

/** Returns a required context; throws when a component is used outside its provider. */
function useNeeded<Value>(value: Value | null, whole: string): Value {
  if (value === null) throw new Error(`A sortable part stands outside of <${whole}>`);
  return value;
}

export const useArea = (): Area => useNeeded(use(AreaContext), 'SortableArea');
export const useZone = (): Zone => useNeeded(use(ZoneContext), 'SortableList');
