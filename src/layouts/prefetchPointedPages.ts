import { POINTED_AT_MS } from '@/shell/navigation';
import { canPrefetch } from '@/utils/canPrefetch';
import { preloadPage } from './preloadPage';

/**
 * Requests the code of a page of the portal when somebody points at a link to it, or moves the focus there, so that the
 * click waits for its data only. Returns the function that ends it.
 */
export function prefetchPointedPages(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const point = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== window.location.origin) return;
    timer = setTimeout(() => canPrefetch() && preloadPage(link.pathname), POINTED_AT_MS);
  };
  document.addEventListener('pointerover', point, { passive: true });
  document.addEventListener('focusin', point);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', point);
    document.removeEventListener('focusin', point);
  };
}
