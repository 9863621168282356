import { ErrorBoundary } from '@/components/error-boundary';
import { WORK_ORDER_CODE } from '@/constants/home';
import { AppZone, BannerCarousel, CalendarPanel, Figures, GreetingCard, type Slide } from '@/features/home';
import { ManualDownloads } from '@/features/manuals';
import { LatestNotices, NoticePreview, useNoticePreview } from '@/features/notices';
import { useText } from '@/locales/text';
import { openSubsystem } from '@/shell/navigation';
import { useUser } from '@/shell/session';
import { getEnvironment } from '@/utils/environment';
import styles from './index.module.css';

/** The home page: its panels side by side, each behind its own boundary (R015, R311). */
export default function HomePage() {
  const preview = useNoticePreview();
  const { workOrderAppSite, housekeeperAppSite } = getEnvironment();

  return (
    <div className={styles.page}>
      <div className={styles.greeting}>
        <ErrorBoundary region="home-greeting">
          <GreetingCard person={useUser()}>
            <Figures />
          </GreetingCard>
        </ErrorBoundary>
      </div>
      <div className={styles.banner}>
        <ErrorBoundary region="home-banner">
          <BannerCarousel slides={useSlides(workOrderAppSite)} />
        </ErrorBoundary>
      </div>
      <div className={styles.notices}>
        <ErrorBoundary region="home-notices">
          <LatestNotices linkTo={preview.linkTo} />
        </ErrorBoundary>
      </div>
      <div className={styles.manuals}>
        <ErrorBoundary region="home-manuals">
          <ManualDownloads />
        </ErrorBoundary>
      </div>
      <div className={styles.aside}>
        <ErrorBoundary region="home-calendar">
          <CalendarPanel />
        </ErrorBoundary>
        <ErrorBoundary region="home-apps">
          <AppZone workOrderSite={workOrderAppSite} housekeeperSite={housekeeperAppSite} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary region="home-preview" resetKey={preview.noticeId}>
        <NoticePreview noticeId={preview.noticeId} onClose={preview.close} />
      </ErrorBoundary>
    </div>
  );
}

/** The two slides (R014): the platform by the rule of its navigation entry, the app's site in a new window. */
function useSlides(appSite: string): Slide[] {
  const t = useText();
  const words = (slide: 'platform' | 'app') => ({
    id: slide,
    title: t(`home.banner.${slide}.title`),
    text: t(`home.banner.${slide}.text`),
    action: t(`home.banner.${slide}.action`),
  });
  return [
    {
      ...words('platform'),
      image: '/banners/work-order-platform.svg',
      target: { onOpen: () => void openSubsystem(WORK_ORDER_CODE) },
    },
    { ...words('app'), image: '/banners/work-order-app.svg', target: { site: appSite } },
  ];
}
