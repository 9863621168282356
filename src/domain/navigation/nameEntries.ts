import type { LocalName } from '../subsystem/registry';
import type { NavigationEntry } from './entry';

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
    const isRegistered = names && systemName && Object.values(names).includes(systemName.trim());
    if (!isRegistered || names[language] === systemName) return entry;
    return { ...entry, systemName: names[language], serverName: systemName };
  });
}
