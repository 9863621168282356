import { useEffect, useRef, type RefObject } from 'react';
import { useMemoizedFn } from 'ahooks';

/** Closes what hangs on a button: by a click elsewhere, by Escape, and when the focus goes on. */
export function usePopover(isOpen: boolean, onClose: () => void, button: RefObject<HTMLElement | null>) {
  const place = useRef<HTMLDivElement>(null);
  const close = useMemoizedFn(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      const target = event.target as Node;
      if (target.isConnected && !place.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close, button]);
  return place;
}
