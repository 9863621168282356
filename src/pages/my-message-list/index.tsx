import { PageRegion } from '@/components/region-state';
import { MyMessages } from '@/features/messages';

/** Messages published by the person (R023). */
export default function MyMessageListPage() {
  return (
    <PageRegion name="my-messages">
      <MyMessages />
    </PageRegion>
  );
}
