import { memo } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { BindingBanner } from '@/features/binding';
import { AppZone, BannerCarousel, CalendarPanel, Figures, GreetingCard, useBannerSlides } from '@/features/home';
import { MyTodos } from '@/features/todo';
import { useText } from '@/locales/text';
import { openEntryByCode, UsedEntries } from '@/shell/navigation';
import { useUser } from '@/shell/session';
import { useUnread } from '@/shell/unread';
import { getEnvironment } from '@/utils/environment';
import styles from './index.module.css';

// Panels load their own data instead of the page, so that a failure stays within the panel's boundary.

/** Greeting of the signed-in person, with the figures of the day. */
export function Greeting({ todos }: { todos: number | null }) {
  return (
    <GreetingCard person={useUser()}>
      <Figures todos={todos} unread={useUnread()} />
    </GreetingCard>
  );
}

/** The banner, whose slides link into the portal and to the app of this environment. */
export function Banner() {
  const slides = useBannerSlides({ openEntryByCode, appSite: getEnvironment().workOrderAppSite });
  return <BannerCarousel slides={slides} />;
}

// What the other panels report does not render these again.

/** Reminder of what the person still has to do, above everything else (A11). */
export const Reminder = memo(function Reminder() {
  return (
    <div className={styles.reminder}>
      <ErrorBoundary region="home-reminder">
        <BindingBanner />
      </ErrorBoundary>
    </div>
  );
});

export const Calendar = memo(CalendarPanel);
export const Tasks = memo(MyTodos);

/** The apps of this environment. */
export const Apps = memo(function Apps({ isWanted }: { isWanted: boolean }) {
  const { workOrderAppSite, housekeeperAppSite } = getEnvironment();
  return <AppZone workOrderSite={workOrderAppSite} housekeeperSite={housekeeperAppSite} isWanted={isWanted} />;
});

/** The systems that the user works with. */
export function Used() {
  const t = useText();
  return <UsedEntries title={t('home.used.title')} />;
}
