import { withOverride } from '@/domain/subsystem/override';
import { hasAdmittedOrigin, type RegisteredSubsystem } from '@/domain/subsystem/registry';
import { permissionsKnown } from '@/shell/session';
import { getEnvironment } from '@/utils/environment';
import { whenDue } from '@/utils/whenDue';
import { hasStoredOverrides, listOverrides, onOverridesChange, storedOverrides } from './overrides';

const find = (code: string) => listOverrides().find((override) => override.code === code);

/** The subsystem as this window shows it: with its override, if there is one. At once where there are none. */
export function applyOverride(subsystem: RegisteredSubsystem): RegisteredSubsystem | Promise<RegisteredSubsystem> {
  return hasStoredOverrides() ? applyStored(subsystem) : subsystem;
}

async function applyStored(subsystem: RegisteredSubsystem): Promise<RegisteredSubsystem> {
  if (getEnvironment().overrides === 'role') await permissionsKnown();
  const override = find(subsystem.code);
  return override ? withOverride(subsystem, override) : subsystem;
}

/** Whether a script of this address may run as part of the subsystem; an override admits its own origin only. */
export function isAdmitted(address: string, { code, override }: RegisteredSubsystem): boolean {
  const isOn = override !== undefined && find(code)?.address === override.address;
  const { subsystemOrigins } = getEnvironment();
  const origins = isOn ? [...subsystemOrigins, new URL(override.address).origin] : subsystemOrigins;
  return hasAdmittedOrigin(address, origins);
}

/** Calls back when an override begins or ends, also by time. Returns the stop function. */
export function watchOverrides(apply: () => void): () => void {
  let stopTimer: () => void = () => undefined;
  const plan = () => {
    stopTimer();
    // All that are stored: the permissions, which decide what counts, are not known yet at the start.
    const ends = storedOverrides().map(({ until }) => until);
    stopTimer =
      ends.length > 0
        ? whenDue(Math.min(...ends), () => {
            apply();
            plan();
          })
        : () => undefined;
  };
  const stop = onOverridesChange(() => {
    apply();
    plan();
  });
  plan();
  return () => {
    stop();
    stopTimer();
  };
}
