import { history } from '@umijs/max';
import type { RouteRecord } from '@/domain/navigation';
import { findMenuItem } from '@/domain/side-menu';
import { acceptStored, restoreTabs, storedFrom, tabOf, tabPageOf, TABS_PER_ROUTE, type TabPage } from '@/domain/tab';
import { translate, type TextKey } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { sessionArea } from '@/utils/storage';
import { dispatchTab, tabStore } from './tabStore';

/** Looks up a path in the route table, which belongs to the layouts. */
export type RouteAt = (pathname: string) => RouteRecord | undefined;

let routeAt: RouteAt = () => undefined;

/** The tab page that is on screen, with or without a tab; null for other routes. */
export const currentTabPage = (): TabPage | null => tabPageOf(routeAt(history.location.pathname), history.location);

const pageAt = (address: string): TabPage | null => {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  return tabPageOf(routeAt(pathname), { pathname, search, hash });
};

/** Shows a toast: the route of a page has reached its tab limit (R062). */
export function showTabLimit({ titleKey = 'route.noName' }: TabPage): void {
  const name = translate(titleKey as TextKey);
  toast.show({ type: 'warning', text: translate('tabs.full', { count: TABS_PER_ROUTE, name }) });
}

/** Key of the last page without a tab: the toast is shown once for each. */
let refused: string | null = null;

/** Gives the page on screen its tab, or shows why it has none (R062). */
export function visitCurrent(): void {
  const page = currentTabPage();
  if (!page) return fillEmptyStrip();
  dispatchTab({ type: 'visit', page });
  const hasTab = tabOf(tabStore.getState(), page.key) !== undefined;
  if (!hasTab && refused !== page.key) showTabLimit(page);
  refused = hasTab ? null : page.key;
}

/** A form without a tab that is opened by its address: the strip has the tab of its list instead of none (R028). */
function fillEmptyStrip(): void {
  if (tabStore.getState().tabs.length > 0) return;
  const { path = '' } = routeAt(history.location.pathname) ?? {};
  const list = findMenuItem(path)?.item.path;
  const page = list === undefined ? null : pageAt(list);
  if (page) dispatchTab({ type: 'visit', page });
}

const keep = () => {
  const state = tabStore.getState();
  // Emptied by the sign-out, which removes the stored strip too.
  if (state.tabs.length === 0) sessionArea.remove('portal.tabs');
  else sessionArea.write('portal.tabs', storedFrom(state));
};

/** Validates the addresses, which come from storage and may be anything. */
const restored = () => {
  const stored = sessionArea.read('portal.tabs', acceptStored);
  try {
    return stored && restoreTabs(stored, pageAt);
  } catch {
    return undefined;
  }
};

/** Restores the strip and follows navigation from now on (R060). Returns the unsubscribe function. */
export function startTabs(lookUp: RouteAt): () => void {
  routeAt = lookUp;
  const state = tabStore.getState().tabs.length === 0 && restored();
  if (state) tabStore.setState(state);
  const stopKeeping = tabStore.subscribe(keep);
  const stopFollowing = history.listen(visitCurrent);
  visitCurrent();
  return () => {
    stopFollowing();
    stopKeeping();
  };
}
