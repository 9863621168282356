import { ErrorBoundary } from '@/components/error-boundary';
import { BindingBanner } from '@/features/binding';
import { AppZone, BannerCarousel, Figures, GreetingCard, useBannerSlides } from '@/features/home';
import { openEntryByCode } from '@/shell/navigation';
import { useUser } from '@/shell/session';
import { getEnvironment } from '@/utils/environment';
import styles from './index.module.css';

// What a panel needs is fetched here and not by the page, so that its failure stays behind the panel's boundary.

/** What the person still has to do, above everything else (A11). */
export function Reminder() {
  return (
    <div className={styles.reminder}>
      <ErrorBoundary region="home-reminder">
        <BindingBanner />
      </ErrorBoundary>
    </div>
  );
}

/** The greeting of the person who is signed in, with the figures of the day. */
export function Greeting() {
  return (
    <GreetingCard person={useUser()}>
      <Figures />
    </GreetingCard>
  );
}

/** The banner, whose slides lead into the portal and to the app of this environment. */
export function Banner() {
  const slides = useBannerSlides({ openEntryByCode, appSite: getEnvironment().workOrderAppSite });
  return <BannerCarousel slides={slides} />;
}

/** The apps of this environment. */
export function Apps({ isWanted }: { isWanted: boolean }) {
  const { workOrderAppSite, housekeeperAppSite } = getEnvironment();
  return <AppZone workOrderSite={workOrderAppSite} housekeeperSite={housekeeperAppSite} isWanted={isWanted} />;
}
