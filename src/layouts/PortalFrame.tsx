import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from '@umijs/max';
import { ErrorBoundary } from '@/components/error-boundary';
import { TopNavigation } from '@/shell/navigation';
import { SubsystemStage } from '@/shell/subsystems';
import { findRoute } from '@/domain/navigation';
import { EMBEDDED_CODE } from '@/domain/subsystem/paneKey';
import { routes } from '../../config/routes';
import { PageSkeleton } from './PageSkeleton';
import { SkipLink } from './SkipLink';
import { useDocumentTitle } from './useDocumentTitle';
import { usePageFocus } from './usePageFocus';
import styles from './PortalFrame.module.css';

/** Embedded pages are asked for by their page, which looks whether the registry names them. */
const subsystemAt = (pathname: string) => {
  const code = findRoute(routes, pathname)?.subsystem;
  return code === EMBEDDED_CODE ? undefined : code;
};

/** Top navigation and below it the page of the chosen entry; the stage outlives every change of page (R003). */
export function PortalFrame() {
  const mainRef = useRef<HTMLElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useDocumentTitle();
  usePageFocus(mainRef, pageRef);

  return (
    <div className={styles.frame}>
      <SkipLink target={mainRef} />
      <ErrorBoundary region="navigation">
        <TopNavigation />
      </ErrorBoundary>
      <main ref={mainRef} id="main" tabIndex={-1} className={styles.main}>
        <div ref={pageRef} className={styles.page}>
          <ErrorBoundary region="page" size="page" resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </div>
        <ErrorBoundary region="subsystems" size="page">
          <SubsystemStage codeAt={subsystemAt} />
        </ErrorBoundary>
      </main>
    </div>
  );
}
