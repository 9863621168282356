import { useStore } from 'zustand';
import { decidePermission } from '@/domain/permission';
import type { UserInfo } from '@/domain/user/schema';
import { sessionStore, type SessionState } from './sessionStore';

/** The session, or with a selector only a part of it, for fewer rerenders. */
export function useSession(): SessionState;
export function useSession<Part>(select: (state: SessionState) => Part): Part;
export function useSession<Part>(select?: (state: SessionState) => Part) {
  return useStore(sessionStore, select ?? ((state) => state as Part));
}

const NOBODY: UserInfo = { telephone: '', identityState: 0, userName: '', sex: null, jobNumber: '', extra: {} };

/** The signed-in person; always known below the session gate. */
export const useUser = (): UserInfo => useStore(sessionStore, ({ user }) => user ?? NOBODY);

/** Whether the person has a permission; undefined until known, updated during the session (R141, R194). */
export const usePermission = (code: string | null): boolean | undefined =>
  useStore(sessionStore, ({ powerList, permissionState }) =>
    decidePermission(code, { codes: powerList, isKnown: permissionState !== 'loading' }),
  );

/** The same outside React; false until known. */
export const hasPermission = (code: string): boolean => sessionStore.getState().powerList.includes(code);
