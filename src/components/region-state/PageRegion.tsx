import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { LazyBoundary } from '@/utils/retryableLazy';
import { SkeletonRows } from './Skeleton';

/**
 * A page of the portal: a skeleton while its code is loading, an error card when it fails (R311).
 *
 * @param name - Names the page in the log.
 */
export function PageRegion({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary region={name} size="page">
      <LazyBoundary fallback={<SkeletonRows rows={8} height={48} />}>{children}</LazyBoundary>
    </ErrorBoundary>
  );
}
