import { useLocation } from '@umijs/max';
import { ErrorBoundary } from '@/components/error-boundary';
import { ManualEditor } from '@/features/manuals';

/** Publishes a manual, or changes the one that `?id=` names (R025). */
export default function OperationManualEditPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') || null;
  return (
    <ErrorBoundary region="manual-editor" size="page">
      <ManualEditor key={id} id={id} />
    </ErrorBoundary>
  );
}
