import type { PermissionMenu } from '@/domain/subsystem/assumed';
import type { MenuOrderItem, PermissionVerdict, SubsystemEntry } from '@/domain/subsystem/schema';
import { subsystemEndpoints } from './endpoints/subsystems';
import { call, callEnvelope, type CallOptions, type Envelope } from './http';

/** The entries of the navigation that the server knows (R211). */
export const listSubsystems = (options?: CallOptions): Promise<SubsystemEntry[]> =>
  call(subsystemEndpoints.listSubsystems, undefined, options);

/** Saves the order of the entries for this person, with exactly the keys of the wire (R138, R212). */
export const saveSubsystemOrder = (
  entries: readonly Pick<SubsystemEntry, 'id' | 'isShow' | 'systemCode' | 'orderNumber'>[],
  options?: CallOptions,
): Promise<void> => {
  const items = entries.map(({ id, isShow, systemCode, orderNumber }): MenuOrderItem => ({
    id,
    isShow: isShow ? 1 : 0,
    systemCode,
    orderNumber,
  }));
  return call(subsystemEndpoints.saveSubsystemOrder, items, options);
};

/** The permission-menu tree, one top node for each subsystem (R213). */
export const listPermissionMenus = (options?: CallOptions): Promise<PermissionMenu[]> =>
  call(subsystemEndpoints.listPermissionMenus, undefined, options);

/** The permission menus of one subsystem (R214). */
export const listSubsystemPermissions = (systemCode: string, options?: CallOptions): Promise<PermissionMenu[]> =>
  call(subsystemEndpoints.listSubsystemPermissions, { systemCode }, options);

/** Asks whether a person may open a subsystem; the answer is judged by the access rules (R215, R290). */
export const verifySubsystemPermission = (
  { telephone, systemCode }: { telephone: string; systemCode: string },
  options?: CallOptions,
): Promise<Envelope<PermissionVerdict>> =>
  callEnvelope(subsystemEndpoints.verifySubsystemPermission, { telephone, systemCode }, options);

/** The permission menus of one subsystem for a phone number; the wire calls the code subsystemCode (R216). */
export const listSubsystemPermissionsByPhone = (
  { telephone, systemCode }: { telephone: string; systemCode: string },
  options?: CallOptions,
): Promise<PermissionMenu[]> =>
  call(subsystemEndpoints.listSubsystemPermissionsByPhone, { telephone, subsystemCode: systemCode }, options);
