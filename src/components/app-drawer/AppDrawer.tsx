import { useEffect, useRef, type ReactNode } from 'react';
import { Drawer, type DrawerProps } from 'antd';
import { usePageVisible } from '@/utils/pageVisibility';
import { useFocusReturn } from '@/utils/useFocusReturn';

/**
 * The one drawer of the portal. It stays open with a kept page that is hidden, and meanwhile neither hears the
 * Escape key nor holds the focus of the page that is shown. Taken away while it is open, it gives the focus back (R127).
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

/** Gives the focus to the field that says it is the first one (R127). */
function Content({ children }: { children: ReactNode }) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the same moment the drawer takes it for itself.
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
