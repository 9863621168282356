import { BASIC_CODE, HOME_CODE } from '@/domain/navigation';
import { sessionStore } from '@/shell/session';
import { createRecentItems } from '@/utils/recentItems';
import { navigationStore } from './navigationStore';

const entries = createRecentItems('portal.recentEntries', 6);

/** The codes of the entries that this person used last. */
export const readRecent = entries.read;

/** Records that an entry was opened; home and basic information are always visible and are left out. */
export function rememberRecent(systemCode: string): void {
  if (systemCode === HOME_CODE || systemCode === BASIC_CODE) return;
  const { userKey } = sessionStore.getState();
  // Read again, to include what the same person opened in another window.
  const known = userKey === null ? navigationStore.getState().recentCodes : entries.read(userKey);
  const recentCodes = entries.withNewest(known, systemCode);
  navigationStore.setState({ recentCodes });
  entries.write(userKey, recentCodes);
}
