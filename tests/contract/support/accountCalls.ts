// Person, subsystems, portal account, gray release and the permission application.
import * as applications from '../../../src/services/applications';
import * as files from '../../../src/services/files';
import * as gray from '../../../src/services/gray-release';
import * as account from '../../../src/services/portal-account';
import * as permissions from '../../../src/services/permissions';
import * as subsystems from '../../../src/services/subsystems';
import * as users from '../../../src/services/users';
import { first, upload, type Line } from './contractCase';

const PHONE = '13800138000';
const BIND_PERSONA = 'persona-unbound';
const portal = { host: 'portal' } as const;

const mine = async () => (await users.getUserInfo()).telephone;
/** The first number in the login ticket (A20). */
const bipNum = async () => {
  const { loginTicket = '' } = await users.getUserInfo();
  return Buffer.from(loginTicket, 'base64').toString('utf8').split(',')[0] ?? '';
};

const application = async (systemCode: string) => {
  const areaId = first(await applications.listAreas()).id;
  const itemId = first(await applications.listProjects({ areaId })).id;
  return {
    systemCode,
    areaId,
    itemId,
    departmentId: first(await applications.listDepartments({ itemId })).id,
    roleTypeIds: [first(await applications.listRoleTypes()).id],
    skillIds: [first(await applications.listSkills()).id],
    reason: '岗位调整，需要使用',
  };
};
const APPLICATION_KEYS = ['areaId', 'departmentId', 'itemId', 'reason', 'roleTypeIds', 'skillIds', 'systemCode'];

/** R206–R236, except for the dictionaries. */
export const accountCalls: Line[] = [
  ['R206', 'GET /system/user/center/getUserInfo', [], () => users.getUserInfo()],
  ['R208', 'POST /system/fileInfoUpload/upload', ['file'], upload, { timeoutMs: 180_000 }],
  [
    'R209',
    'POST /api/common/uploadFile',
    ['file'],
    () => files.uploadCommonFile(new File(['x'], 'x.txt', { type: 'text/plain' })),
    { timeoutMs: 180_000 },
  ],
  ['R211', 'GET /system/front/page/subsystem/list', [], () => subsystems.listNavigationEntries()],
  [
    'R212',
    'POST /system/front/page/subsystem/order/save',
    ['id', 'isShow', 'orderNumber', 'systemCode'],
    async () => {
      const entries = await subsystems.listNavigationEntries();
      return subsystems.saveEntryOrder(entries.map((entry, index) => ({ ...entry, orderNumber: index + 1 })));
    },
  ],
  ['R213', 'GET /system/front/page/subsystem/permission/list', [], () => subsystems.listPermissionMenus()],
  [
    'R214',
    'GET /system/front/page/specify/subsystem/permission',
    ['systemCode'],
    () => subsystems.listSubsystemPermissions('housekeeper'),
  ],
  [
    'R215',
    'GET /system/front/page/subsystem/getPermissionVerification',
    ['systemCode', 'telephone'],
    async () => subsystems.verifySubsystemPermission({ telephone: await mine(), systemCode: 'lift' }),
  ],
  [
    'R216',
    'GET /system/front/page/specify/subsystem/permissionphone',
    ['subsystemCode', 'telephone'],
    async () => subsystems.listSubsystemPermissionsByPhone({ telephone: await mine(), systemCode: 'housekeeper' }),
  ],
  ['R217', 'GET /power/listUserPowerCode', [], () => permissions.listPowerCodes()],

  [
    'R218',
    'POST /api/portal/findUserInfoByPhone',
    ['telephone'],
    async () => account.findUserInfoByPhone(await mine()),
    portal,
  ],
  [
    'R219',
    'POST /api/portal/addAccount',
    ['bipNum'],
    async () => account.addAccount(await bipNum()),
    { ...portal, persona: BIND_PERSONA },
  ],
  [
    'R220',
    'POST /api/portal/bindOldAccount',
    ['bipNum', 'msgCode', 'telephone', 'type'],
    async () => {
      const username = await mine();
      await account.sendSmsCode(username);
      return account.bindOldAccount({ username, msgCode: '1234', bipNum: await bipNum() });
    },
    { ...portal, persona: BIND_PERSONA },
  ],
  ['R221', 'POST /api/user/smsSendCode', ['telephone', 'type'], () => account.sendSmsCode(PHONE), portal],
  ['R222', 'GET /api/reflashToken', [], () => account.refreshToken(), portal],
  ['R223', 'GET /api/gray/rule/getServiceName', [], () => gray.getGrayServiceName(), portal],
  [
    'R224',
    'GET /api/gray/rule/getGrayRule',
    ['serviceName'],
    async () => gray.getGrayRule(first(await gray.listGrayServices()).serviceName),
    portal,
  ],
  ['R225', 'GET /api/gray/rule/getServices', [], () => gray.listGrayServices(), portal],
  ['R226', 'POST /api/gray/rule/getRegionScope', [], () => gray.listRegionScope(), portal],
  ['R227', 'POST /api/gray/rule/getProjectScope', ['keyword'], () => gray.listProjectScope({ keyword: '' }), portal],
  [
    'R228',
    'POST /api/gray/rule/getUserScope',
    ['jobNumbers'],
    async () => gray.listUserScope({ jobNumbers: [(await users.getUserInfo()).jobNumber, 'nobody'] }),
    portal,
  ],
  [
    'R229',
    'POST /api/gray/rule/saveGrayRule',
    ['enabled', 'projectIds', 'regionIds', 'serviceName', 'userJobNumbers'],
    async () => {
      const { serviceName } = first(await gray.listGrayServices());
      const regionIds = [first(await gray.listRegionScope()).id];
      return gray.saveGrayRule({ serviceName, enabled: true, regionIds, projectIds: [], userJobNumbers: [] });
    },
    portal,
  ],

  ['R230', 'POST /api/area/getAreaList', [], () => applications.listAreas()],
  [
    'R231',
    'POST /api/item/getItemList',
    ['areaId'],
    async () => applications.listProjects({ areaId: first(await applications.listAreas()).id }),
  ],
  [
    'R232',
    'POST /api/department/getDeptItems',
    ['itemId'],
    async () => {
      const areaId = first(await applications.listAreas()).id;
      return applications.listDepartments({ itemId: first(await applications.listProjects({ areaId })).id });
    },
  ],
  ['R233', 'POST /api/role/type/operationIntegrationlist', [], () => applications.listRoleTypes()],
  ['R234', 'POST /api/skill/getList', [], () => applications.listSkills()],
  [
    'R235',
    'POST /api/user/oiAuthentication',
    APPLICATION_KEYS,
    async () => applications.sendApplication(await application('lift')),
  ],
  [
    'R236',
    'POST /user/oiAuthentication',
    APPLICATION_KEYS,
    async () => applications.sendWorkOrderApplication(await application('workorder')),
    { host: 'workOrder' },
  ],
];
