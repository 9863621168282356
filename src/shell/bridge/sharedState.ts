import { createStore } from 'zustand/vanilla';
import type { PermissionResponse, PortalDictionary, PortalState } from '@portal/subsystem-sdk';
import { isSameJson } from '@/domain/wire/json';
import { getLanguage, onColorSchemeChange, onLanguageChange } from '@/shell/preferences';
import { onSessionEnd, sessionStore, type SessionState } from '@/shell/session';
import { readTheme } from './theme';

/** Returns a deeply frozen copy of plain data, so that a micro-app cannot change the shell's state. */
export function freezeCopy<Data>(data: Data): Data {
  if (Array.isArray(data)) return Object.freeze(data.map(freezeCopy)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const copy = Object.create(Object.prototype) as Record<string, unknown>;
  for (const [name, value] of Object.entries(data))
    Object.defineProperty(copy, name, { value: freezeCopy(value), enumerable: true });
  return Object.freeze(copy) as Data;
}

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

/** The read-only state of all micro-apps, updated with the shell's own. */
export const sharedState = createStore<SharedState>(snapshot);

/** Equal parts keep their identity: a refresh with the same result must not redraw a micro-app while it is used. */
const change = (parts: Partial<SharedState>) => {
  const state = sharedState.getState();
  const changed = Object.entries(parts).filter(([name, part]) => !isSameJson(part, state[name as keyof SharedState]));
  if (changed.length > 0) sharedState.setState(Object.freeze({ ...state, ...Object.fromEntries(changed) }), true);
};

/** Replaces the permission data of the housekeeper (R140). */
export function setHousekeeperPermission(response: PermissionResponse | null): void {
  const { permissions } = sharedState.getState();
  change({ permissions: Object.freeze({ ...permissions, housekeeper: freezeCopy(response) }) });
}

/** Replaces the dictionaries of the portal; null removes them (R141). */
export function setDictionary(dictionary: PortalDictionary | null): void {
  change({ dictionary: dictionary ? freezeCopy(dictionary) : noDictionary });
}

/** Sets whether the portal shows its bars (R058). */
export function setHideBar(hideBar: boolean): void {
  if (sharedState.getState().hideBar !== hideBar) change({ hideBar });
}

/** Keeps the shared state in sync with the session and the language; returns the unsubscribe function. */
export function followSession(): () => void {
  change(snapshot());
  const stops = [
    sessionStore.subscribe((session, before) => {
      if (session.user !== before.user) change({ user: userOf(session) });
      if (session.powerList === before.powerList && session.permissionMenus === before.permissionMenus) return;
      change({ permissions: permissionsOf(session, sharedState.getState().permissions.housekeeper) });
    }),
    // The font follows the language.
    onLanguageChange((locale) => change({ locale, theme: readTheme() })),
    onColorSchemeChange(() => change({ theme: readTheme() })),
    // The next user must not see the data of this one. Cleared here, because nothing is subscribed any more when the
    // session itself is cleared.
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
