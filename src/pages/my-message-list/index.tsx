import { PageRegion } from '@/components/region-state';
import { MyMessages } from '@/features/messages';

/** The messages that one has published (R023). */
export default function MyMessageListPage() {
  return (
    <PageRegion name="my-messages">
      <MyMessages />
    </PageRegion>
  );
}
