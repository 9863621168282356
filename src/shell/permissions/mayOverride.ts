import { decidePermission, permissionFor } from '@/domain/permission';
import { sessionStore, useSession, type SessionState } from '@/shell/session';
import { getEnvironment } from '@/utils/environment';

const decide = ({ powerList, permissionState }: SessionState): boolean | undefined => {
  const { overrides = 'off' } = getEnvironment();
  if (overrides !== 'role') return overrides === 'on';
  const codes = { codes: powerList, isKnown: permissionState !== 'loading' };
  return decidePermission(permissionFor('subsystems.override'), codes);
};

/** Whether the user may show another address in place of a subsystem here; undefined until it is known. */
export const useMayOverride = (): boolean | undefined => useSession(decide);

/** The same outside of React. */
export const mayOverride = (): boolean | undefined => decide(sessionStore.getState());
