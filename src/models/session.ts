import { useSession } from '@/shell/session';

/** The session under Umi's name for it: `useModel('session')`. Umi takes only a function written in this file. */
export default function useSessionModel() {
  return useSession();
}
