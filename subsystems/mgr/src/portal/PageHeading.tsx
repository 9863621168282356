import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from '@umijs/max';

/** Path of the last page; each mount evaluates this module again. */
let shown: string | null = null;

/** Heading of a page: takes the focus after a navigation inside this subsystem. */
export function PageHeading({ children, ...rest }: ComponentProps<'h1'>) {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // On the first page the portal sets the focus.
    if (shown !== null && shown !== pathname) heading.current?.focus({ preventScroll: true });
    shown = pathname;
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} {...rest}>
      {children}
    </h1>
  );
}
