import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '@/utils/cx';
import type { SafeHtmlProps } from './SafeHtml';
import { sanitizeHtml } from './sanitizeHtml';
import styles from './SanitizedHtml.module.css';

/** Cleaned markup in a box that it can neither leave nor draw over. */
export default function SanitizedHtml({ html, label, className }: SafeHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  const box = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(box, clean);

  return (
    <div
      ref={box}
      className={cx(styles.box, className)}
      // A wide table can be scrolled with the keyboard, too.
      {...(isScrolling && { tabIndex: 0, role: 'region', 'aria-label': label })}
      dangerouslySetInnerHTML={clean}
    />
  );
}

function useOverflow(box: React.RefObject<HTMLDivElement | null>, content: unknown) {
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () =>
      setScrolling(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box, content]);
  return isScrolling;
}
