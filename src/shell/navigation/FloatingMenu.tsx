import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { itemsOf, moveInPanel, useDismiss } from './useDismiss';
import type { MenuAnchor } from './useEntryMenu';
import styles from './FloatingMenu.module.css';

type FloatingMenuProps = {
  label: string;
  anchor: MenuAnchor;
  onClose(returnFocus?: boolean): void;
  /** The items; each is a `menuitem`. */
  children: ReactNode;
};

/** Distance to the edges of the window. */
const MARGIN_PX = 8;

/** A menu positioned at its anchor within the window, with arrow keys; it closes itself. */
export function FloatingMenu({ label, anchor, onClose, children }: FloatingMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(anchor.left);
  const leave = useCallback(() => onClose(), [onClose]);
  useDismiss(true, panel, leave);

  useLayoutEffect(() => {
    const width = panel.current?.offsetWidth ?? 0;
    setLeft(Math.max(MARGIN_PX, Math.min(anchor.left, window.innerWidth - width - MARGIN_PX)));
  }, [anchor]);
  useEffect(() => itemsOf(panel.current)[0]?.focus(), []);
  useEffect(() => {
    window.addEventListener('resize', leave);
    return () => window.removeEventListener('resize', leave);
  }, [leave]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The panel that may contain the menu handles keys, too.
    event.stopPropagation();
    if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Tab') {
      event.preventDefault();
      onClose(true);
    } else if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
    } else moveInPanel(event, panel.current);
  };

  return (
    <div
      ref={panel}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      style={{ left, top: anchor.top, maxHeight: `calc(100dvh - ${anchor.top + MARGIN_PX}px)` }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
