import { isOverrideAdmitted, OVERRIDE_MAX_MS, readOverrides, type Override } from '@/domain/subsystem/override';
import { mayOverride } from '@/shell/permissions';
import { createEmitter } from '@/utils/createEmitter';
import { getEnvironment } from '@/utils/environment';
import { sessionArea } from '@/utils/storage';

/**
 * The overrides of this window, as its person agreed to them. They are kept in session storage: they survive a reload,
 * and end with the window and with the session.
 */

const changes = createEmitter('onOverridesChange');

const accept = (stored: unknown): Override[] => readOverrides(stored, Date.now());

const store = (overrides: readonly Override[]): void => {
  if (overrides.length > 0) sessionArea.write('portal.overrides', overrides);
  else sessionArea.remove('portal.overrides');
  void changes.emit();
};

/** The overrides that the person agreed to and that have not ended, whether they count now or not. */
export const storedOverrides = (): Override[] => sessionArea.read('portal.overrides', accept) ?? [];

/** The overrides that count now: the environment may have changed since they were agreed to, or the permission. */
export function listOverrides(): Override[] {
  const overrides = storedOverrides();
  if (overrides.length === 0 || mayOverride() !== true) return [];
  const environment = getEnvironment();
  return overrides.filter(({ address }) => isOverrideAdmitted(address, environment, window.location.origin));
}

/** Whether overrides are stored, which the permissions may still have to confirm. */
export const hasStoredOverrides = (): boolean => storedOverrides().length > 0;

/** Begins an override, in place of an earlier one of the same subsystem. */
export function beginOverride(override: Omit<Override, 'until'>): void {
  const others = storedOverrides().filter(({ code }) => code !== override.code);
  store([...others, { ...override, until: Date.now() + OVERRIDE_MAX_MS }]);
}

/** Ends the override of a subsystem. */
export function endOverride(code: string): void {
  store(storedOverrides().filter((override) => override.code !== code));
}

/** Calls the listener after each beginning and end by this window. Returns the unsubscribe function. */
export const onOverridesChange = (listener: () => void): (() => void) => changes.subscribe(listener);
