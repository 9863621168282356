import { HOME_CODE, ROUTE_CODES } from './codes';
import type { NavigationEntry } from './entry';
import { pathOf } from './registeredPaths';

/** The parts of a location that these rules use. */
export interface Path {
  pathname: string;
  search?: string;
}

const firstSegment = (pathname: string): string => pathname.split('/').find(Boolean) ?? '';

/** Code of the entry that an address shows (R096); empty if the address has none. */
export function currentEntryCode({ pathname, search = '' }: Path): string {
  const segment = firstSegment(pathname);
  // Routes match case-insensitively, so this rule does too.
  const route = segment.toLowerCase();
  if (!route) return HOME_CODE;
  if (route === 'byd') return new URLSearchParams(search).get('source') ?? '';
  if (route === 'help') return new URLSearchParams(search).get('systemName') ?? '';
  return ROUTE_CODES.get(route) ?? segment;
}

/**
 * Finds an entry by code, or without one by name: the server's or the translated one. A name in an address is in the
 * language of the person who opened it.
 */
export const findEntry = <Entry extends NavigationEntry>(
  entries: readonly Entry[],
  { systemCode, systemName }: { systemCode?: string | null; systemName?: string | null },
): Entry | undefined =>
  systemCode
    ? entries.find((entry) => entry.systemCode === systemCode)
    : systemName
      ? entries.find((entry) => [entry.systemName, entry.serverName].includes(systemName))
      : undefined;

/**
 * Code of the entry to highlight: the one in the address, by code, by name (help page) or by path (bjDigitization on
 * /bjxt, and every entry whose path in the registry is not its own code). The remembered choice only counts when the
 * address has none (R144).
 */
export function highlightedCode(
  location: Path,
  entries: readonly NavigationEntry[],
  remembered?: string | null,
): string | null {
  const route = `/${firstSegment(location.pathname)}`.toLowerCase();
  if (route === '/help') {
    const query = new URLSearchParams(location.search);
    const refused = findEntry(entries, { systemCode: query.get('systemCode'), systemName: query.get('systemName') });
    if (refused) return refused.systemCode;
  }
  const current = currentEntryCode(location);
  if (!current) return entries.some((entry) => entry.systemCode === remembered) ? (remembered ?? null) : null;
  const found =
    entries.find((entry) => entry.systemCode === current) ??
    entries.find((entry) => pathOf(entry)?.toLowerCase() === route);
  return found?.systemCode ?? null;
}
