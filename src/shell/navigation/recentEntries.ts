import { BASIC_CODE, HOME_CODE, withRecent } from '@/domain/navigation';
import { sessionStore } from '@/shell/session';
import { localArea } from '@/utils/storage';
import { navigationStore } from './navigationStore';

interface RecentEntries {
  person: string;
  codes: string[];
}

const accept = (value: unknown): RecentEntries | undefined => {
  const { person, codes } = (value ?? {}) as Record<string, unknown>;
  if (typeof person !== 'string' || !Array.isArray(codes)) return undefined;
  return { person, codes: codes.filter((code) => typeof code === 'string') };
};

/** The codes that this person used last; what somebody else left is purged (T3, A31). */
export function readRecent(person: string | null): readonly string[] {
  const kept = localArea.read('portal.recentEntries', accept);
  if (kept && kept.person === person) return kept.codes;
  if (kept) localArea.remove('portal.recentEntries');
  return [];
}

/** Notes that an entry was opened; home and basic information are always at hand and need no note. */
export function rememberRecent(systemCode: string): void {
  if (systemCode === HOME_CODE || systemCode === BASIC_CODE) return;
  const codes = withRecent(navigationStore.getState().recentCodes, systemCode);
  navigationStore.setState({ recentCodes: codes });
  const { person } = sessionStore.getState();
  if (person) localArea.write('portal.recentEntries', { person, codes } satisfies RecentEntries);
}
