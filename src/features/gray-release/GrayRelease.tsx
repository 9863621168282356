import { useEffect } from 'react';
import { EmptyState } from '@/components/empty-state';
import { PageHead } from '@/components/PageHead';
import { Skeleton, SkeletonRows } from '@/components/region-state';
import { useText } from '@/locales/text';
import { useCurrentPage } from '@/shell/cached-pages';
import { loadGrayService, sessionStore, useSession } from '@/shell/session';
import { useOnline } from '@/utils/useOnline';
import { GrayReleaseEditor } from './GrayReleaseEditor';
import styles from './GrayRelease.module.css';

/** The gray release page (R051). Without a service name from the server there is no form (R019, R197). */
export function GrayRelease() {
  const t = useText();
  const service = useSession(({ grayService }) => grayService?.serviceName);
  const trail = useCurrentPage()?.trail;
  const state = useSession(({ grayState }) => grayState);
  const isOnline = useOnline();
  // Opening or reloading the page tries again what the start of the session could not load.
  useEffect(() => {
    if (sessionStore.getState().grayState === 'failed') void loadGrayService();
  }, []);

  if (service) return <GrayReleaseEditor ownService={service} />;
  return (
    <div className={styles.page}>
      <PageHead trail={trail} title={t('route.grayRelease')} />
      {state === 'loading' && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton width={240} height={34} />
          <SkeletonRows rows={6} height={48} />
        </div>
      )}
      {state === 'ready' && (
        <EmptyState type="page_authorization" size="page" headingLevel={2} tip={t('gray.closed')} />
      )}
      {state === 'failed' && (
        <EmptyState
          type={isOnline ? 'page_authorization' : 'not_network'}
          size="page"
          headingLevel={2}
          {...(isOnline && { title: t('gray.services.failed'), tip: t('empty.systemErrorReason') })}
          action={{ label: t('common.retry'), onClick: () => void loadGrayService() }}
        />
      )}
    </div>
  );
}
