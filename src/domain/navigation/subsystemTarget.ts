import { keyOf, WORK_ORDER_CODE } from '../subsystem/paneKey';
import { OWN_PAGES } from './codes';
import { isWorkOrderApp, type NavigationEntry } from './entry';
import { pathOf } from './registeredPaths';

/** The subsystem that an entry leads to. */
export interface SubsystemTarget {
  /** Code in the registry. */
  code: string;
  variant: string | null;
  /** Key of its pane (A27). */
  key: string;
}

/** The subsystem of an entry; null for the portal's own pages, external sites and codes that open the help page. */
export function subsystemTarget(entry: NavigationEntry): SubsystemTarget | null {
  const { systemCode } = entry;
  if (isWorkOrderApp(entry))
    return { code: WORK_ORDER_CODE, variant: systemCode, key: keyOf(WORK_ORDER_CODE, systemCode) };
  const path = OWN_PAGES.has(systemCode) ? undefined : pathOf(entry);
  return path === undefined ? null : { code: path.slice(1), variant: null, key: keyOf(path.slice(1), null) };
}
