import { hasPermission } from '@/shell/session';

/** Result of Umi's `useAccess()`; components that must follow changes use `useCan`. */
export default function access() {
  return { can: (code: string): boolean => hasPermission(code) };
}
