import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useOutlet } from '@umijs/max';
import { useStore } from 'zustand';
import type { RouteRecord } from '@/domain/navigation';
import { tabKeyOf } from '@/domain/tab';
import { dismissQuestions } from '@/shell/feedback';
import { showUnderlay, clearUnderlay, useSuppressFocusEvents, type FocusStage } from '@/shell/view-restoration';
import { onBeforeClose, tabStore } from '@/shell/tabs';
import { pageStore } from '../pageStore';
import { askBeforeClosing, startLeaveGuard, useUnsavedKeys, type Path } from '../unsaved';
import { EMPTY_STAGE, nextStage } from './cachedPages';
import { PageSlot } from './PageSlot';
import { useScopedEscape } from './useScopedEscape';
import { useCorrectedAddress } from './useCorrectedAddress';
import { useRouterLocation } from './useRouterLocation';
import styles from './PageStage.module.css';

/** Number of hidden pages that keep their layout; older ones are laid out again when shown. */
const LAID_OUT_PAGES_MAX = 4;

interface PageStageProps {
  /** The workspace route for a path, undefined for every other path. Never changes. */
  routeAt: (pathname: string) => RouteRecord | undefined;
  /** Shown while a page's chunk is loading. */
  fallback: ReactNode;
}

/** Key of a page: that of its tab, or the path of a route without a tab (R028). */
const keyOf = (route: RouteRecord, location: Path): string => tabKeyOf(route, location) ?? route.path;

const focusStage: FocusStage = {
  paneOf: (element) => element.closest<HTMLElement>('[data-page]'),
  isHidden: (pane) => pane.dataset.shown === 'false',
  hasPanes: () => pageStore.getState().hasPages,
  isOnScreen: () => pageStore.getState().shown !== null,
};

/**
 * Holds the native pages of the workspace, outside of the route outlet, so that going home or to a subsystem unmounts
 * no page; a hidden page keeps its state and the location at which it was left (R069, R070).
 */
export function PageStage({ routeAt, fallback }: PageStageProps) {
  const routerLocation = useRouterLocation();
  const outlet = useOutlet();
  const tabs = useStore(tabStore, (state) => state.tabs);
  const unsaved = useUnsavedKeys();
  const kept = useMemo(() => new Set([...tabs.map(({ key }) => key), ...unsaved]), [tabs, unsaved]);
  const [stage, setStage] = useState(EMPTY_STAGE);
  const { location } = routerLocation;
  const [firstLocation] = useState(location);
  const route = routeAt(location.pathname);
  const wanted = route ? { key: keyOf(route, location), route, routerLocation, outlet } : null;
  const next = nextStage(stage, wanted, routerLocation, kept);
  if (next !== stage) setStage(next);
  const { pages, shown, recent } = next;
  const laidOut = recent.filter((key) => key !== shown).slice(0, LAID_OUT_PAGES_MAX);

  const room = useRef<HTMLDivElement>(null);
  useSuppressFocusEvents(focusStage);
  useScopedEscape();
  useEffect(() => onBeforeClose(askBeforeClosing), []);
  useEffect(
    () =>
      startLeaveGuard((there) => {
        const found = routeAt(there.pathname);
        return found ? keyOf(found, there) : null;
      }),
    [routeAt],
  );
  useCorrectedAddress(routerLocation, pages.find(({ key }) => key === shown)?.routerLocation ?? null);
  useLayoutEffect(() => {
    pageStore.setState({ shown, hasPages: pages.length > 0 });
    const stageElement = room.current;
    // Outside of the workspace no page covers the underlay.
    if (shown === null) clearUnderlay();
    return () => {
      if (shown === null) return;
      // A question of the page that is left must not stay open over the next one.
      dismissQuestions();
      const left = stageElement?.querySelector<HTMLElement>(`[data-page="${CSS.escape(shown)}"]`);
      if (left) showUnderlay(left, stageElement?.querySelector<HTMLElement>('[data-shown="true"]') ?? null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a change in the background does not change the shown page
  }, [shown]);

  return (
    <div ref={room} className={styles.stage} data-pages>
      {pages.map((page) => (
        <PageSlot
          key={page.key}
          page={page}
          isShown={page.key === shown}
          isFar={page.key !== shown && !laidOut.includes(page.key)}
          reloads={tabs.find(({ key }) => key === page.key)?.reloads ?? 0}
          fallback={fallback}
          isFirstPage={page.routerLocation.location === firstLocation}
        />
      ))}
    </div>
  );
}
