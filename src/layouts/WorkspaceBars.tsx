import { useLocation } from '@umijs/max';
import { ErrorBoundary } from '@/components/error-boundary';
import { useUnsavedKeys } from '@/shell/cached-pages';
import { SideMenu, SideMenuDrawer } from '@/shell/side-menu';
import { TabStrip } from '@/shell/tab-strip';
import { LazyBoundary } from '@/utils/retryableLazy';
import { routeAt } from './routeAt';
import type { SideMenuMode } from './useWorkspace';
import styles from './WorkspaceBars.module.css';

/** Fetches the code of both bars, for the first page of the workspace to be shown with them. */
export const preloadWorkspaceBars = (): void => {
  void SideMenu.preload();
  void TabStrip.preload();
};

/** Side menu and tab strip around the current workspace page (R021, A2). */
export function WorkspaceBars({ menu }: { menu: SideMenuMode }) {
  const path = routeAt(useLocation().pathname)?.path ?? '';
  const unsaved = useUnsavedKeys();
  return (
    <>
      {(menu === 'open' || menu === 'collapsed') && (
        <div className={styles.menu} data-workspace-bar>
          <ErrorBoundary region="side-menu">
            <LazyBoundary fallback={null}>
              <SideMenu path={path} />
            </LazyBoundary>
          </ErrorBoundary>
        </div>
      )}
      <div className={styles.strip} data-workspace-bar>
        <ErrorBoundary region="tab-strip">
          <LazyBoundary fallback={null}>
            {/* Without its code, in a window that became narrow offline, the tabs stay. */}
            {menu === 'drawer' && (
              <ErrorBoundary region="side-menu" fallback={null}>
                <SideMenuDrawer path={path} />
              </ErrorBoundary>
            )}
            <div className={styles.tabs}>
              <TabStrip unsaved={unsaved} />
            </div>
          </LazyBoundary>
        </ErrorBoundary>
      </div>
    </>
  );
}
