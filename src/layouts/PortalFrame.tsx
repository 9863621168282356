import { Activity, startTransition, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from '@umijs/max';
import { ErrorBoundary } from '@/components/error-boundary';
import { DownloadTray } from '@/shell/downloads';
import { Inspector } from '@/shell/inspector';
import { preloadAllPanel, TopNavigation } from '@/shell/navigation';
import { HomeSlot, PageStage } from '@/shell/cached-pages';
import { preloadRecordPager, RecordPager, usePagerShown } from '@/shell/record-pager';
import { SubsystemStage } from '@/shell/subsystem-stage';
import { ChatBot } from '@/features/chat-bot';
import { HOME_PATH } from '@/constants/paths';
import { prefetchWhenIdle } from '@/utils/prefetchWhenIdle';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { PageSkeleton } from './PageSkeleton';
import { HeaderSkeleton } from './ShellSkeleton';
import { SkipLink } from './SkipLink';
import { subsystemAt } from './subsystemAt';
import { useDocumentTitle } from './useDocumentTitle';
import { usePageFocus } from './usePageFocus';
import { routeAt, workspaceRouteAt } from './routeAt';
import { useWorkspace } from './useWorkspace';
import { preloadWorkspaceBars, WorkspaceBars } from './WorkspaceBars';
import styles from './PortalFrame.module.css';

/** Delay before the bars around the page are fetched: the first page has priority. */
const BARS_PREFETCH_DELAY_MS = 2_000;

const preloadBars = () => {
  preloadWorkspaceBars();
  void preloadRecordPager();
  void preloadAllPanel();
};

/** Additions by features to the bar load after the page; a failure is silent. */
const Extras = retryableLazy(() => import('./FrameExtras'), { usesShellTexts: true });
const EXTRAS = (
  <ErrorBoundary region="extras" fallback={null}>
    <LazyBoundary fallback={<span className={styles.bell} />}>
      <Extras />
    </LazyBoundary>
  </ErrorBoundary>
);

// Constant elements: a navigation renders the frame, and of its parts only those that follow the address.
const NAVIGATION = (
  <ErrorBoundary region="navigation">
    <TopNavigation assistant={<ChatBot />} extras={EXTRAS} />
  </ErrorBoundary>
);
const PAGE_SKELETON = <PageSkeleton />;
const STAGES = (
  <>
    <ErrorBoundary region="pages" size="page">
      <PageStage routeAt={workspaceRouteAt} fallback={PAGE_SKELETON} />
    </ErrorBoundary>
    <ErrorBoundary region="subsystems" size="page">
      <SubsystemStage codeAt={subsystemAt} />
    </ErrorBoundary>
  </>
);
const RECORD_PAGER = <RecordPager />;
const OVERLAYS = (
  <>
    <DownloadTray />
    <Inspector />
  </>
);

/**
 * Whether the bars around the page are rendered. Where the visit begins with a subsystem, they are rendered in the time
 * that its opening leaves: a transition lets its scripts go first.
 */
function useBarsShown(pathname: string): boolean {
  const [isShown, setIsShown] = useState(() => subsystemAt(pathname) === undefined);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown;
}

/** Top navigation and the current page below it; the stages stay mounted across navigation (R003, R069). */
export function PortalFrame() {
  const mainRef = useRef<HTMLElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useDocumentTitle();
  usePageFocus(mainRef, pageRef);
  const isHome = routeAt(pathname)?.path === HOME_PATH;
  const { isShown: isInWorkspace, menu } = useWorkspace();
  const isPagerShown = usePagerShown();
  const areBarsShown = useBarsShown(pathname);
  // Kept once shown, as the pages are: returning does not draw them anew.
  const [hasBars, setHasBars] = useState(isInWorkspace);
  if (isInWorkspace && !hasBars) setHasBars(true);
  useEffect(() => prefetchWhenIdle(BARS_PREFETCH_DELAY_MS, preloadBars), []);

  return (
    <div className={styles.frame} data-side-menu={menu} data-pager={isPagerShown || undefined}>
      <SkipLink target={mainRef} />
      {areBarsShown ? NAVIGATION : <HeaderSkeleton />}
      {hasBars && (
        <Activity mode={isInWorkspace ? 'visible' : 'hidden'}>
          <WorkspaceBars menu={menu} />
        </Activity>
      )}
      {RECORD_PAGER}
      <main ref={mainRef} id="main" tabIndex={-1} className={styles.main}>
        <div ref={pageRef} className={styles.page}>
          <HomeSlot isShown={isHome} />
          <ErrorBoundary region="page" size="page" resetKey={pathname}>
            {!isInWorkspace && !isHome && <Outlet />}
          </ErrorBoundary>
        </div>
        {STAGES}
      </main>
      {areBarsShown && OVERLAYS}
    </div>
  );
}
