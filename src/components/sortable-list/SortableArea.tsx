import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { useText } from '@/locales/text';
import { gapOf, type SortableMove } from './sortPosition';
import { AreaContext, type Area } from './sortableContext';

export type SortableAreaProps = {
  /** Called when something was dropped or moved by a button; false refuses it and says nothing (the caller does). */
  onMove(move: SortableMove): boolean | void;
  /** Whether a position accepts a drop, for the mark while something is carried; it does not replace the refusal. */
  canMove?(move: SortableMove): boolean;
  children: ReactNode;
};

const FOCUSABLE = 'a[href], button, [tabindex]';

/**
 * Around the lists between which things are moved (R098): dragging, the announced position after a move, and the focus that
 * goes along. The order itself is the caller's; nothing changes before a drop.
 */
export function SortableArea({ onMove, canMove, children }: SortableAreaProps) {
  const t = useText();
  const type = useId();
  const [target, setTarget] = useState<Area['target']>(null);
  const [announcement, setAnnouncement] = useState('');
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const [zones] = useState(() => new Map<string, string | undefined>());
  const { noteFocus, forgetFocus, restoreFocus } = useFocusRestore(elements);
  useLayoutEffect(restoreFocus);

  // What a render brings is what the next event uses.
  const latest = useRef({ onMove, canMove, t });
  useLayoutEffect(() => {
    latest.current = { onMove, canMove, t };
  });

  const handlers = useMemo(
    () => ({
      type,
      aim: ((carried, position) =>
        setTarget((known) => {
          if (!carried || !position) return null;
          const isKnown = known?.position.zone === position.zone && known.position.index === position.index;
          if (isKnown) return known;
          const isRefused = latest.current.canMove?.({ id: carried.id, from: carried.from, to: position }) === false;
          return { position, gap: gapOf(carried.from, position), isRefused };
        })) as Area['aim'],
      commit: ((move, name) => {
        noteFocus(move.id);
        if (latest.current.onMove(move) === false) return forgetFocus();
        const position = move.to.index + 1;
        const zone = zones.get(move.to.zone);
        const message =
          move.to.zone !== move.from.zone && zone
            ? latest.current.t('sortable.movedTo', { name, zone, position })
            : latest.current.t('sortable.moved', { name, position });
        // The same words twice in a row would not be spoken twice.
        setAnnouncement((before) => (before === message ? `${message}\u00a0` : message));
      }) as Area['commit'],
      register: ((id, element) => {
        if (element) elements.set(id, element);
        else elements.delete(id);
      }) as Area['register'],
      nameZone: ((zone, label) => void zones.set(zone, label)) as Area['nameZone'],
    }),
    [type, elements, zones, noteFocus, forgetFocus],
  );
  const area = useMemo(() => ({ ...handlers, target }), [handlers, target]);

  return (
    // The window as context keeps one manager for all areas and for good: the one that react-dnd counts for itself is
    // thrown away between the double effects of StrictMode, and a second one refuses to start beside the first.
    <DndProvider backend={HTML5Backend} context={window}>
      <AreaContext value={area}>{children}</AreaContext>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </DndProvider>
  );
}

/** A moved element may be taken out of the page and put in again, which would lose the focus inside of it. */
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
        // At the end of the way the button that led there is disabled: the next one that works takes the focus.
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
