import { isOverrideAdmitted, readOverrideLink, type OverrideRequest } from '@/domain/subsystem/override';
import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import { useMayOverride } from '@/shell/permissions';
import { useRegisteredSubsystem } from '@/shell/subsystem-registry';
import { getEnvironment } from '@/utils/environment';

/** Why a link has no effect. */
export type OverrideRefusal = 'link' | 'environment' | 'permission' | 'origin' | 'code' | 'disabled' | 'registry';

export type OverrideLink =
  | { state: 'pending' }
  | { state: 'refused'; refusal: OverrideRefusal; request: OverrideRequest | null; subsystem?: RegisteredSubsystem }
  | { state: 'ready'; request: OverrideRequest; subsystem: RegisteredSubsystem };

/** What a link may do here. Nothing of its address is requested before the person agrees. */
export function useOverrideLink(search: string): OverrideLink {
  const environment = getEnvironment();
  const mayOverride = useMayOverride();
  const request = readOverrideLink(search);
  const isAdmitted = request !== null && isOverrideAdmitted(request.address, environment, window.location.origin);
  const subsystem = useRegisteredSubsystem(isAdmitted && mayOverride ? request.code : null);
  const refused = (refusal: OverrideRefusal): OverrideLink => ({ state: 'refused', refusal, request });

  if ((environment.overrides ?? 'off') === 'off') return refused('environment');
  if (mayOverride === undefined) return { state: 'pending' };
  if (!mayOverride) return refused('permission');
  if (request === null) return refused('link');
  if (!isAdmitted) return refused('origin');
  if (subsystem === 'pending') return { state: 'pending' };
  if (subsystem === 'unreadable') return refused('registry');
  if (subsystem === 'absent' || subsystem === 'unusable') return refused('code');
  if (subsystem.disabled) return { state: 'refused', refusal: 'disabled', request, subsystem };
  return { state: 'ready', request, subsystem };
}
