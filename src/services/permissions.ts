import { permissionEndpoints } from './endpoints/permissions';
import { call, type CallOptions } from './http';

/** The person's permission codes (R217); fails when the status is not 1, so that nothing is stored then (R194). */
export const listPowerCodes = (options?: CallOptions): Promise<string[]> =>
  call(permissionEndpoints.listPowerCodes, undefined, options);
