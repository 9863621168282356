import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from '@umijs/max';

/** Path of the page whose heading was shown last; a new mount starts with a new copy of this program. */
let shown: string | null = null;

/** Heading of a page: takes the focus when the person comes from another page of this subsystem. */
export function PageHeading({ children, ...rest }: ComponentProps<'h1'>) {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The first page is the portal's to lead to.
    if (shown !== null && shown !== pathname) heading.current?.focus({ preventScroll: true });
    shown = pathname;
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} {...rest}>
      {children}
    </h1>
  );
}
