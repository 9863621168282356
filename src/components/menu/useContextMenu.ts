import {
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react';

/** Time of a long press that opens the menu. */
export const LONG_PRESS_MS = 500;
/** Maximum finger movement during a long press. */
const LONG_PRESS_SLACK_PX = 10;

/**
 * Opens the menu of an element by right click, menu key, Shift+F10 and long press (A26). Elements without a menu keep the
 * browser's own behavior.
 */
export function useContextMenu(hasMenu: boolean) {
  const [isOpen, setOpen] = useState(false);
  const anchorRef = useRef<HTMLElement>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  /** A long press opened the menu: the click that follows it is ignored. */
  const wasLong = useRef(false);

  const openAt = (element: HTMLElement) => {
    anchorRef.current = element;
    setOpen(true);
  };
  const close = useCallback((shouldReturnFocus = false) => {
    setOpen(false);
    if (shouldReturnFocus) anchorRef.current?.focus();
  }, []);
  const letGo = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };

  const triggers = {
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      letGo();
      openAt(event.currentTarget);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      openAt(event.currentTarget);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasLong.current = false;
      if (event.pointerType !== 'touch') return;
      const element = event.currentTarget;
      letGo();
      const open = () => {
        wasLong.current = true;
        openAt(element);
      };
      press.current = { timer: setTimeout(open, LONG_PRESS_MS), x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!press.current) return;
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > LONG_PRESS_SLACK_PX) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // After touchend the browser emulates a mouse press, which would close the menu.
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      if (!wasLong.current || !event.cancelable) return;
      event.preventDefault();
      // Then no click follows: the next one must be handled.
      wasLong.current = false;
    },
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { isOpen, anchorRef, close, triggers: hasMenu ? triggers : ({} as Partial<typeof triggers>) };
}
