import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDrag } from 'react-dnd';
import { cx } from '@/utils/cx';
import type { SortPosition } from './sortPosition';
import { useArea, useZone, type DraggedItem } from './sortableContext';
import styles from './SortableList.module.css';

/** An item of a list, as passed by the caller. */
export interface SortableItem {
  id: string;
  /** Announced after a move. */
  name: string;
  /** Position in the list, from 0. */
  index: number;
  /** Number of items in the list, so that the last one can show the drop marker after it. */
  count: number;
  /** The item cannot be dragged. */
  isLocked?: boolean;
}

/**
 * Makes an element an item of the surrounding list. `itemProps` go onto the element (join `className` with its own);
 * `move` does the same from a button, menu or key as dragging, including the announcement and the focus.
 */
export function useSortable({ id, name, index, count, isLocked = false }: SortableItem) {
  const { type, target, hoverAt, commit, register } = useArea();
  const { zone, direction, register: registerInZone } = useZone();
  const element = useRef<HTMLElement | null>(null);

  const [{ isDragging }, drag] = useDrag(
    () => ({
      type,
      item: (): DraggedItem => ({ id, name, from: { zone, index } }),
      canDrag: !isLocked,
      end: () => hoverAt(null, null),
      collect: (monitor) => ({ isDragging: monitor.isDragging() }),
    }),
    [type, id, name, zone, index, isLocked, hoverAt],
  );

  const ref = useCallback(
    (node: HTMLElement | null) => {
      // A node that is not connected is not draggable for the browser either.
      drag(isLocked ? null : node);
      element.current = node;
    },
    [drag, isLocked],
  );
  useLayoutEffect(() => {
    register(id, element.current);
    registerInZone(id, index, element.current);
    return () => {
      register(id, null);
      registerInZone(id, index, null);
    };
  }, [id, index, register, registerInZone]);

  const edge =
    target?.position.zone !== zone || target.isRefused
      ? null
      : target.gap === index
        ? 'before'
        : target.gap === count && index === count - 1
          ? 'after'
          : null;

  /** Moves the item; does nothing when the area rejects the move. */
  const move = (to: Partial<SortPosition>) =>
    commit({ id, from: { zone, index }, to: { zone: to.zone ?? zone, index: to.index ?? 0 } }, name);

  return {
    itemProps: { ref, 'data-sortable': id },
    className: cx(
      styles.item,
      styles[direction],
      isLocked ? styles.locked : styles.free,
      isDragging && styles.dragging,
      edge && styles[edge],
    ),
    isDragging,
    edge,
    move,
  };
}
