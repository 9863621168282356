import { permissionFor, type PortalAction } from '@/domain/permission';
import { usePermission } from '@/shell/session';

/**
 * Whether the person may do something (R199), followed while they are signed in. Undefined until that is known: what
 * is hidden meanwhile is not refused yet.
 */
export const useCan = (action: PortalAction): boolean | undefined => usePermission(permissionFor(action));
