import { createStore } from 'zustand/vanilla';
import { localArea } from '@/utils/storage';

interface SideMenuState {
  /** Icons only (R057). */
  isCollapsed: boolean;
  /** Codes of the groups that the person has closed (R053). */
  closedGroups: readonly string[];
}

const accept = (value: unknown): SideMenuState | undefined => {
  const { isCollapsed, closedGroups } = (value ?? {}) as Record<string, unknown>;
  if (typeof isCollapsed !== 'boolean' || !Array.isArray(closedGroups)) return undefined;
  return { isCollapsed, closedGroups: closedGroups.filter((code) => typeof code === 'string') };
};

/** State of the side menu: a preference of this device that outlives the session. */
export const sideMenuStore = createStore<SideMenuState>(
  () => localArea.read('portal.sideBar', accept) ?? { isCollapsed: false, closedGroups: [] },
);

sideMenuStore.subscribe((state) => localArea.write('portal.sideBar', state));

/** Collapses or expands the side menu. */
export const toggleSideMenu = (): void => sideMenuStore.setState(({ isCollapsed }) => ({ isCollapsed: !isCollapsed }));

/** Closes or opens a group. */
export const toggleGroup = (code: string): void =>
  sideMenuStore.setState(({ closedGroups }) => ({
    closedGroups: closedGroups.includes(code)
      ? closedGroups.filter((other) => other !== code)
      : [...closedGroups, code],
  }));
