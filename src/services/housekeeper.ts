import { housekeeperAccount, housekeeperPermissionData, type HousekeeperPermission } from '@/domain/housekeeper/schema';
import { call, callEnvelope, EnvelopeError, type CallOptions } from './http';
import { get } from './http/endpoint';

const INTEGRATION = '/todo/permission/mgr/integration';

/** Endpoints that the housekeeper subsystem needs before it mounts. */
export const housekeeperEndpoints = {
  getHousekeeperPermission: get<void, unknown>({
    row: 'R270',
    name: 'getHousekeeperPermission',
    path: `${INTEGRATION}/getPermission`,
    response: housekeeperPermissionData,
    background: true,
  }),
  checkHousekeeperAccount: get<void, boolean>({
    row: 'R271',
    name: 'checkHousekeeperAccount',
    path: `${INTEGRATION}/checkAccount`,
    response: housekeeperAccount,
    background: true,
  }),
};

/** Permission data passed to the housekeeper subsystem unchanged (R140, R270); the page shows failures. */
export async function getHousekeeperPermission(options?: CallOptions): Promise<HousekeeperPermission> {
  const endpoint = housekeeperEndpoints.getHousekeeperPermission;
  const { status, isOk, msg, data } = await callEnvelope(endpoint, undefined, options);
  if (!isOk) throw new EnvelopeError(endpoint.name, status, msg);
  return { status, data };
}

/** Whether the person has an account in the housekeeper system (R271). */
export const checkHousekeeperAccount = (options?: CallOptions): Promise<boolean> =>
  call(housekeeperEndpoints.checkHousekeeperAccount, undefined, options);
