import { useEffect, useRef, type RefObject } from 'react';
import { useMemoizedFn } from 'ahooks';
import { useDismiss } from '@/components/menu';

/** Closes a popover on Escape, which restores the focus, and when the user leaves it (see `useDismiss`). */
export function usePopover(isOpen: boolean, onClose: () => void, button: RefObject<HTMLElement | null>) {
  const panelRef = useRef<HTMLDivElement>(null);
  const close = useMemoizedFn(onClose);
  useDismiss(isOpen, panelRef, close);

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, close, button]);
  return panelRef;
}
