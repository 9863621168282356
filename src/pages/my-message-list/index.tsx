import { PageRegion } from '@/components/region-state';
import { MyMessages } from '@/features/messages';

// Before the page is rendered, which waits for the session.
void MyMessages.preload();

/** Messages published by the person (R023). */
export default function MyMessageListPage() {
  return (
    <PageRegion name="my-messages">
      <MyMessages />
    </PageRegion>
  );
}
