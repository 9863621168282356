import { permissionCodes } from '@/domain/permission/schema';
import { get } from '../http/endpoint';

/** Calls about what the person may do. */
export const permissionEndpoints = {
  listPowerCodes: get<void, string[]>({
    row: 'R217',
    name: 'listPowerCodes',
    path: '/power/listUserPowerCode',
    response: permissionCodes,
    background: true,
  }),
};
