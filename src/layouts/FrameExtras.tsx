import { ErrorBoundary } from '@/components/error-boundary';
import { GrayButton } from '@/features/gray-release';
import { MessageBell } from '@/features/messages';

/** What features put into the top bar: none of them may take the bar down, and none is worth a card in it (R092, B1). */
export default function FrameExtras() {
  return (
    <>
      <ErrorBoundary region="gray-button" fallback={null}>
        <GrayButton />
      </ErrorBoundary>
      <ErrorBoundary region="message-bell" fallback={null}>
        <MessageBell />
      </ErrorBoundary>
    </>
  );
}
