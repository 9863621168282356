import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode, useDeferredValue } from 'react';
import { ConfigProvider } from 'antd';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { panelIdOf, tabIdOf } from '@/domain/tab';
import { useText, type TextKey } from '@/locales/text';
import { useViewFocus, useScrollMemory } from '@/shell/view-restoration';
import { isFocusOnTab } from '@/shell/tabs';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { CurrentPageContext } from '../currentPage';
import type { CachedPage } from './cachedPages';
import { PageBreadcrumb } from './PageBreadcrumb';
import styles from './PageStage.module.css';

interface PageSlotProps {
  page: CachedPage;
  isShown: boolean;
  /** Not among the most recent pages: its layout is released until it is shown again. */
  isFar: boolean;
  /** How often the tab was reloaded. */
  reloads: number;
  fallback: ReactNode;
  /** The visit begins with it. */
  isFirstPage: boolean;
}

/** One page on the stage: shown, or hidden in its present state (R069). */
export const PageSlot = memo(function PageSlot(props: PageSlotProps) {
  const { page, isShown, isFar, reloads, fallback } = props;
  const t = useText();
  const section = useRef<HTMLElement>(null);
  const { key, route } = page;
  const [isFirstPage] = useState(props.isFirstPage);
  const [visibility] = useState(() => createVisibility(isShown));
  useLayoutEffect(() => visibility.set(isShown), [visibility, isShown]);
  useScrollMemory(section, { isShown, isAlive: true });
  useViewFocus(section, {
    isShown,
    isAlive: true,
    isFirstPage,
    // After another tab was closed the focus stays on this page's tab (R065).
    isHeldBack: isFocusOnTab,
  });
  const name = route.tab
    ? { role: 'tabpanel', 'aria-labelledby': tabIdOf(key) }
    : { 'aria-label': t((route.titleKey ?? 'route.noName') as TextKey) };

  return (
    <section
      {...name}
      ref={section}
      id={panelIdOf(key)}
      className={styles.page}
      data-page={key}
      data-shown={isShown}
      data-far={isFar || undefined}
      aria-hidden={!isShown || undefined}
      tabIndex={-1}
    >
      <PageVisibility value={visibility}>
        <PageContent key={reloads} page={page} fallback={fallback} />
      </PageVisibility>
    </section>
  );
});

/** The content of the page; a switch re-renders only the components that use its visibility. */
const PageContent = memo(function PageContent({ page, fallback }: { page: CachedPage; fallback: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  // Set before the first render: a dialog that is open from the start would otherwise be rendered into the document.
  const [popups, setPopups] = useState<HTMLElement | null>(null);
  const { key, route, isCached, routerLocation, outlet } = page;
  const { titleKey } = route;
  // Breadcrumb and skeleton are painted before the page, which may take long to render.
  const hasContent = useDeferredValue(true, false);
  const trail = useMemo(() => <PageBreadcrumb pageKey={key} route={route} />, [key, route]);
  const identity = useMemo(() => ({ key, isCached, titleKey, trail }), [key, isCached, titleKey, trail]);
  const { pathname, search } = routerLocation.location;

  return (
    <>
      <div ref={scroller} className={styles.scroller} data-page-scroller>
        {popups && (
          <ConfigProvider getPopupContainer={() => popups} getTargetContainer={() => scroller.current ?? document.body}>
            <CurrentPageContext value={identity}>
              <LocationContext.Provider value={routerLocation}>
                {!route.ownBreadcrumb && trail}
                <div className={styles.content}>
                  <ErrorBoundary region={`page ${key}`} size="page" resetKey={`${pathname}${search}`}>
                    {hasContent ? outlet : fallback}
                  </ErrorBoundary>
                </div>
              </LocationContext.Provider>
            </CurrentPageContext>
          </ConfigProvider>
        )}
      </div>
      <div ref={setPopups} className={styles.popups} />
    </>
  );
});
