import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePortal } from '@portal/subsystem-sdk/react';

/** Heading of a page: sets the window title, and takes the focus after a navigation. */
export function PageHeading({ title, children }: { title: string | null; children: ReactNode }) {
  const { navigation } = usePortal();
  const { pathname, key } = useLocation();
  const isFirst = useNavigationType() === 'POP' && key === 'default';
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    navigation.setTitle(title);
    return () => navigation.setTitle(null);
  }, [navigation, title]);

  const wasFirst = useRef(isFirst);
  useEffect(() => {
    if (!wasFirst.current) heading.current?.focus();
    wasFirst.current = false;
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
