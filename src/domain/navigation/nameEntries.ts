import type { LocalName } from '../subsystem/registry';
import type { NavigationEntry } from './entry';

/**
 * Names entries in a language (A41): the name is the server's, unless it is the registry's name in one of its
 * languages; then it is the registry's name in the chosen one. A name that somebody changed at the server stays.
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
