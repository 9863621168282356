import { hasPermission } from '@/shell/session';

/** What Umi's `useAccess()` answers; components that have to follow a change use `useCan`. */
export default function access() {
  return { can: (code: string): boolean => hasPermission(code) };
}
