import { EmptyState } from '@/components/empty-state';
import { PageHead } from '@/components/PageHead';
import { Skeleton, SkeletonRows } from '@/components/region-state';
import { useText } from '@/locales/text';
import { useCurrentPage } from '@/shell/cached-pages';
import { useSession } from '@/shell/session';
import { GrayReleaseEditor } from './GrayReleaseEditor';
import styles from './GrayRelease.module.css';

/** The gray release page (R051). Without a service name from the server there is no form (R019, R197). */
export function GrayRelease() {
  const t = useText();
  const service = useSession(({ grayService }) => grayService?.serviceName);
  const trail = useCurrentPage()?.trail;
  const isKnown = useSession(({ grayState }) => grayState !== 'loading');

  if (service) return <GrayReleaseEditor ownService={service} />;
  if (!isKnown)
    return (
      <div className={styles.page} aria-busy="true">
        <PageHead trail={trail} title={t('route.grayRelease')} />
        <div className={styles.waiting}>
          <Skeleton width={240} height={34} />
          <SkeletonRows rows={6} height={48} />
        </div>
      </div>
    );
  return (
    <div className={styles.page}>
      <PageHead trail={trail} />
      <EmptyState type="page_authorization" size="page" headingLevel={1} tip={t('gray.closed')} />
    </div>
  );
}
