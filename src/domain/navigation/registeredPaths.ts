import { EMBEDDED_CODE, WORK_ORDER_CODE } from '../subsystem/paneKey';
import { identitiesIn, type Registry } from '../subsystem/registry';
import { CODE_PATHS, OWN_PAGES } from './codes';
import type { NavigationEntry } from './entry';

/** Registrations that need a query as well, so that no entry opens them by code alone (R031, R030). */
const NEED_A_QUERY: ReadonlySet<string> = new Set([WORK_ORDER_CODE, EMBEDDED_CODE]);

/**
 * Paths by entry code, as the registry has them: a team adds an entry without a build of the portal. If two subsystems
 * list the same entry, the one at the path of the specification counts, otherwise the first.
 */
export function pathsByEntry(registry: Pick<Registry, 'subsystems' | 'unusable'>): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { code, entryCodes } of identitiesIn(registry)) {
    if (NEED_A_QUERY.has(code)) continue;
    const path = `/${code}`;
    for (const entryCode of entryCodes)
      if (!paths.has(entryCode) || CODE_PATHS.get(entryCode) === path) paths.set(entryCode, path);
  }
  return paths;
}

/** Adds the paths of the registry to entries. */
export const withPaths = <Entry extends NavigationEntry>(
  entries: readonly Entry[],
  paths: ReadonlyMap<string, string>,
): readonly Entry[] =>
  entries.map((entry) => {
    const registeredPath = paths.get(entry.systemCode);
    // The same object where nothing changes: its control does not render again.
    return registeredPath === undefined || registeredPath === CODE_PATHS.get(entry.systemCode)
      ? entry
      : { ...entry, registeredPath };
  });

/**
 * Path that an entry opens: the portal's own pages have theirs; for the rest the registry decides. The paths of the
 * specification count while the registry is not loaded, and for entries that it does not list.
 */
export function pathOf({
  systemCode,
  registeredPath,
}: Pick<NavigationEntry, 'systemCode' | 'registeredPath'>): string | undefined {
  const path = CODE_PATHS.get(systemCode);
  return OWN_PAGES.has(systemCode) ? path : (registeredPath ?? path);
}
