/** The side menu as data: groups and their pages, in order (R053–R056). */

export interface MenuItem {
  /** Path of its page. */
  path: string;
  titleKey: `route.${string}`;
  /** Pages that are reached from this one and have no entry: it stays selected on them. */
  below?: readonly string[];
}

export interface MenuGroup {
  /** Name of the group in the locale files, `menu.<code>`, and in storage. */
  code: 'messages' | 'notices' | 'manuals' | 'personal';
  items: readonly MenuItem[];
}

export const SIDE_MENU: readonly MenuGroup[] = [
  {
    code: 'messages',
    items: [
      { path: '/mainApp/messageList', titleKey: 'route.messageList' },
      { path: '/mainApp/myMessageList', titleKey: 'route.myMessageList' },
    ],
  },
  {
    code: 'notices',
    items: [{ path: '/mainApp/noticeList', titleKey: 'route.noticeList', below: ['/mainApp/noticeEdit'] }],
  },
  {
    code: 'manuals',
    items: [{ path: '/mainApp/allManual', titleKey: 'route.allManual', below: ['/mainApp/operationManualEdit'] }],
  },
  {
    code: 'personal',
    items: [
      { path: '/personalInfo', titleKey: 'route.personalInfo' },
      { path: '/mainApp/authorityApply', titleKey: 'route.authorityApply' },
    ],
  },
];

/** Returns the menu group and item of a route path; undefined for a page outside the menu. */
export function findMenuItem(path: string): { group: MenuGroup; item: MenuItem } | undefined {
  for (const group of SIDE_MENU)
    for (const item of group.items) if (item.path === path || item.below?.includes(path)) return { group, item };
  return undefined;
}
