import { createStore } from 'zustand/vanilla';
import type { PermissionResponse, PortalDictionary, PortalState } from '@portal/subsystem-sdk';
import { getLanguage, onLanguageChange } from '@/shell/preferences';
import { onSessionEnd, sessionStore, type SessionState } from '@/shell/session';
import { freezeCopy } from './freeze';
import { readTheme } from './theme';

/** State that all micro-apps share; only `isVisible` differs between them. */
export type SharedState = Omit<PortalState, 'isVisible'>;

const userOf = ({ user }: Pick<SessionState, 'user'>): SharedState['user'] =>
  freezeCopy({
    userName: user?.userName ?? '',
    telephone: user?.telephone ?? '',
    jobNumber: user?.jobNumber ?? '',
    sex: user?.sex ?? null,
    identityState: user?.identityState ?? 0,
  });

const permissionsOf = (
  { powerList, permissionMenus }: Pick<SessionState, 'powerList' | 'permissionMenus'>,
  housekeeper: PermissionResponse | null,
): SharedState['permissions'] =>
  freezeCopy({ powerCodes: powerList, menus: Object.values(permissionMenus), housekeeper });

const noDictionary: PortalDictionary = freezeCopy({ fieldSelected: [], dictMap: {} });

const snapshot = (): SharedState => {
  const session = sessionStore.getState();
  return Object.freeze({
    user: userOf(session),
    permissions: permissionsOf(session, null),
    dictionary: noDictionary,
    locale: getLanguage(),
    theme: readTheme(),
    hideBar: false,
  });
};

/** The read-only state of all micro-apps, as fresh as the shell's own copy. */
export const sharedState = createStore<SharedState>(snapshot);

const change = (part: Partial<SharedState>) =>
  sharedState.setState(Object.freeze({ ...sharedState.getState(), ...part }), true);

/** Puts new permission data of the housekeeper in the place of the old (R140). */
export function setHousekeeperPermission(response: PermissionResponse | null): void {
  const { permissions } = sharedState.getState();
  change({ permissions: Object.freeze({ ...permissions, housekeeper: freezeCopy(response) }) });
}

/** Puts the dictionaries of the portal in the place of those before; null takes them away (R141). */
export function setDictionary(dictionary: PortalDictionary | null): void {
  change({ dictionary: dictionary ? freezeCopy(dictionary) : noDictionary });
}

/** Tells the micro-apps whether the portal shows its bars (R058). */
export function setHideBar(hideBar: boolean): void {
  if (sharedState.getState().hideBar !== hideBar) change({ hideBar });
}

/** Keeps the shared state in step with the session and the language; returns what stops it. */
export function followSession(): () => void {
  change(snapshot());
  const stops = [
    sessionStore.subscribe((session, before) => {
      if (session.user !== before.user) change({ user: userOf(session) });
      if (session.powerList === before.powerList && session.permissionMenus === before.permissionMenus) return;
      change({ permissions: permissionsOf(session, sharedState.getState().permissions.housekeeper) });
    }),
    onLanguageChange((locale) => change({ locale })),
    // The next person must not find who this one was and what they may see. Here, because nobody follows any more when
    // the session itself is cleared.
    onSessionEnd(() =>
      change({
        user: userOf({ user: null }),
        permissions: permissionsOf({ powerList: [], permissionMenus: {} }, null),
        dictionary: noDictionary,
      }),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
