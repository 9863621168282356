import { useStore } from 'zustand';
import type { RouteRecord } from '@/domain/navigation';
import { tabOf } from '@/domain/tab';
import { Breadcrumb } from '@/shell/breadcrumb';
import { tabStore } from '@/shell/tabs';
import { pageStore } from '../pageStore';

/** The breadcrumb of a page, with the name that the page has set. */
export function PageBreadcrumb({ pageKey, route }: { pageKey: string; route: RouteRecord }) {
  const named = useStore(pageStore, ({ titles }) => titles[pageKey]);
  const ofTab = useStore(tabStore, (state) => tabOf(state, pageKey)?.title);
  return <Breadcrumb route={route} ownName={named ?? ofTab} />;
}
