import { powerOf, type PortalAction } from '@/domain/power';
import { usePower } from '@/shell/session';

/**
 * Whether the person may do something (R199), followed while they are signed in. Undefined until that is known: what
 * is hidden meanwhile is not refused yet.
 */
export const useCan = (action: PortalAction): boolean | undefined => usePower(powerOf(action));
