import { useRef, useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { keepInside, type Room, type Spot } from '@/domain/chat-bot/spot';
import { localArea } from '@/utils/storage';

/** Distance by which an arrow key moves the panel. */
const CHAT_BOT_KEY_STEP_PX = 16;
/** Minimum distance of the panel from the edges of the area below the header. */
const CHAT_BOT_MARGIN_PX = 8;

const HOME: Spot = { right: CHAT_BOT_MARGIN_PX, top: CHAT_BOT_MARGIN_PX };

const readSpot = (value: unknown): Spot | undefined => {
  const { right, top } = (value ?? {}) as Partial<Spot>;
  return Number.isFinite(right) && Number.isFinite(top) ? { right: right!, top: top! } : undefined;
};

const MOVES: ReadonlyMap<string, Spot> = new Map([
  ['ArrowUp', { right: 0, top: -CHAT_BOT_KEY_STEP_PX }],
  ['ArrowDown', { right: 0, top: CHAT_BOT_KEY_STEP_PX }],
  ['ArrowLeft', { right: CHAT_BOT_KEY_STEP_PX, top: 0 }],
  ['ArrowRight', { right: -CHAT_BOT_KEY_STEP_PX, top: 0 }],
]);

/**
 * The position of the open panel: below its button in the header, or where the user has moved it (R093). A smaller
 * window limits it by style, so that it returns when the window grows again.
 */
export function useSpot(panel: RefObject<HTMLElement | null>) {
  const [spot, setSpot] = useState<Spot>(() => localArea.read('portal.chatBotSpot', readSpot) ?? HOME);
  const drag = useRef<{ from: Spot; x: number; y: number; room: Room }>(null);

  const roomNow = (): Room => {
    const { offsetWidth = 0, offsetHeight = 0, offsetParent } = panel.current ?? {};
    return {
      width: window.innerWidth,
      height: window.innerHeight - (offsetParent?.getBoundingClientRect().top ?? 0),
      panelWidth: offsetWidth,
      panelHeight: offsetHeight,
      margin: CHAT_BOT_MARGIN_PX,
    };
  };
  const put = (next: Spot) => {
    setSpot(next);
    localArea.write('portal.chatBotSpot', next);
  };

  return {
    spot,
    /** Event handlers of the drag handle. */
    handle: {
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const room = roomNow();
        drag.current = { from: keepInside(spot, room), x: event.clientX, y: event.clientY, room };
      },
      onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
        const { current } = drag;
        if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { from, x, y, room } = current;
        setSpot(keepInside({ right: from.right - event.clientX + x, top: from.top + event.clientY - y }, room));
      },
      onPointerUp: () => {
        if (drag.current) put(spot);
        drag.current = null;
      },
      onPointerCancel: () => {
        if (drag.current) setSpot(drag.current.from);
        drag.current = null;
      },
    },
    moveByKey: (event: KeyboardEvent) => {
      const move = MOVES.get(event.key);
      if (!move) return;
      event.preventDefault();
      const room = roomNow();
      const from = keepInside(spot, room);
      put(keepInside({ right: from.right + move.right, top: from.top + move.top }, room));
    },
  };
}
