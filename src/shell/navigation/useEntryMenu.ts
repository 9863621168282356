import {
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react';
import { LONG_PRESS_MS, LONG_PRESS_SLACK_PX } from '@/constants/navigation';

/** Position of an entry's menu: the entry's lower edge. */
export interface MenuAnchor {
  left: number;
  top: number;
}

/**
 * Opens the menu of an entry by right click, menu key, Shift+F10 and long press (A26). Entries without a subsystem keep
 * the browser's own behavior.
 */
export function useEntryMenu(hasMenu: boolean) {
  const [anchor, setAnchor] = useState<MenuAnchor | null>(null);
  const opener = useRef<HTMLElement>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  /** A long press opened the menu: the click that follows it is ignored. */
  const wasLong = useRef(false);

  const openAt = (element: HTMLElement) => {
    const { left, bottom } = element.getBoundingClientRect();
    opener.current = element;
    setAnchor({ left, top: bottom });
  };
  const close = useCallback((returnFocus = false) => {
    setAnchor(null);
    if (returnFocus) opener.current?.focus();
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

  return { anchor, close, triggers: hasMenu ? triggers : ({} as Partial<typeof triggers>) };
}
