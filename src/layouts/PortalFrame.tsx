import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from '@umijs/max';
import { ErrorBoundary } from '@/components/error-boundary';
import { DownloadTray } from '@/shell/downloads';
import { TopNavigation } from '@/shell/navigation';
import { PageStage } from '@/shell/pages';
import { SubsystemStage } from '@/shell/subsystems';
import { findRoute } from '@/domain/navigation';
import { EMBEDDED_CODE } from '@/domain/subsystem/paneKey';
import { ChatBot } from '@/features/chat-bot';
import { retryableLazy } from '@/utils/retryableLazy';
import { routes } from '../../config/routes';
import { PageSkeleton } from './PageSkeleton';
import { SkipLink } from './SkipLink';
import { useDocumentTitle } from './useDocumentTitle';
import { usePageFocus } from './usePageFocus';
import { useWorkspace, workspaceRouteAt } from './useWorkspace';
import { WorkspaceBars } from './WorkspaceBars';
import styles from './PortalFrame.module.css';

/** Embedded pages are asked for by their page, which looks whether the registry names them. */
const subsystemAt = (pathname: string) => {
  const code = findRoute(routes, pathname)?.subsystem;
  return code === EMBEDDED_CODE ? undefined : code;
};

/** What features put into the bar comes after the page, and goes without a word when it does not come. */
const Extras = retryableLazy(() => import('./FrameExtras'));
const EXTRAS = (
  <ErrorBoundary region="extras" fallback={null}>
    <Suspense fallback={<span className={styles.bell} />}>
      <Extras />
    </Suspense>
  </ErrorBoundary>
);

/** One element for ever: a kept page is not drawn again for it. */
const PAGE_SKELETON = <PageSkeleton />;

/** Top navigation and below it the page of the chosen entry; the stages outlive every change of page (R003, R069). */
export function PortalFrame() {
  const mainRef = useRef<HTMLElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useDocumentTitle();
  usePageFocus(mainRef, pageRef);
  const { isShown: isInWorkspace, menu } = useWorkspace();

  return (
    <div className={styles.frame} data-side-menu={menu}>
      <SkipLink target={mainRef} />
      <ErrorBoundary region="navigation">
        <TopNavigation extras={EXTRAS} />
      </ErrorBoundary>
      {isInWorkspace && <WorkspaceBars menu={menu} />}
      <main ref={mainRef} id="main" tabIndex={-1} className={styles.main}>
        <div ref={pageRef} className={styles.page}>
          <ErrorBoundary region="page" size="page" resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>{!isInWorkspace && <Outlet />}</Suspense>
          </ErrorBoundary>
        </div>
        <ErrorBoundary region="pages" size="page">
          <PageStage routeAt={workspaceRouteAt} fallback={PAGE_SKELETON} />
        </ErrorBoundary>
        <ErrorBoundary region="subsystems" size="page">
          <SubsystemStage codeAt={subsystemAt} />
        </ErrorBoundary>
      </main>
      <DownloadTray />
      <ChatBot />
    </div>
  );
}
