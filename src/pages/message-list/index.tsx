import { ErrorBoundary } from '@/components/error-boundary';
import { AllMessages } from '@/features/messages';

/** All messages of the message center (R022). */
export default function MessageListPage() {
  return (
    <ErrorBoundary region="messages" size="page">
      <AllMessages />
    </ErrorBoundary>
  );
}
