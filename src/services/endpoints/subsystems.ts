import { permissionMenus, type PermissionMenu } from '@/domain/subsystem/assumed';
import {
  menuOrder,
  permissionVerdict,
  subsystemEntries,
  type MenuOrderItem,
  type PermissionVerdict,
  type SubsystemEntry,
} from '@/domain/subsystem/schema';
import { nothing } from '@/domain/wire';
import { get, post } from '../http/endpoint';

const FRONT_PAGE = '/system/front/page';

/** Calls about the navigation's entries and who may open them. */
export const subsystemEndpoints = {
  listSubsystems: get<void, SubsystemEntry[]>({
    row: 'R211',
    name: 'listSubsystems',
    path: `${FRONT_PAGE}/subsystem/list`,
    response: subsystemEntries,
    background: true,
  }),
  saveSubsystemOrder: post<MenuOrderItem[], void>({
    row: 'R212',
    name: 'saveSubsystemOrder',
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
  // The parameter is called subsystemCode here and nowhere else.
  listSubsystemPermissionsByPhone: get<{ telephone: string; subsystemCode: string }, PermissionMenu[]>({
    row: 'R216',
    name: 'listSubsystemPermissionsByPhone',
    path: `${FRONT_PAGE}/specify/subsystem/permissionphone`,
    response: permissionMenus,
  }),
};
