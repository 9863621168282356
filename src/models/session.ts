import { useSession } from '@/shell/session';

/** The session as Umi's `useModel('session')`. Umi accepts only a function written in this file. */
export default function useSessionModel() {
  return useSession();
}
