import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useOutlet } from '@umijs/max';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { isSameAddress, type RouterLocation } from './cachedPages';
import { useRouterLocation } from './useRouterLocation';
import styles from './PageStage.module.css';

interface HomeSlotProps {
  isShown: boolean;
}

/**
 * The home page, preserved with its layout while another page is shown: coming back renders nothing anew. What it does
 * by itself (timers, refreshing) follows `PageVisibility`, as on the cached pages of the workspace (R008, R013).
 */
export function HomeSlot({ isShown }: HomeSlotProps) {
  const outlet = useOutlet();
  const routerLocation = useRouterLocation();
  const [page, setPage] = useState<{ outlet: ReactNode; routerLocation: RouterLocation }>();
  const [visibility] = useState(() => createVisibility(isShown));
  useLayoutEffect(() => visibility.set(isShown), [visibility, isShown]);
  // The same address keeps its location object, so that nothing renders.
  if (isShown && !(page && isSameAddress(page.routerLocation, routerLocation))) setPage({ outlet, routerLocation });
  if (!page) return null;

  return (
    <div className={styles.home} data-home data-shown={isShown} aria-hidden={!isShown || undefined}>
      <PageVisibility value={visibility}>
        <LocationContext.Provider value={page.routerLocation}>
          <ErrorBoundary region="page" size="page" resetKey={page.routerLocation}>
            {page.outlet}
          </ErrorBoundary>
        </LocationContext.Provider>
      </PageVisibility>
    </div>
  );
}
