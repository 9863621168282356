import { CODE_PATHS, HOME_CODE, ROUTE_CODES } from './codes';
import type { NavigationEntry } from './entry';

/** The part of an address that the rules read. */
export interface Place {
  pathname: string;
  search?: string;
}

const firstSegment = (pathname: string): string => pathname.split('/').find(Boolean) ?? '';

/** Code of the subsystem that an address shows (R096); empty where the address does not say. */
export function currentSubsystem({ pathname, search = '' }: Place): string {
  const segment = firstSegment(pathname);
  // Routes are matched without regard to case, so the rule is too.
  const route = segment.toLowerCase();
  if (!route) return HOME_CODE;
  if (route === 'byd') return new URLSearchParams(search).get('source') ?? '';
  if (route === 'help') return new URLSearchParams(search).get('systemName') ?? '';
  return ROUTE_CODES.get(route) ?? segment;
}

/**
 * Code of the entry to highlight: the one the address names, by code, by name (the help page) or by the route
 * that it opens (bjDigitization on /bjxt); the remembered choice only where the address names nothing (R144).
 */
export function highlightedCode(
  place: Place,
  entries: readonly NavigationEntry[],
  remembered?: string | null,
): string | null {
  const current = currentSubsystem(place);
  if (!current) return entries.some((entry) => entry.systemCode === remembered) ? (remembered ?? null) : null;
  const path = `/${firstSegment(place.pathname)}`.toLowerCase();
  const found =
    entries.find((entry) => entry.systemCode === current) ??
    entries.find((entry) => entry.systemName === current) ??
    entries.find((entry) => CODE_PATHS.get(entry.systemCode) === path);
  return found?.systemCode ?? null;
}
