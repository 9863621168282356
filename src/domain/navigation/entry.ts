/** Fields of a navigation entry that the rules use; the server's item (R132) is compatible. */
export interface NavigationEntry {
  systemCode: string;
  systemName?: string | null;
  /** The server's name, if the entry is shown with a translated one (A41). */
  serverName?: string;
  /** Path of the subsystem that lists this entry in the registry; never sent by the server. */
  registeredPath?: string;
  /** 1: in the main row; anything else: in the 'all' menu. */
  isShow?: unknown;
  orderNumber?: unknown;
  /** '1': belongs to the work-order app; permission is checked before it opens. */
  isByd?: unknown;
  icon?: string | null;
}

/** Whether a flag of the server is set; numbers, strings and booleans are equivalent (A7). */
export const isSet = (flag: unknown): boolean =>
  flag === true || ((typeof flag === 'string' || typeof flag === 'number') && String(flag) === '1');

/** Whether an entry belongs to the work-order app (R083). */
export const isWorkOrderApp = (entry: Pick<NavigationEntry, 'isByd'>): boolean => isSet(entry.isByd);
