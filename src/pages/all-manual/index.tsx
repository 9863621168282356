import { ErrorBoundary } from '@/components/error-boundary';
import { AllManuals } from '@/features/manuals';

/** All operation manuals (R024). */
export default function AllManualPage() {
  return (
    <ErrorBoundary region="manuals" size="page">
      <AllManuals />
    </ErrorBoundary>
  );
}
