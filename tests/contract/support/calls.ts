// What the specification says of every call (section 7, and decision A21 for paths that it leaves open), written out
// by hand: the table of endpoints is judged by this list, so nothing here is taken from it.
import type { ApiHost } from '../../../src/domain/wire';
import * as applications from '../../../src/services/applications';
import * as dictionaries from '../../../src/services/dictionaries';
import * as files from '../../../src/services/files';
import * as gray from '../../../src/services/gray-release';
import * as housekeeper from '../../../src/services/housekeeper';
import * as manuals from '../../../src/services/manuals';
import * as templates from '../../../src/services/message-templates';
import * as messages from '../../../src/services/messages';
import * as notices from '../../../src/services/notices';
import * as account from '../../../src/services/portal-account';
import * as power from '../../../src/services/power';
import * as subsystems from '../../../src/services/subsystems';
import * as demo from '../../../src/services/task-demo';
import * as todos from '../../../src/services/todos';
import * as users from '../../../src/services/users';

/** One call and how a test makes it. */
export interface ContractCase {
  row: string;
  host: ApiHost;
  method: 'GET' | 'POST';
  path: string;
  /** Names of what is sent, sorted; for a list, the names in each of its items. */
  keys: string[];
  /** Makes the call through its service; may make others before it. */
  make: () => Promise<unknown>;
  timeoutMs?: number;
  /** Who calls; the persona with every permission unless it has to be somebody else. */
  persona?: string;
}

const page = { pageNo: 1, pageSize: 10 };
const PAGE = ['pageNo', 'pageSize'];
const PHONE = '13800138000';
const BIND_PERSONA = 'persona-unbound';

const upload = () => files.uploadFile(new File(['%PDF-1.4'], '说明.pdf', { type: 'application/pdf' }));
const first = <Item>(items: Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('the mock world has no record to try this with');
  return item;
};
const firstId = async (list: Promise<{ records: { id: string }[] }>) => first((await list).records).id;
const mine = async () => (await users.getUserInfo()).telephone;
/** The number that stands first in the login ticket (A20). */
const bipNum = async () => {
  const { loginTicket = '' } = await users.getUserInfo();
  return Buffer.from(loginTicket, 'base64').toString('utf8').split(',')[0] ?? '';
};

const noticeDraft = async () => {
  const { id, downloadUri, originalFilename, filename } = await upload();
  return {
    title: '停水通知',
    columnCode: first(await notices.listNoticeColumns()).columnCode,
    publishingType: '3',
    status: '1',
    sortNum: 0,
    content: '<p>周六停水。</p>',
    picUrlFiles: [],
    fileUrlFiles: [{ id, downloadUri, originalFilename, filename }],
  };
};
const NOTICE_KEYS = [
  ...['columnCode', 'content', 'fileUrlFiles', 'picUrlFiles', 'publishingType', 'sortNum', 'status', 'title'],
];

const manualDraft = async () => {
  const { id, downloadUri, originalFilename, filename } = await upload();
  return {
    name: '门禁操作手册',
    source: '3',
    sourceName: '工单平台',
    pushTime: '2026-01-02 03:04:05',
    uploadAttachment: [{ id, downloadUri, originalFilename, filename }],
  };
};
const MANUAL_KEYS = ['name', 'pushTime', 'source', 'sourceName', 'uploadAttachment'];

const templateDraft = async (name: string) => {
  const level = first(await templates.listMessageLevels());
  return {
    name,
    title: '您好',
    content: '{name}，您好。',
    levelOneCode: level.code,
    source: first(level.sources).code,
  };
};
const TEMPLATE_KEYS = ['content', 'levelOneCode', 'name', 'source', 'title'];

const message = { title: '提醒', content: '请及时处理。', typeCode: '1', status: '2' };

const application = async (systemCode: string) => {
  const areaId = first(await applications.listAreas()).id;
  const itemId = first(await applications.listItems({ areaId })).id;
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

const ITEM_KEYS = ['dataCode', 'dataName', 'parentCode'];
const aDictionary = async () => first(await dictionaries.listDictionaries());
const anItem = async () => first(await dictionaries.listDictionaryItems((await aDictionary()).dataCode));

type Line = [
  row: string,
  signature: `${'GET' | 'POST'} /${string}`,
  keys: string[],
  make: () => Promise<unknown>,
  more?: Partial<Pick<ContractCase, 'host' | 'timeoutMs' | 'persona'>>,
];

const portal = { host: 'portal' } as const;

const lines: Line[] = [
  ['R206', 'GET /system/user/center/getUserInfo', [], () => users.getUserInfo()],
  ['R207', 'GET /system/dictionary/item/adminAuthorityJudgment', [], () => dictionaries.checkAdminAuthority()],
  ['R208', 'POST /system/fileInfoUpload/upload', ['file'], upload, { timeoutMs: 180_000 }],
  [
    'R209',
    'POST /api/common/uploadFile',
    ['file'],
    () => files.uploadCommonFile(new File(['x'], 'x.txt', { type: 'text/plain' })),
    { timeoutMs: 180_000 },
  ],
  ['R210', 'GET /dictionary/getItems', ['code'], async () => dictionaries.listOptions((await aDictionary()).dataCode)],
  ['R211', 'GET /system/front/page/subsystem/list', [], () => subsystems.listSubsystems()],
  [
    'R212',
    'POST /system/front/page/subsystem/order/save',
    ['id', 'isShow', 'orderNumber', 'systemCode'],
    async () => {
      const entries = await subsystems.listSubsystems();
      return subsystems.saveSubsystemOrder(entries.map((entry, index) => ({ ...entry, orderNumber: index + 1 })));
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
  ['R217', 'GET /power/listUserPowerCode', [], () => power.listPowerCodes()],

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
      await account.sendSmsCode({ telephone: username });
      return account.bindOldAccount({ username, msgCode: '1234', bipNum: await bipNum() });
    },
    { ...portal, persona: BIND_PERSONA },
  ],
  [
    'R221',
    'POST /api/user/smsSendCode',
    ['telephone', 'type'],
    () => account.sendSmsCode({ telephone: PHONE }),
    portal,
  ],
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
    async () => applications.listItems({ areaId: first(await applications.listAreas()).id }),
  ],
  [
    'R232',
    'POST /api/department/getDeptItems',
    ['itemId'],
    async () => {
      const areaId = first(await applications.listAreas()).id;
      return applications.listDepartments({ itemId: first(await applications.listItems({ areaId })).id });
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

  [
    'R237',
    'GET /new/notice/2.0/list',
    [...PAGE, 'publishingType', 'status'],
    () => notices.listNotices({ status: 2, publishingType: 2, ...page }),
  ],
  ['R238', 'POST /new/notice/2.0/add', NOTICE_KEYS, async () => notices.createNotice(await noticeDraft())],
  [
    'R239',
    'POST /new/notice/2.0/update',
    [...NOTICE_KEYS, 'id'].sort(),
    async () => {
      const draft = await noticeDraft();
      const { id } = await notices.createNotice(draft);
      return notices.updateNotice({ ...draft, id, title: '停电通知' });
    },
  ],
  [
    'R240',
    'POST /new/notice/2.0/delete',
    ['ids'],
    async () => notices.removeNotices([await firstId(notices.listNotices(page))]),
  ],
  [
    'R241',
    'GET /new/notice/2.0/detail',
    ['id'],
    async () => notices.getEditableNotice(await firstId(notices.listNotices(page))),
  ],
  ['R242', 'GET /new/notice/getNoticeColumn', [], () => notices.listNoticeColumns()],
  [
    'R243',
    'GET /new/notice/2.0/detail',
    ['id'],
    async () => notices.getNotice(await firstId(notices.listNotices(page))),
  ],

  [
    'R244',
    'GET /api/knlKnowledgeNew/2.0/list',
    [...PAGE, 'source'],
    () => manuals.listManuals({ source: '3', ...page }),
  ],
  [
    'R245',
    'GET /api/knlKnowledgeNew/2.0/view',
    ['id'],
    async () => manuals.getManual(await firstId(manuals.listManuals(page))),
  ],
  ['R246', 'GET /api/knlKnowledgeNew/2.0/homeList', [], () => manuals.listHomeManuals()],
  ['R247', 'POST /api/knlKnowledgeNew/2.0/add', MANUAL_KEYS, async () => manuals.createManual(await manualDraft())],
  [
    'R248',
    'POST /api/knlKnowledgeNew/2.0/update',
    ['id', ...MANUAL_KEYS],
    async () => {
      const draft = await manualDraft();
      return manuals.updateManual({ ...draft, id: await firstId(manuals.listManuals(page)) });
    },
  ],
  [
    'R249',
    'POST /api/knlKnowledgeNew/2.0/delete',
    ['id'],
    async () => manuals.removeManual(await firstId(manuals.listManuals(page))),
  ],

  ['R250', 'POST /api/admin/msgManage/list', PAGE, () => templates.listMessageTemplates(page)],
  ['R251', 'POST /api/admin/msgManage/getMsgLevelOneAndSource', [], () => templates.listMessageLevels()],
  [
    'R252',
    'POST /api/admin/msgManage/addMsgTemplate',
    TEMPLATE_KEYS,
    async () => templates.createMessageTemplate(await templateDraft('问候')),
  ],
  [
    'R253',
    'POST /api/admin/msgManage/editMsgTemplate',
    ['content', 'id', ...TEMPLATE_KEYS.slice(1)],
    async () => {
      const id = await firstId(templates.listMessageTemplates(page));
      return templates.updateMessageTemplate({ id, ...(await templateDraft('新的问候')) });
    },
  ],
  [
    'R254',
    'POST /api/admin/msgManage/deleteMsgTemplate',
    ['id'],
    async () => templates.removeMessageTemplate(await firstId(templates.listMessageTemplates(page))),
  ],
  ['R255', 'POST /api/admin/msgManage/getMsgRecords', PAGE, () => templates.listMessageSendRecords(page)],
  [
    'R256',
    'POST /api/admin/msgManage/getMsgSendDetail',
    ['id'],
    async () => templates.getMessageSendDetail(await firstId(templates.listMessageSendRecords(page))),
  ],

  [
    'R257',
    'POST /system/message/getAllMessageList',
    ['isRead', ...PAGE],
    () => messages.listMessages({ isRead: false, ...page }),
  ],
  [
    'R258',
    'POST /system/message/getMyMessageList',
    PAGE,
    async () => {
      await messages.saveMessage(message);
      return messages.listMyMessages(page);
    },
  ],
  [
    'R259',
    'POST /system/message/saveMessageInfo',
    ['content', 'status', 'title', 'typeCode'],
    () => messages.saveMessage(message),
  ],
  [
    'R260',
    'POST /system/message/deleteMyMessageByIds',
    ['ids'],
    async () => messages.removeMyMessages([(await messages.saveMessage(message)).id]),
  ],
  [
    'R261',
    'POST /system/message/deleteMessageByIds',
    ['ids'],
    async () => messages.removeMessages([await firstId(messages.listMessages(page))]),
  ],
  [
    'R262',
    'GET /system/message/getMessageInfo',
    ['id'],
    async () => messages.getMessage(await firstId(messages.listMessages(page))),
  ],
  ['R263', 'GET /system/message/getMessageSumList', [], () => messages.getMessageSummary()],
  [
    'R264',
    'GET /system/message/getMessageNamesByKeyword',
    ['keyword'],
    async () => {
      const { title } = first((await messages.listMessages(page)).records);
      return messages.listMessageNames(title.slice(0, 2));
    },
  ],
  ['R265', 'GET /system/message/getHomeAllMessageList', [], () => messages.listHomeMessages()],

  ['R266', 'POST /todo/todo/pending/list', PAGE, () => todos.listPendingTodos(page)],
  ['R267', 'POST /todo/todo/processed/list', PAGE, () => todos.listProcessedTodos(page)],
  [
    'R268',
    'POST /todo/todo/es/delete',
    ['id'],
    async () => todos.removeTodo(await firstId(todos.listPendingTodos(page))),
  ],
  ['R269', 'GET /todo/todo/apply/list', PAGE, () => todos.listMyApplications(page)],
  ['R270', 'GET /todo/permission/mgr/integration/getPermission', [], () => housekeeper.getHousekeeperPermission()],
  ['R271', 'GET /todo/permission/mgr/integration/checkAccount', [], () => housekeeper.checkHousekeeperAccount()],

  ['R272', 'GET /system/dictionary/list', [], () => dictionaries.listDictionaries()],
  [
    'R273',
    'GET /system/dictionary/item/list',
    ['parentCode'],
    async () => dictionaries.listDictionaryItems((await aDictionary()).dataCode),
  ],
  [
    'R274',
    'GET /system/dictionary/item/listForParentCodes',
    ['parentCodes'],
    async () => {
      const all = await dictionaries.listDictionaries();
      return dictionaries.listItemsOfDictionaries(all.slice(0, 2).map(({ dataCode }) => dataCode));
    },
  ],
  [
    'R275',
    'POST /system/dictionary/addOrUpdate',
    ['dataCode', 'dataName'],
    () => dictionaries.saveDictionary({ dataCode: 'contract', dataName: '合同' }),
  ],
  [
    'R276',
    'POST /system/dictionary/delete',
    ['id'],
    async () => dictionaries.removeDictionary((await aDictionary()).id),
  ],
  [
    'R277',
    'POST /system/dictionary/checkDataCode',
    ['dataCode'],
    () => dictionaries.checkDictionaryCode({ dataCode: 'contract' }),
  ],
  [
    'R278',
    'POST /system/dictionary/checkDataName',
    ['dataName', 'id'],
    async () => dictionaries.checkDictionaryName(await aDictionary().then(({ id, dataName }) => ({ id, dataName }))),
  ],
  [
    'R279',
    'POST /system/dictionary/item/addOrUpdate',
    ITEM_KEYS,
    async () => {
      const { dataCode: parentCode } = await aDictionary();
      return dictionaries.saveDictionaryItem({ dataCode: 'contract', dataName: '合同', parentCode });
    },
  ],
  [
    'R280',
    'POST /system/dictionary/item/delete',
    ['id'],
    async () => dictionaries.removeDictionaryItem((await anItem()).id),
  ],
  [
    'R281',
    'POST /system/dictionary/item/checkDataCode',
    ['dataCode', 'parentCode'],
    async () => {
      const { dataCode: parentCode } = await aDictionary();
      return dictionaries.checkDictionaryItemCode({ dataCode: 'contract', parentCode });
    },
  ],
  [
    'R282',
    'POST /system/dictionary/item/checkDataName',
    ['dataName', 'parentCode'],
    async () => {
      const { dataCode: parentCode } = await aDictionary();
      return dictionaries.checkDictionaryItemName({ dataName: '合同', parentCode });
    },
  ],
  [
    'R283',
    'GET /task/StandardOperation/queryStandardOperationList',
    [],
    () => demo.listStandardOperations(),
    { timeoutMs: 60_000 },
  ],
  [
    'R284',
    'GET /task/StandardOperation/queryDictionaryList',
    [],
    () => demo.listDemoDictionary(),
    { timeoutMs: 60_000 },
  ],
];

/** Every call R206–R284 as the specification has it. */
export const contractCases: ContractCase[] = lines.map(([row, signature, keys, make, more]) => {
  const [method, path] = signature.split(' ') as ['GET' | 'POST', string];
  return { row, method, path, keys, make, host: 'base', ...more };
});
