import type { LocalName } from '../subsystem/registry';

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

const isNamed = (names: LocalName, serverName: string): boolean => Object.values(names).includes(serverName.trim());

/**
 * Translates the name of a system that the server gives without a code, such as the source of a message (A41). A name
 * that the registry does not know is kept.
 */
export const translatedName = (
  serverName: string,
  registered: Iterable<LocalName>,
  language: keyof LocalName,
): string => [...registered].find((names) => isNamed(names, serverName))?.[language] ?? serverName;

/**
 * Translates entry names (A41): the server's name is used unless it is the registry's name in one of its languages;
 * then the registry's name in the current language is. A name changed on the server is kept.
 */
export function nameEntries<Entry extends NavigationEntry>(
  entries: readonly Entry[],
  registered: ReadonlyMap<string, LocalName>,
  language: keyof LocalName,
): readonly Entry[] {
  return entries.map((entry) => {
    const { systemCode, systemName } = entry;
    const names = registered.get(systemCode);
    const isRegistered = names && systemName && isNamed(names, systemName);
    if (!isRegistered || names[language] === systemName) return entry;
    return { ...entry, systemName: names[language], serverName: systemName };
  });
}
