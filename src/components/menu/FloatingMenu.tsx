import { useCallback, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useAnchoredPosition } from './useAnchoredPosition';
import { handleMenuKey, itemsOf, useDismiss } from './useDismiss';
import styles from './FloatingMenu.module.css';

export interface FloatingMenuProps {
  label: string;
  /** The element below which the menu opens. */
  anchorRef: RefObject<HTMLElement | null>;
  onClose(shouldReturnFocus?: boolean): void;
  /** The items; each is a `menuitem`. */
  children: ReactNode;
}

/** A menu below its anchor, with arrow keys; it closes itself. */
export function FloatingMenu({ label, anchorRef, onClose, children }: FloatingMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const position = useAnchoredPosition(true, anchorRef, panel);
  const leave = useCallback(() => onClose(), [onClose]);
  useDismiss(true, panel, leave);

  useEffect(() => itemsOf(panel.current)[0]?.focus(), []);
  useEffect(() => {
    window.addEventListener('resize', leave);
    return () => window.removeEventListener('resize', leave);
  }, [leave]);

  return (
    <div
      ref={panel}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      style={position}
      // The panel that may contain the menu handles keys, too.
      onKeyDown={(event) => handleMenuKey(event, panel.current, () => onClose(true))}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
