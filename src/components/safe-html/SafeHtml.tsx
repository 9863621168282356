import { SkeletonRows } from '@/components/region-state';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';

export interface SafeHtmlProps {
  /** Markup written by an author, as received from the server. */
  html: string;
  /** Accessible name of the region when it is scrollable. */
  label?: string;
  className?: string;
}

const SanitizedHtml = retryableLazy<SafeHtmlProps>(() => import('./SanitizedHtml'));

/** The only component that renders an author's markup (T15); the sanitizer is loaded with the first text. */
export function SafeHtml(props: SafeHtmlProps) {
  return (
    <LazyBoundary fallback={<SkeletonRows rows={4} height={28} trailing={0} />}>
      <SanitizedHtml {...props} />
    </LazyBoundary>
  );
}
