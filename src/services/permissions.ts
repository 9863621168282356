import { permissionCodes } from '@/domain/permission/schema';
import { call, type CallOptions } from './http';
import { get } from './http/endpoint';

/** Endpoints of permissions. */
export const permissionEndpoints = {
  listPowerCodes: get<void, string[]>({
    row: 'R217',
    name: 'listPowerCodes',
    path: '/power/listUserPowerCode',
    response: permissionCodes,
    background: true,
  }),
};

/** The person's permission codes (R217); fails if the status is not 1, so that nothing is stored then (R194). */
export const listPowerCodes = (options?: CallOptions): Promise<string[]> =>
  call(permissionEndpoints.listPowerCodes, undefined, options);
