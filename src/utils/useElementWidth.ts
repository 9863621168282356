import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, and its ref; 0 before the first layout. */
export function useElementWidth<Tag extends HTMLElement>() {
  const ref = useRef<Tag>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current!;
    setWidth(element.clientWidth);
    // 0 while its page is hidden: it keeps its layout.
    const observer = new ResizeObserver(() => {
      const { clientWidth } = element;
      if (clientWidth > 0) setWidth(clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
