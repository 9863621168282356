import { useEffect, useRef, useState } from 'react';
import { SafeHtml } from '@/components/safe-html';
import { useText } from '@/locales/text';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';

const EnlargedImage = retryableLazy(() => import('./EnlargedImage'));

/** The sanitized content of a notice; click or Enter enlarges its images (R113). */
export function NoticeText({ html }: { html: string }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const enlargeLabel = t('notices.preview.enlarge');

  useEffect(() => {
    const content = box.current;
    if (!content) return;
    // The images are part of the sanitized HTML, which is not rendered by React and inserted later.
    const offerImages = () => {
      for (const image of content.querySelectorAll('img')) {
        image.tabIndex = 0;
        image.setAttribute('role', 'button');
        image.setAttribute('aria-label', [image.alt, enlargeLabel].filter(Boolean).join(' · '));
      }
    };
    const enlarge = (event: MouseEvent | KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLImageElement) || target.closest('a')) return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      setEnlarged(target.currentSrc || target.src);
    };
    const observer = new MutationObserver(offerImages);
    observer.observe(content, { childList: true, subtree: true });
    content.addEventListener('click', enlarge);
    content.addEventListener('keydown', enlarge);
    offerImages();
    return () => {
      observer.disconnect();
      content.removeEventListener('click', enlarge);
      content.removeEventListener('keydown', enlarge);
    };
  }, [enlargeLabel]);

  return (
    <div ref={box}>
      <SafeHtml html={html} label={t('notices.preview.content')} />
      {enlarged !== null && (
        <LazyBoundary>
          <EnlargedImage src={enlarged} onClose={() => setEnlarged(null)} />
        </LazyBoundary>
      )}
    </div>
  );
}
