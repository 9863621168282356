import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { DndProvider } from 'react-dnd';
import { useText } from '@/locales/text';
import { ownDragsBackend } from './ownDragsBackend';
import { gapOf, type SortableMove, type SortPosition } from './sortPosition';
import { AreaContext, type Area } from './sortableContext';

export interface SortableAreaProps {
  /** Called after a drop or a move by button; false rejects it without a message (the caller shows one). */
  onMove(move: SortableMove): boolean | void;
  /**
   * Where a move ends, for the drop marker and the announcement: by default at its target; null where `onMove` rejects
   * it.
   */
  landing?(move: SortableMove): SortPosition | null;
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button, [tabindex]';

/**
 * Wraps the lists between which items are moved (R098): dragging, the announced position after a move, and the focus
 * that follows the item. The caller owns the order; nothing changes before a drop.
 */
export function SortableArea({ onMove, landing, children }: SortableAreaProps) {
  const t = useText();
  const type = useId();
  const [target, setTarget] = useState<Area['target']>(null);
  const [announcement, setAnnouncement] = useState('');
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const [zones] = useState(() => new Map<string, string | undefined>());
  const { noteFocus, forgetFocus, restoreFocus } = useFocusRestore(elements);
  useLayoutEffect(restoreFocus);

  // Event handlers always use the callbacks of the last render.
  const latest = useRef({ onMove, landing, t });
  useLayoutEffect(() => {
    latest.current = { onMove, landing, t };
  });

  const handlers = useMemo(() => {
    const landingOf = (move: SortableMove) => (latest.current.landing ? latest.current.landing(move) : move.to);
    return {
      type,
      hoverAt: ((dragged, position) =>
        setTarget((known) => {
          if (!dragged || !position) return null;
          const isKnown = known?.position.zone === position.zone && known.position.index === position.index;
          if (isKnown) return known;
          const end = landingOf({ id: dragged.id, from: dragged.from, to: position });
          return { position, gap: gapOf(dragged.from, end ?? position), isRefused: end === null };
        })) as Area['hoverAt'],
      commit: ((move, name) => {
        noteFocus(move.id);
        const end = landingOf(move) ?? move.to;
        if (latest.current.onMove(move) === false) return forgetFocus();
        const position = end.index + 1;
        const zone = zones.get(end.zone);
        const message =
          end.zone !== move.from.zone && zone
            ? latest.current.t('sortable.movedTo', { name, zone, position })
            : latest.current.t('sortable.moved', { name, position });
        // A live region does not announce the same text twice in a row.
        setAnnouncement((before) => (before === message ? `${message}\u00a0` : message));
      }) as Area['commit'],
      register: ((id, element) => {
        if (element) elements.set(id, element);
        else elements.delete(id);
      }) as Area['register'],
      nameZone: ((zone, label) => void zones.set(zone, label)) as Area['nameZone'],
    };
  }, [type, elements, zones, noteFocus, forgetFocus]);
  const area = useMemo(() => ({ ...handlers, target }), [handlers, target]);

  return (
    // With the window as context all areas share one manager permanently: the one that react-dnd counts references for
    // is destroyed between the double effects of StrictMode, and a second backend fails to set up while the first
    // exists.
    <DndProvider backend={ownDragsBackend} context={window}>
      <AreaContext value={area}>{children}</AreaContext>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </DndProvider>
  );
}

/** Restores the focus when moving an item removes its element from the DOM and inserts it again. */
function useFocusRestore(elements: Map<string, HTMLElement>) {
  const wanted = useRef<{ id: string; index: number } | null>(null);
  return useMemo(
    () => ({
      noteFocus(id: string) {
        const element = elements.get(id);
        const active = document.activeElement;
        if (!element?.contains(active)) return;
        wanted.current = { id, index: [...element.querySelectorAll(FOCUSABLE)].indexOf(active as Element) };
      },
      forgetFocus() {
        wanted.current = null;
      },
      restoreFocus() {
        if (!wanted.current) return;
        const { id, index } = wanted.current;
        wanted.current = null;
        const element = elements.get(id);
        if (!element) return;
        const all = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
        const open = all.filter((each) => !each.matches(':disabled'));
        const same = all[index];
        // In the last position the button just used is disabled: focus the next enabled one.
        const next =
          index < 0
            ? element
            : same && open.includes(same)
              ? same
              : (open[Math.min(index, open.length - 1)] ?? element);
        next.focus({ preventScroll: true });
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      },
    }),
    [elements],
  );
}
