import { ErrorBoundary } from '@/components/error-boundary';
import { MyMessages } from '@/features/messages';

/** The messages that one has published (R023). */
export default function MyMessageListPage() {
  return (
    <ErrorBoundary region="my-messages" size="page">
      <MyMessages />
    </ErrorBoundary>
  );
}
