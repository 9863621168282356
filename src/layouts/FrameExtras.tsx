import { ErrorBoundary } from '@/components/error-boundary';
import { GrayButton } from '@/features/gray-release';
import { MessageBell } from '@/features/messages';

/** Additions by features to the top bar: a failing one neither breaks the bar nor shows an error card (R092, B1). */
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
