import { admissionProblem } from '@/domain/subsystem/registry';
import { SubsystemError } from '@/domain/subsystem/failure';
import { fetchPlain } from '@/services/http/fetchPlain';
import { getEnvironment } from '@/utils/environment';
import { markReported } from './runtimeErrors';
import { findAppByAddress, type SandboxedApp } from './callers';

/** A running micro-app that fetches the scripts it adds. */
export interface Adopter extends SandboxedApp {
  fetchDynamicScript(address: string): Promise<Response>;
}

/** Maps the URL of a pending script to the micro-app that added it; the origin does not have to be the app's. */
export const adopters = new Map<string, Adopter>();

/** Logs that a script is not allowed in the sandbox, and returns the error for the loader. */
export function createRefusedScriptError(code: string, address: string): Error {
  console.error(`[subsystem] ${code}: a script was refused: ${admissionProblem(address, [])} (${address})`);
  const error = new SubsystemError({ kind: 'not-admitted', address });
  markReported(error);
  return error;
}

/**
 * Fetches a script that a micro-app adds at runtime. It is evaluated in the shell's realm, so an origin that
 * `connect-src` allows, such as one for frames only, is not enough: it must be admitted to the sandbox.
 */
export const fetchScriptForApp: typeof window.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const adopter = adopters.get(address) ?? (findAppByAddress(address) as Adopter | undefined);
  if (adopter) return adopter.fetchDynamicScript(address);
  if (admissionProblem(address, getEnvironment().subsystemOrigins) !== null)
    throw createRefusedScriptError('sandbox', address);
  return fetchPlain(address, init);
};
