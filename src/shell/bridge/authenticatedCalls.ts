import type { PortalContext } from '@portal/subsystem-sdk';
import { AbortedError, CallNotListedError, SubsystemDisabledError } from '@/services/http';
import { fetchForSubsystem } from '@/services/http/fetchForSubsystem';
import { reportEvent } from '@/utils/errorReports';
import { countCall, recordIncident } from '@/utils/subsystemIncidents';
import { textOf } from './boundedText';

/** Different refused calls that the console names for one micro-app; a flood of addresses would hide the rest. */
const REFUSED_CALLS_REPORTED = 20;

type Caller = Parameters<typeof fetchForSubsystem>[2] & { code: string };

/** Creates the function by which one micro-app makes authenticated calls: counted, and reported when they fail. */
export function createAuthenticatedCalls(caller: Caller, isStopped: () => boolean): PortalContext['request'] {
  const { code } = caller;
  const refusedCalls = new Set<string>();
  /** Logs a refused call once, with the registry field to change. */
  const reportRefusedCall = ({ message }: CallNotListedError) => {
    recordIncident({ region: code, kind: 'refused-call', text: message });
    if (refusedCalls.has(message) || refusedCalls.size >= REFUSED_CALLS_REPORTED) return;
    refusedCalls.add(message);
    console.error(`[portal] registry of subsystems: ${code}: calls: ${message}`);
  };

  const reportFailedCall = (address: string, init: RequestInit | undefined, name: string) => {
    countCall(code, 'failed');
    const message = `${textOf(init?.method, 10).toUpperCase() || 'GET'} ${textOf(address, 300)}`;
    reportEvent({ kind: 'failed-call', owner: 'subsystem', region: code, name, message });
  };

  return async (address: string, init?: RequestInit) => {
    if (isStopped()) throw new AbortedError(`request of the subsystem ${code}`);
    countCall(code, 'made');
    try {
      const response = await fetchForSubsystem(address, init ?? {}, caller);
      if (response.status >= 400) reportFailedCall(address, init, `http-${response.status}`);
      return response;
    } catch (error) {
      const isRefused = error instanceof CallNotListedError || error instanceof SubsystemDisabledError;
      if (isRefused) countCall(code, 'refused');
      else if (!init?.signal?.aborted) reportFailedCall(address, init, error instanceof Error ? error.name : 'unknown');
      if (error instanceof CallNotListedError) reportRefusedCall(error);
      throw error;
    }
  };
}
