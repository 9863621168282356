import { admissionProblem } from '@/domain/subsystem/registry';
import { SubsystemError } from '@/domain/subsystem/failure';
import { fetchPlain } from '@/services/http/fetchPlain';
import { getEnvironment } from '@/utils/environment';
import { markReported } from './lateErrors';
import { findAppByAddress, type SandboxedApp } from './callers';

/** A run that asks for the files that it adds. */
export interface Adopter extends SandboxedApp {
  fetchLate(address: string): Promise<Response>;
}

/** Who has added a script that nobody has asked for yet, by its address: it need not come from the adder's origin. */
export const adopters = new Map<string, Adopter>();

/** Says that a script may not run in the sandbox, and answers the error for the loader. */
export function refusal(code: string, address: string): Error {
  console.error(`[subsystem] ${code}: a script was refused: ${admissionProblem(address, [])} (${address})`);
  const error = new SubsystemError({ kind: 'not-an-app', address });
  markReported(error);
  return error;
}

/**
 * Asks for a script that a micro-app adds while it runs. What comes is evaluated in the shell's realm, so an origin
 * that `connect-src` lets through, such as one for frames only, is not enough: it must be admitted to the sandbox.
 */
export const fetchLateFile: typeof window.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const adopter = adopters.get(address) ?? (findAppByAddress(address) as Adopter | undefined);
  if (adopter) return adopter.fetchLate(address);
  if (admissionProblem(address, getEnvironment().subsystemOrigins) !== null) throw refusal('sandbox', address);
  return fetchPlain(address, init);
};
