import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import { keepInside, type Spot } from '@/domain/chat-bot/spot';
import { localArea } from '@/utils/storage';
import { CHAT_BOT_MARGIN_PX, freeSpotNow, isFreeNow, roomNow } from './freeSpot';

/** Distance by which an arrow key moves the launcher. */
const CHAT_BOT_KEY_STEP_PX = 16;
/** Distance of a pointer movement from which it is a drag and not a click. */
const CHAT_BOT_DRAG_SLACK_PX = 4;
/** Time without movement or change of the page after which the launcher looks for a free spot. */
const CHAT_BOT_SETTLE_MS = 150;

const HOME: Spot = { right: CHAT_BOT_MARGIN_PX, bottom: CHAT_BOT_MARGIN_PX };

const readSpot = (value: unknown): Spot | undefined => {
  const { right, bottom } = (value ?? {}) as Partial<Spot>;
  return Number.isFinite(right) && Number.isFinite(bottom) ? { right: right!, bottom: bottom! } : undefined;
};

const MOVES: ReadonlyMap<string, Spot> = new Map([
  ['ArrowUp', { right: 0, bottom: CHAT_BOT_KEY_STEP_PX }],
  ['ArrowDown', { right: 0, bottom: -CHAT_BOT_KEY_STEP_PX }],
  ['ArrowLeft', { right: CHAT_BOT_KEY_STEP_PX, bottom: 0 }],
  ['ArrowRight', { right: -CHAT_BOT_KEY_STEP_PX, bottom: 0 }],
]);

/**
 * The position of the widget: where the user has dragged it, or above that while it would cover something clickable
 * (R093). Updated when the page scrolls, changes or is resized; never during a drag. While the page only scrolls, it
 * stays where it is as long as that is free: a button that moves is hard to hit.
 */
export function useSpot(own: RefObject<HTMLElement | null>, isShown: boolean) {
  const [wanted, setWanted] = useState<Spot>(() => localArea.read('portal.chatBotSpot', readSpot) ?? HOME);
  const [spot, setSpot] = useState<Spot>(() => keepInside(wanted, roomNow()));
  const drag = useRef<{ from: Spot; x: number; y: number; isMoving: boolean }>(null);
  const isClickDue = useRef(false);

  const moveToFreeSpot = useEffectEvent((isScroll: boolean) => {
    if (!own.current || drag.current?.isMoving) return;
    if (isScroll && isFreeNow(spot, own.current)) return;
    const next = freeSpotNow(wanted, own.current);
    setSpot((known) => (known.right === next.right && known.bottom === next.bottom ? known : next));
  });

  useEffect(() => {
    if (!isShown) return;
    moveToFreeSpot(false);
    let timer: ReturnType<typeof setTimeout>;
    let hasOnlyScrolled = true;
    const moveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        moveToFreeSpot(hasOnlyScrolled);
        hasOnlyScrolled = true;
      }, CHAT_BOT_SETTLE_MS);
    };
    const moveSoonAfterChange = () => {
      hasOnlyScrolled = false;
      moveSoon();
    };
    const changes = new MutationObserver(moveSoonAfterChange);
    const main = document.getElementById('main');
    if (main) changes.observe(main, { childList: true, subtree: true });
    window.addEventListener('resize', moveSoonAfterChange);
    document.addEventListener('scroll', moveSoon, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('resize', moveSoonAfterChange);
      document.removeEventListener('scroll', moveSoon, { capture: true });
    };
  }, [isShown, wanted]);

  const put = (next: Spot) => {
    const inside = keepInside(next, roomNow());
    setWanted(inside);
    setSpot(inside);
    localArea.write('portal.chatBotSpot', inside);
  };

  return {
    spot,
    /** Event handlers of the drag handle. */
    handle: {
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isClickDue.current = false;
        drag.current = { from: spot, x: event.clientX, y: event.clientY, isMoving: false };
      },
      onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
        const { current } = drag;
        if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const [x, y] = [event.clientX - current.x, event.clientY - current.y];
        if (!current.isMoving && Math.hypot(x, y) < CHAT_BOT_DRAG_SLACK_PX) return;
        current.isMoving = true;
        setSpot(keepInside({ right: current.from.right - x, bottom: current.from.bottom - y }, roomNow()));
      },
      onPointerUp: (event: ReactPointerEvent<HTMLElement>) => {
        const isMoving = drag.current?.isMoving === true;
        drag.current = null;
        if (!isMoving) return;
        // Releasing a dragged button also fires a click.
        isClickDue.current = event.currentTarget instanceof HTMLButtonElement;
        put(spot);
      },
      onPointerCancel: () => {
        drag.current = null;
        setSpot(wanted);
      },
    },
    /** Whether the click only ends a drag; resets on each call. */
    endsDrag: () => {
      const isEnd = isClickDue.current;
      isClickDue.current = false;
      return isEnd;
    },
    moveByKey: (event: KeyboardEvent) => {
      const move = MOVES.get(event.key);
      if (!move) return;
      event.preventDefault();
      put({ right: spot.right + move.right, bottom: spot.bottom + move.bottom });
    },
  };
}
