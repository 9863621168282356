// Responses as a server could send them, written by hand from section 3 of the specification (and, where it is silent,
// from the assumed shapes). Each lists its required fields.
import type { EndpointName } from '../../../src/services/endpoints';

/** An object of a response and its required fields. */
export interface Sample {
  row: string;
  /** What the object is, in the specification's words. */
  what: string;
  endpoint: EndpointName;
  value: Record<string, unknown>;
  required: string[];
  /** Builds the response data around the object. */
  wrap: (value: unknown) => unknown;
}

const itself = (value: unknown) => value;
const listed = (value: unknown) => [value];
const paged = (value: unknown) => ({ records: [value], total: 1, pageNo: 1, pageSize: 13 });

/** Every field of the object is required. */
const whole = (row: string, what: string, endpoint: EndpointName, wrap: Sample['wrap'], value: object): Sample => ({
  row,
  what,
  endpoint,
  wrap,
  value: value as Record<string, unknown>,
  required: Object.keys(value),
});

const picture = { id: '1', downloadUri: '/_files/1' };
const noticeFile = { downloadUri: '/_files/2', originalFilename: '通知.pdf', filename: '2.pdf' };
const noticeDetail = {
  title: '停水通知',
  createdByName: 'Li',
  columnName: '公告',
  createTime: '2026-01-02 03:04:05',
  statusName: '已发布',
  publishingName: 'PC',
  sortNum: 0,
  content: '<p>x</p>',
  picUrlFiles: [picture],
  fileUrlFiles: [noticeFile],
};
const manualFile = { downloadUri: '/_files/3', originalFilename: '手册.pdf' };
const manual = { id: '1', source: 3, sourceName: '工单', pushTime: '2026-01-02', uploadAttachment: [manualFile] };

/** Section 3 of the specification. */
export const listedSamples: Sample[] = [
  {
    ...whole('R131', 'user info', 'getUserInfo', itself, {
      telephone: '13800138000',
      zattestState: 0,
      userName: '王小明',
      sex: 1,
      jobNum: 'A0001',
    }),
    // A status that is missing or unreadable shows neither dialog (R164); it does not block the portal.
    required: ['telephone', 'userName', 'sex', 'jobNum'],
  },
  whole('R132', 'subsystem item', 'listNavigationEntries', listed, {
    id: '1',
    systemCode: 'lift',
    systemName: '电梯',
    isShow: 1,
    orderNumber: 3,
    isFixed: 0,
    isByd: '1',
    icon: 'lift',
  }),
  whole('R133', 'permission result', 'verifySubsystemPermission', itself, { isLimit: '1', reasonsRejection: '' }),
  whole('R134', 'notice record', 'listNotices', paged, {
    id: '1',
    title: '停水通知',
    columnCode: '1',
    columnName: '公告',
    createTime: '2026-01-02 03:04:05',
    status: 2,
    publishingType: 2,
  }),
  whole('R135', 'notice detail', 'getNotice', itself, noticeDetail),
  whole('R135', 'notice detail to edit', 'getEditableNotice', itself, noticeDetail),
  whole('R135', 'cover image', 'getNotice', (file) => ({ ...noticeDetail, picUrlFiles: [file] }), picture),
  whole('R135', 'notice attachment', 'getNotice', (file) => ({ ...noticeDetail, fileUrlFiles: [file] }), noticeFile),
  whole('R136', 'manual of the list', 'listManuals', paged, manual),
  whole('R136', 'manual of the home page', 'listHomeManuals', listed, manual),
  whole('R136', 'manual', 'getManual', itself, manual),
  whole('R136', 'manual attachment', 'getManual', (file) => ({ ...manual, uploadAttachment: [file] }), manualFile),
  whole('R139', 'gray service', 'getGrayServiceName', itself, { serviceName: 'svc-a', eurekaUrl: 'http://eureka/' }),
];

const menu = { systemCode: 'lift', id: '1', name: '电梯' };
const scope = { id: '1', name: '华东' };
const dictionaryItem = { id: '1', dataCode: 'a', dataName: '甲', parentCode: 'p' };
const message = {
  id: '1',
  title: '提醒',
  content: 'x',
  source: '工程部',
  typeCode: '1',
  typeName: '系统通知',
  createTime: '2026-01-02 03:04:05',
  isRead: false,
  createdByName: 'Li',
};
const messageType = { typeCode: '1', typeName: '系统通知', total: 3, unread: 1 };
const summary = { total: 3, unread: 1, types: [messageType] };
const todo = {
  id: '1',
  title: '审批',
  systemCode: 'lift',
  systemName: '电梯',
  applicantName: 'Li',
  createTime: '2026-01-02 03:04:05',
  status: '1',
  statusName: '已提交',
};
const level = { code: '1', name: '系统', sources: [{ code: '2', name: '工单' }] };
const sending = { id: '1', title: 't', content: 'c', sendTime: '2026-01-02', receivers: [] as unknown[] };
const receiver = { jobNumber: 'A0001', name: 'Li', isRead: true };

/** Bodies that the specification does not show. */
export const assumedSamples: Sample[] = [
  whole('R213', 'permission menu', 'listPermissionMenus', listed, menu),
  whole('R213', 'inner permission menu', 'listPermissionMenus', (child) => [{ ...menu, children: [child] }], menu),
  whole('R222', 'token', 'reflashToken', itself, { ssoToken: 'x' }),
  whole('R218', 'account', 'findUserInfoByPhone', itself, { telephone: '13800138000', userName: 'Li' }),
  whole('R208', 'uploaded file', 'uploadFile', itself, {
    id: '1',
    downloadUri: '/_files/1',
    originalFilename: 'a.png',
    filename: '1.png',
    size: 3,
  }),
  whole('R210', 'option', 'listOptions', listed, { code: '1', name: '甲' }),
  whole('R224 R287', 'gray rule', 'getGrayRule', itself, {
    serviceName: 'svc-a',
    enabled: true,
    regionIds: ['1'],
    projectIds: [],
    userJobNumbers: null,
  }),
  whole('R225 R287', 'service', 'listGrayServices', listed, { serviceName: 'svc-a', description: '' }),
  whole('R226 R287', 'region', 'listRegionScope', listed, scope),
  whole('R227 R287', 'project', 'listProjectScope', listed, scope),
  whole('R228 R287', 'person', 'listUserScope', listed, scope),
  whole('R230', 'area', 'listAreas', listed, scope),
  whole('R231', 'project', 'listProjects', listed, scope),
  whole('R232', 'department', 'listDepartments', listed, scope),
  whole('R233', 'role type', 'listRoleTypes', listed, scope),
  whole('R234', 'skill', 'listSkills', listed, scope),
  whole('R242', 'column', 'listNoticeColumns', listed, { columnCode: '1', columnName: '公告' }),
  whole('R238', 'written notice', 'createNotice', itself, { id: '1' }),
  whole('R247', 'published manual', 'createManual', itself, { id: '1' }),
  whole('R250 R287', 'message template', 'listMessageTemplates', paged, {
    id: '1',
    name: 'n',
    title: 't',
    content: 'c',
    levelOneCode: '1',
    source: '2',
    enabled: 1,
    createTime: '2026-01-02',
  }),
  whole('R251 R287', 'message level', 'listMessageLevels', listed, level),
  whole('R251 R287', 'message source', 'listMessageLevels', (one) => [{ ...level, sources: [one] }], level.sources[0]!),
  whole('R252 R287', 'written template', 'createMessageTemplate', itself, { id: '1' }),
  whole('R255 R287', 'sending', 'listMessageSendRecords', paged, {
    id: '1',
    templateId: '1',
    title: 't',
    sendTime: '2026-01-02',
    receiverCount: 3,
    status: '1',
  }),
  whole('R256 R287', 'sending in full', 'getMessageSendDetail', itself, sending),
  whole('R256 R287', 'receiver', 'getMessageSendDetail', (one) => ({ ...sending, receivers: [one] }), receiver),
  whole('R257 R287', 'message', 'listMessages', paged, message),
  whole('R258 R287', 'own message', 'listMyMessages', paged, message),
  whole('R259 R287', 'written message', 'saveMessage', itself, { id: '1' }),
  whole('R262 R287', 'message in full', 'getMessage', itself, message),
  whole('R263 R287', 'message summary', 'getMessageSummary', itself, summary),
  whole('R263 R287', 'message type', 'getMessageSummary', (one) => ({ ...summary, types: [one] }), messageType),
  whole('R265 R287', 'home message', 'listHomeMessages', listed, message),
  whole('R266 R287', 'waiting task', 'listPendingTodos', paged, todo),
  whole('R267 R287', 'done task', 'listProcessedTodos', paged, todo),
  whole('R269 R287', 'own application', 'listMyApplications', paged, todo),
  whole('R272 R287', 'dictionary', 'listDictionaries', listed, { id: '1', dataCode: 'a', dataName: '甲' }),
  whole('R273 R287', 'dictionary value', 'listDictionaryItems', listed, dictionaryItem),
  whole('R274 R287', 'dictionary value', 'listItemsOfDictionaries', listed, dictionaryItem),
  whole('R275 R287', 'written dictionary', 'saveDictionary', itself, { id: '1' }),
  whole('R279 R287', 'written value', 'saveDictionaryItem', itself, { id: '1' }),
  whole('R283', 'standard operation', 'listStandardOperations', listed, {
    id: '1',
    operationCode: 'SOP-1',
    operationName: '巡查',
  }),
  whole('R284', 'demo entry', 'listDemoDictionary', listed, { dataCode: 'a', dataName: '甲' }),
];
