import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DraggableEventHandler } from 'react-draggable';
import { keepReachable, type Offset } from './keepReachable';

const atHome: Offset = { x: 0, y: 0 };
const isTouchOnly = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** The drag offset of a dialog; a reopened dialog is centered again (R126). */
export function useDialogDrag(content: RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState(atHome);
  const current = useRef(atHome);

  const moveTo = (wanted: Offset) => {
    const dialog = content.current?.closest('[role="dialog"]');
    if (!dialog) return;
    const rect = dialog.getBoundingClientRect();
    const { x, y } = current.current;
    const home = { left: rect.left - x, right: rect.right - x, top: rect.top - y };
    const next = keepReachable(wanted, home, { width: window.innerWidth, height: window.innerHeight });
    current.current = next;
    setOffset(next);
  };

  useEffect(() => {
    const stayReachable = () => {
      if (current.current !== atHome) moveTo(current.current);
    };
    window.addEventListener('resize', stayReachable);
    return () => window.removeEventListener('resize', stayReachable);
  });

  const onDrag: DraggableEventHandler = (_event, { deltaX, deltaY }) =>
    moveTo({ x: current.current.x + deltaX, y: current.current.y + deltaY });

  const goHome = () => {
    current.current = atHome;
    setOffset(atHome);
  };

  return { offset, onDrag, goHome, isDraggable: !isTouchOnly() };
}
