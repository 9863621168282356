import { useEffect, useLayoutEffect, useMemo, useRef, type HTMLAttributes } from 'react';
import { useDrop, type DropTargetMonitor } from 'react-dnd';
import { cx } from '@/utils/cx';
import { gapAt, isCarried, positionInGap, type Direction, type SortPosition } from './sortPosition';
import { useArea, ZoneContext, type DraggedItem } from './sortableContext';
import styles from './SortableList.module.css';

export type SortableListProps = Omit<HTMLAttributes<HTMLElement>, 'onDrop'> & {
  /** Id of the list in the moves; needed when an area has several lists. */
  zone?: string;
  /** Name of the list in the announcement after a move from another list. */
  zoneLabel?: string;
  direction?: Direction;
  as?: 'ul' | 'ol' | 'div';
};

/** A list of a `SortableArea`; its items use `useSortable`. The whole list accepts drops, even when it is empty. */
export function SortableList({
  zone = 'list',
  zoneLabel,
  direction = 'vertical',
  as: Element = 'ul',
  className,
  children,
  ...rest
}: SortableListProps) {
  const { type, target, hoverAt, commit, nameZone } = useArea();
  const items = useRef(new Map<string, { index: number; element: HTMLElement }>());

  /** Returns where the dragged item would be dropped now; null where it would not move. */
  const positionOf = (dragged: DraggedItem, monitor: DropTargetMonitor): SortPosition | null => {
    const point = monitor.getClientOffset();
    if (!point || !isCarried(monitor.getDifferenceFromInitialOffset())) return null;
    const inOrder = [...items.current.values()].sort((a, b) => a.index - b.index);
    const gap = gapAt(
      inOrder.map(({ element }) => element.getBoundingClientRect()),
      point,
      direction,
    );
    return positionInGap(dragged.from, zone, gap);
  };

  const [{ isOver }, drop] = useDrop(
    () => ({
      accept: type,
      hover: (dragged: DraggedItem, monitor) => hoverAt(dragged, positionOf(dragged, monitor)),
      drop: (dragged: DraggedItem, monitor) => {
        const to = positionOf(dragged, monitor);
        hoverAt(null, null);
        if (to) commit({ id: dragged.id, from: dragged.from, to }, dragged.name);
      },
      collect: (monitor) => ({ isOver: monitor.isOver() }),
    }),
    [type, hoverAt, commit, zone, direction],
  );
  useEffect(() => {
    if (isOver) return () => hoverAt(null, null);
    return undefined;
  }, [isOver, hoverAt]);
  useLayoutEffect(() => nameZone(zone, zoneLabel), [nameZone, zone, zoneLabel]);

  const own = useMemo(
    () => ({
      zone,
      direction,
      register: (id: string, index: number, element: HTMLElement | null) => {
        if (element) items.current.set(id, { index, element });
        else items.current.delete(id);
      },
    }),
    [zone, direction],
  );
  const isAimedAt = isOver && target?.position.zone === zone;

  return (
    <ZoneContext value={own}>
      <Element
        {...rest}
        ref={(node: HTMLElement | null) => {
          drop(node);
        }}
        className={cx(styles.list, isAimedAt && (target.isRefused ? styles.refused : styles.aimedAt), className)}
      >
        {children}
      </Element>
    </ZoneContext>
  );
}
