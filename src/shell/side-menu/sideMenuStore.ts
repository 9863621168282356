import { createStore } from 'zustand/vanilla';
import { localArea } from '@/utils/storage';

interface SideMenuState {
  /** Narrow: icons only (R057). */
  isCollapsed: boolean;
  /** Codes of the groups that the person has closed (R053). */
  closedGroups: readonly string[];
}

const accept = (value: unknown): SideMenuState | undefined => {
  const { isCollapsed, closedGroups } = (value ?? {}) as Record<string, unknown>;
  if (typeof isCollapsed !== 'boolean' || !Array.isArray(closedGroups)) return undefined;
  return { isCollapsed, closedGroups: closedGroups.filter((code) => typeof code === 'string') };
};

/** How the person likes the side menu: a preference of this device, which outlives the session. */
export const sideMenuStore = createStore<SideMenuState>(
  () => localArea.read('portal.sideBar', accept) ?? { isCollapsed: false, closedGroups: [] },
);

sideMenuStore.subscribe((state) => localArea.write('portal.sideBar', state));

/** Makes the side menu narrow, or wide again. */
export const toggleSideMenu = (): void => sideMenuStore.setState(({ isCollapsed }) => ({ isCollapsed: !isCollapsed }));

/** Closes a group, or opens it again. */
export const toggleGroup = (code: string): void =>
  sideMenuStore.setState(({ closedGroups }) => ({
    closedGroups: closedGroups.includes(code)
      ? closedGroups.filter((other) => other !== code)
      : [...closedGroups, code],
  }));
