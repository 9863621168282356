import { useStore } from 'zustand';
import { decidePermission } from '@/domain/permission';
import type { UserInfo } from '@/domain/user/schema';
import { sessionStore, type SessionState } from './sessionStore';

/** The session; with a selector only that part of it, which re-renders less. */
export function useSession(): SessionState;
export function useSession<Part>(select: (state: SessionState) => Part): Part;
export function useSession<Part>(select?: (state: SessionState) => Part) {
  return useStore(sessionStore, select ?? ((state) => state as Part));
}

const NOBODY: UserInfo = { telephone: '', identityState: 0, userName: '', sex: null, jobNumber: '', extra: {} };

/** The person who is signed in; below the session gate there always is one. */
export const useUser = (): UserInfo => useStore(sessionStore, ({ user }) => user ?? NOBODY);

/** Whether the person has a permission, followed while they are signed in; undefined until that is known (R141, R194). */
export const usePermission = (code: string | null): boolean | undefined =>
  useStore(sessionStore, ({ powerList, permissionState }) =>
    decidePermission(code, { codes: powerList, isKnown: permissionState !== 'loading' }),
  );

/** The same outside of React; false until it is known. */
export const hasPermission = (code: string): boolean => sessionStore.getState().powerList.includes(code);
