import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { SkeletonRows } from '@/components/region-state';
import { NoticeList } from '@/features/notices';

/** The notices of all columns and states (R027). */
export default function NoticeListPage() {
  return (
    <ErrorBoundary region="notices" size="page">
      <Suspense fallback={<SkeletonRows rows={8} height={48} />}>
        <NoticeList />
      </Suspense>
    </ErrorBoundary>
  );
}
