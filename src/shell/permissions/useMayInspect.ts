import type { PortalEnvironment } from '@/domain/environment';
import { getEnvironment } from '@/utils/environment';
import { useCan } from './useCan';

/** Environments in which everyone may open the inspector; in the others it needs a permission. */
const OPEN_ENVIRONMENTS: readonly PortalEnvironment['name'][] = ['development', 'test'];

/** Whether the user may open the inspector of subsystems. */
export function useMayInspect(): boolean {
  const can = useCan('subsystems.inspect');
  return can === true || OPEN_ENVIRONMENTS.includes(getEnvironment().name);
}
