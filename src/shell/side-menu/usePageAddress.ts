import { useLocation } from '@umijs/max';
import { useStore } from 'zustand';
import { addressBeside } from '@/domain/tab';
import { tabStore } from '@/shell/tabs';

/** Where a link to a page leads: to its last state when it has a tab; a hidden side bar stays hidden (R058). */
export function usePageAddress(path: string): string {
  const { pathname, search } = useLocation();
  const open = useStore(tabStore, ({ tabs }) => tabs.find(({ key }) => key === path)?.address);
  return addressBeside(open ?? path, `${pathname}${search}`);
}
