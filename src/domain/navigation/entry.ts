/** What the rules of the top navigation read of one entry; the server's item (R132) fits it as it is. */
export interface NavigationEntry {
  systemCode: string;
  systemName?: string | null;
  /** The server's own name, where the entry is shown with another one in the chosen language (A41). */
  serverName?: string;
  /** 1: in the main row; anything else: in the 'all' menu. */
  isShow?: unknown;
  orderNumber?: unknown;
  /** '1': an application of the work-order app, permission is checked before it opens. */
  isByd?: unknown;
  icon?: string | null;
}

/** Whether a flag of the server is set; numbers, strings and the border's booleans mean the same (A7). */
export const isSet = (flag: unknown): boolean =>
  flag === true || ((typeof flag === 'string' || typeof flag === 'number') && String(flag) === '1');

/** Whether an entry belongs to the work-order app (R083). */
export const isWorkOrderApp = (entry: Pick<NavigationEntry, 'isByd'>): boolean => isSet(entry.isByd);
