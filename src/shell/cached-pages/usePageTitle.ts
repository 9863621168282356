import { useEffect, useRef } from 'react';
import { setTabTitle } from '@/shell/tabs';
import { useCurrentPage } from './currentPage';
import { pageStore } from './pageStore';

/**
 * Names the page after its content, such as "手册·电梯维保": its tab and, while it is on screen, the window (R062).
 *
 * @param title - Null while the page has only the name of its route.
 */
export function usePageTitle(title: string | null): void {
  const key = useCurrentPage()?.key;
  const isNamed = useRef(false);

  useEffect(() => {
    // While the record is loading, the name restored with the tab stays.
    if (key === undefined || (title === null && !isNamed.current)) return;
    isNamed.current = title !== null;
    setTabTitle(key, title);
    nameWindow(key, title);
  }, [key, title]);

  // The tab of a page that is left keeps its name; a page without a tab is removed.
  useEffect(() => {
    if (key !== undefined) return () => nameWindow(key, null);
  }, [key]);
}

function nameWindow(key: string, title: string | null): void {
  const { [key]: _before, ...others } = pageStore.getState().titles;
  pageStore.setState({ titles: title === null ? others : { ...others, [key]: title } });
}
