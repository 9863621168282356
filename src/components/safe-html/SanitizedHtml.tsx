import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import { authoredText } from './authoredText';
import { findBrowserSanitizer } from './browserSanitizer';
import { hasOwnColors } from './hasOwnColors';
import type { SafeHtmlProps } from './SafeHtml';
import { sanitizeHtml } from './sanitizeHtml';
import styles from './SanitizedHtml.module.css';

/** Sanitized markup in a box that it can neither leave nor draw over. */
export default function SanitizedHtml({ html, label, className }: SafeHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitizeHtml(html) }), [html]);
  const box = useRef<HTMLDivElement>(null);
  const isBySanitizer = useBrowserSanitizer(box, clean.__html);
  const isScrolling = useIsScrollable(box, clean);

  return (
    <div
      ref={box}
      className={cx(styles.box, authoredText, className)}
      lang={textLanguage(html)}
      data-color-scheme={hasOwnColors(clean.__html) ? 'light' : undefined}
      // A wide table can be scrolled with the keyboard as well.
      {...(isScrolling && { tabIndex: 0, role: 'region', 'aria-label': label })}
      {...(!isBySanitizer && { dangerouslySetInnerHTML: clean })}
    />
  );
}

/** Renders the markup with the browser's own sanitizer; returns false where it is not supported. */
function useBrowserSanitizer(box: React.RefObject<HTMLDivElement | null>, html: string): boolean {
  const [put] = useState(findBrowserSanitizer);
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    // A cached page that is shown again keeps its DOM with loaded images and the selection.
    if (!put || !box.current || shown.current === html) return;
    put(box.current, html);
    shown.current = html;
  }, [put, box, html]);
  return put !== undefined;
}

function useIsScrollable(box: React.RefObject<HTMLDivElement | null>, content: unknown) {
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
