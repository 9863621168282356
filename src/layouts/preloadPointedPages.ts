import { POINTED_AT_MS } from '@/shell/navigation';
import { canPrefetch } from '@/utils/canPrefetch';
import { hasPage, preloadPage } from './preloadPage';

/**
 * Preloads the code of a page of the portal while the pointer or the focus is on a link to it, so that the click waits
 * for its data only. Returns the function that stops it.
 */
export function preloadPointedPages(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: HTMLAnchorElement | null = null;
  const point = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === pointed) return;
    pointed = link;
    clearTimeout(timer);
    if (link?.origin !== window.location.origin) return;
    timer = setTimeout(() => {
      if (canPrefetch() && hasPage(link.pathname)) preloadPage(link.pathname);
    }, POINTED_AT_MS);
  };
  document.addEventListener('pointerover', point, { passive: true });
  document.addEventListener('focusin', point);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', point);
    document.removeEventListener('focusin', point);
  };
}
