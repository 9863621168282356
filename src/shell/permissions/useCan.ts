import { permissionFor, type PortalAction } from '@/domain/permission';
import { usePermission } from '@/shell/session';

/**
 * Whether the user may do something (R199); updates while they are signed in. Undefined until it is known: hide the UI
 * meanwhile, but do not show a refusal.
 */
export const useCan = (action: PortalAction): boolean | undefined => usePermission(permissionFor(action));
