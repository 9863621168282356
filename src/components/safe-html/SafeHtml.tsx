import { Suspense } from 'react';
import { SkeletonRows } from '@/components/region-state';
import { retryableLazy } from '@/utils/retryableLazy';

export type SafeHtmlProps = {
  /** Markup from an author, as the server sent it. */
  html: string;
  /** Names the region where it has to be scrolled. */
  label?: string;
  className?: string;
};

const SanitizedHtml = retryableLazy<SafeHtmlProps>(() => import('./SanitizedHtml'));

/** The one place where an author's markup is shown (T15); the sanitizer comes with the first text. */
export function SafeHtml(props: SafeHtmlProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={4} height={28} trailing={0} />}>
      <SanitizedHtml {...props} />
    </Suspense>
  );
}
