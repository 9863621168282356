import { useLayoutEffect } from 'react';
import { useLocation } from '@umijs/max';
import { ErrorBoundary } from '@/components/error-boundary';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { followNavigation, keepPager, useShownPager } from './pagerStore';

const RecordPagerBar = retryableLazy(() => import('./RecordPagerBar'), { usesShellTexts: true });

/** Fetches the code of the bar before its first use. */
export const preloadRecordPager = (): Promise<unknown> => RecordPagerBar.preload();

/** Whether the bar is on screen. */
export const usePagerShown = (): boolean => useShownPager() !== null;

/** The bar of the list that the user works through, which follows their navigation. */
export function RecordPager() {
  const { pathname, search } = useLocation();
  // Before the first frame, which otherwise shows the page at the place of the bar.
  useLayoutEffect(keepPager, []);
  useLayoutEffect(() => followNavigation({ pathname, search }), [pathname, search]);
  return (
    usePagerShown() && (
      <ErrorBoundary region="record-pager" fallback={null}>
        <LazyBoundary fallback={null}>
          <RecordPagerBar />
        </LazyBoundary>
      </ErrorBoundary>
    )
  );
}
