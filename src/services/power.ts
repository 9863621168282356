import { powerEndpoints } from './endpoints/power';
import { call, type CallOptions } from './http';

/** Codes of what the person may do (R217); fails when the status is not 1, so that nothing is stored then (R194). */
export const listPowerCodes = (options?: CallOptions): Promise<string[]> =>
  call(powerEndpoints.listPowerCodes, undefined, options);
