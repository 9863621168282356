import { PageRegion } from '@/components/region-state';
import { AllMessages } from '@/features/messages';

// Before the page is rendered, which waits for the session.
void AllMessages.preload();

/** All messages of the message center (R022). */
export default function MessageListPage() {
  return (
    <PageRegion name="messages">
      <AllMessages />
    </PageRegion>
  );
}
