import {
  menuOrder,
  permissionMenus,
  permissionVerdict,
  serverEntries,
  type MenuOrderItem,
  type PermissionMenu,
  type PermissionVerdict,
  type ServerEntry,
} from '@/domain/subsystem/schema';
import { nothing } from '@/domain/wire';
import { call, callEnvelope, type CallOptions, type Envelope } from './http';
import { get, post } from './http/endpoint';

const FRONT_PAGE = '/system/front/page';

/** Endpoints of the navigation entries and their permissions. */
export const subsystemEndpoints = {
  listNavigationEntries: get<void, ServerEntry[]>({
    row: 'R211',
    name: 'listNavigationEntries',
    path: `${FRONT_PAGE}/subsystem/list`,
    response: serverEntries,
    background: true,
  }),
  saveEntryOrder: post<MenuOrderItem[], void>({
    row: 'R212',
    name: 'saveEntryOrder',
    path: `${FRONT_PAGE}/subsystem/order/save`,
    payload: menuOrder,
    response: nothing,
    effect: 'changes',
  }),
  listPermissionMenus: get<void, PermissionMenu[]>({
    row: 'R213',
    name: 'listPermissionMenus',
    path: `${FRONT_PAGE}/subsystem/permission/list`,
    response: permissionMenus,
    background: true,
  }),
  listSubsystemPermissions: get<{ systemCode: string }, PermissionMenu[]>({
    row: 'R214',
    name: 'listSubsystemPermissions',
    path: `${FRONT_PAGE}/specify/subsystem/permission`,
    response: permissionMenus,
  }),
  verifySubsystemPermission: get<{ telephone: string; systemCode: string }, PermissionVerdict>({
    row: 'R215',
    name: 'verifySubsystemPermission',
    path: `${FRONT_PAGE}/subsystem/getPermissionVerification`,
    response: permissionVerdict,
  }),
  // The parameter is called subsystemCode only here.
  listSubsystemPermissionsByPhone: get<{ telephone: string; subsystemCode: string }, PermissionMenu[]>({
    row: 'R216',
    name: 'listSubsystemPermissionsByPhone',
    path: `${FRONT_PAGE}/specify/subsystem/permissionphone`,
    response: permissionMenus,
  }),
};

/** Navigation entries of the server (R211). */
export const listNavigationEntries = (options?: CallOptions): Promise<ServerEntry[]> =>
  call(subsystemEndpoints.listNavigationEntries, undefined, options);

/** Saves the person's order of the entries, with exactly the keys of R138 and nothing the server added (R212, A40). */
export const saveEntryOrder = (
  entries: readonly Pick<ServerEntry, 'id' | 'isShow' | 'systemCode' | 'orderNumber'>[],
  options?: CallOptions,
): Promise<void> => {
  const items = entries.map(({ id, isShow, systemCode, orderNumber }): MenuOrderItem => ({
    id,
    isShow: isShow ? 1 : 0,
    systemCode,
    orderNumber,
  }));
  return call(subsystemEndpoints.saveEntryOrder, items, options);
};

/** The permission-menu tree, one root node per subsystem (R213). */
export const listPermissionMenus = (options?: CallOptions): Promise<PermissionMenu[]> =>
  call(subsystemEndpoints.listPermissionMenus, undefined, options);

/** The permission menus of one subsystem (R214). */
export const listSubsystemPermissions = (systemCode: string, options?: CallOptions): Promise<PermissionMenu[]> =>
  call(subsystemEndpoints.listSubsystemPermissions, { systemCode }, options);

/** Checks whether a person may open a subsystem; the access rules evaluate the response (R215, R290). */
export const verifySubsystemPermission = (
  { telephone, systemCode }: { telephone: string; systemCode: string },
  options?: CallOptions,
): Promise<Envelope<PermissionVerdict>> =>
  callEnvelope(subsystemEndpoints.verifySubsystemPermission, { telephone, systemCode }, options);

/** The permission menus of one subsystem for a phone number; the code is called subsystemCode on the wire (R216). */
export const listSubsystemPermissionsByPhone = (
  { telephone, systemCode }: { telephone: string; systemCode: string },
  options?: CallOptions,
): Promise<PermissionMenu[]> =>
  call(subsystemEndpoints.listSubsystemPermissionsByPhone, { telephone, subsystemCode: systemCode }, options);
