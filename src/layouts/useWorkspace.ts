import { useEffect, useState } from 'react';
import { useLocation } from '@umijs/max';
import { useStore } from 'zustand';
import { HIDE_BAR } from '@/domain/subsystem/paneKey';
import { toggleMenu, useShortcut } from '@/shell/actions';
import { sideMenuStore, toggleSideMenu } from '@/shell/side-menu';
import { startTabs } from '@/shell/tabs';
import { useMediaQuery } from '@/utils/useMediaQuery';
import { routeAt, workspaceRouteAt } from './routeAt';

/** Minimum window width for the side menu next to the page; below, it is in a drawer (R057). */
const SIDE_MENU_FROM_PX = 992;

/** Display mode of the side menu: full width, icons only, in a drawer, or hidden. */
export type SideMenuMode = 'open' | 'collapsed' | 'drawer' | 'hidden';

/** Whether the workspace is on screen, and the mode of its side menu. */
export function useWorkspace(): { isShown: boolean; menu: SideMenuMode } {
  const { pathname, search } = useLocation();
  const isShown = workspaceRouteAt(pathname) !== undefined;
  const isWide = useMediaQuery(`(min-width: ${SIDE_MENU_FROM_PX}px)`);
  const isCollapsed = useStore(sideMenuStore, (state) => state.isCollapsed);
  // While another page is shown, the area of the cached pages keeps its size.
  const isHiddenNow = new URLSearchParams(search).get(HIDE_BAR) === '1';
  const [isHidden, setHidden] = useState(isHiddenNow);
  if (isShown && isHidden !== isHiddenNow) setHidden(isHiddenNow);

  useEffect(() => startTabs(routeAt), []);
  useShortcut(toggleMenu, isShown && isWide && !isHidden ? toggleSideMenu : null);

  const menu = isHidden ? 'hidden' : !isWide ? 'drawer' : isCollapsed ? 'collapsed' : 'open';
  return { isShown, menu };
}
