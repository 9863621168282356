import { housekeeperAccount } from '@/domain/housekeeper/assumed';
import { housekeeperPermissionData } from '@/domain/housekeeper/schema';
import { get } from '../http/endpoint';

const INTEGRATION = '/todo/permission/mgr/integration';

/** Calls that prepare the housekeeper subsystem. */
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
