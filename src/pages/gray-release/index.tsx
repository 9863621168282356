import { ErrorBoundary } from '@/components/error-boundary';
import { GrayRelease } from '@/features/gray-release';

/** The page of the gray release (R019). */
export default function GrayReleasePage() {
  return (
    <ErrorBoundary region="gray-release" size="page">
      <GrayRelease />
    </ErrorBoundary>
  );
}
