import { useRef, useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { localArea } from '@/utils/storage';
import { keepInside, type PanelArea, type PanelPosition } from './panelPosition';

/** Distance by which an arrow key moves the panel. */
const CHAT_BOT_KEY_STEP_PX = 16;
/** Minimum distance of the panel from the edges of the area below the header. */
const CHAT_BOT_MARGIN_PX = 8;

const HOME: PanelPosition = { right: CHAT_BOT_MARGIN_PX, top: CHAT_BOT_MARGIN_PX };

const readPosition = (value: unknown): PanelPosition | undefined => {
  const { right, top } = (value ?? {}) as Partial<PanelPosition>;
  return Number.isFinite(right) && Number.isFinite(top) ? { right: right!, top: top! } : undefined;
};

const MOVES: ReadonlyMap<string, PanelPosition> = new Map([
  ['ArrowUp', { right: 0, top: -CHAT_BOT_KEY_STEP_PX }],
  ['ArrowDown', { right: 0, top: CHAT_BOT_KEY_STEP_PX }],
  ['ArrowLeft', { right: CHAT_BOT_KEY_STEP_PX, top: 0 }],
  ['ArrowRight', { right: -CHAT_BOT_KEY_STEP_PX, top: 0 }],
]);

/**
 * The position of the open panel: below its button in the header, or where the user has moved it (R093). A smaller
 * window limits it by style, so that it returns when the window grows again.
 */
export function usePanelPosition(panel: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState<PanelPosition>(
    () => localArea.read('portal.chatBotSpot', readPosition) ?? HOME,
  );
  const drag = useRef<{ from: PanelPosition; x: number; y: number; area: PanelArea }>(null);

  const currentArea = (): PanelArea => {
    const { offsetWidth = 0, offsetHeight = 0, offsetParent } = panel.current ?? {};
    return {
      width: window.innerWidth,
      height: window.innerHeight - (offsetParent?.getBoundingClientRect().top ?? 0),
      panelWidth: offsetWidth,
      panelHeight: offsetHeight,
      margin: CHAT_BOT_MARGIN_PX,
    };
  };
  const put = (next: PanelPosition) => {
    setPosition(next);
    localArea.write('portal.chatBotSpot', next);
  };

  return {
    position,
    /** Event handlers of the drag handle. */
    handle: {
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const area = currentArea();
        drag.current = { from: keepInside(position, area), x: event.clientX, y: event.clientY, area };
      },
      onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
        const { current } = drag;
        if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { from, x, y, area } = current;
        setPosition(keepInside({ right: from.right - event.clientX + x, top: from.top + event.clientY - y }, area));
      },
      onPointerUp: () => {
        if (drag.current) put(position);
        drag.current = null;
      },
      onPointerCancel: () => {
        if (drag.current) setPosition(drag.current.from);
        drag.current = null;
      },
    },
    moveByKey: (event: KeyboardEvent) => {
      const move = MOVES.get(event.key);
      if (!move) return;
      event.preventDefault();
      const area = currentArea();
      const from = keepInside(position, area);
      put(keepInside({ right: from.right + move.right, top: from.top + move.top }, area));
    },
  };
}
