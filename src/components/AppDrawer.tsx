import { useEffect, useRef, type ReactNode } from 'react';
import { Drawer, type DrawerProps } from 'antd';
import { usePageVisible } from '@/utils/pageVisibility';
import { useFocusReturn } from '@/utils/useFocusReturn';

/**
 * The only drawer component of the portal. It stays open inside a cached page that is hidden, but meanwhile ignores
 * Escape and does not trap the focus. Unmounted while open, it restores the focus (R127).
 */
export function AppDrawer({ keyboard = true, focusable, afterOpenChange, children, ...props }: DrawerProps) {
  const isOnScreen = usePageVisible();
  const giveFocusBack = useFocusReturn(props.open === true);
  return (
    <Drawer
      {...props}
      keyboard={keyboard && isOnScreen}
      afterOpenChange={(isOpen) => {
        if (!isOpen) giveFocusBack();
        afterOpenChange?.(isOpen);
      }}
      focusable={{ ...focusable, trap: isOnScreen && focusable?.trap !== false }}
    >
      <Content>{children}</Content>
    </Drawer>
  );
}

/** Focuses the field that is marked as the first one (R127). */
function Content({ children }: { children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // antd's drawer takes the focus in the same task.
    queueMicrotask(() =>
      containerRef.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true }),
    );
  }, []);
  return (
    <div ref={containerRef} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
