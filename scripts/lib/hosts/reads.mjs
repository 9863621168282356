const page = { pageNo: 1, pageSize: 10 };
const nothing = () => undefined;
const paged = () => page;

/** The id of the first record of a page or list that was read before. */
const firstId = (name) => (read) => {
  const [first] = read[name]?.records ?? read[name] ?? [];
  return first?.id ? { id: first.id } : null;
};
const withFirst = (name, toPayload) => (read) => {
  const [first] = read[name] ?? [];
  return first ? toPayload(first) : null;
};
const withPerson = (toPayload) => (read) => (read.getUserInfo ? toPayload(read.getUserInfo) : null);

/**
 * The calls that only read, with their payloads, in an order in which each finds the records that it needs among the
 * data that was read before. A payload is null when there is no such record.
 */
export const READS = {
  getUserInfo: nothing,
  listPowerCodes: nothing,
  listNavigationEntries: nothing,
  listPermissionMenus: nothing,
  listSubsystemPermissions: withFirst('listPermissionMenus', ({ systemCode }) => ({ systemCode })),
  verifySubsystemPermission: withPerson(({ telephone }) => ({ telephone, systemCode: 'lift' })),
  listSubsystemPermissionsByPhone: withPerson(({ telephone }) => ({ telephone, subsystemCode: 'housekeeper' })),
  findUserInfoByPhone: withPerson(({ telephone }) => ({ telephone })),
  getGrayServiceName: nothing,
  listGrayServices: nothing,
  getGrayRule: withFirst('listGrayServices', ({ serviceName }) => ({ serviceName })),
  listRegionScope: () => ({}),
  listProjectScope: () => ({ keyword: '' }),
  listUserScope: withPerson(({ jobNumber }) => ({ jobNumbers: [jobNumber] })),

  listNotices: paged,
  getNotice: firstId('listNotices'),
  getEditableNotice: firstId('listNotices'),
  listNoticeColumns: nothing,
  listManuals: paged,
  getManual: firstId('listManuals'),
  listHomeManuals: nothing,
  listMessages: paged,
  listMyMessages: paged,
  getMessageSummary: nothing,
  listMessageNames: () => ({ keyword: '通知' }),
  listHomeMessages: nothing,
  listMessageTemplates: paged,
  listMessageLevels: () => ({}),
  listMessageSendRecords: paged,
  getMessageSendDetail: firstId('listMessageSendRecords'),
  listPendingTodos: paged,
  listProcessedTodos: paged,
  listMyApplications: paged,
  getHousekeeperPermission: nothing,
  checkHousekeeperAccount: nothing,

  checkAdminAuthority: nothing,
  listDictionaries: nothing,
  listDictionaryItems: withFirst('listDictionaries', ({ dataCode }) => ({ parentCode: dataCode })),
  listItemsOfDictionaries: withFirst('listDictionaries', ({ dataCode }) => ({ parentCodes: dataCode })),
  listOptions: withFirst('listDictionaries', ({ dataCode }) => ({ code: dataCode })),
  checkDictionaryCode: () => ({ dataCode: 'portal-check' }),
  checkDictionaryName: () => ({ dataName: 'portal-check' }),
  checkDictionaryItemCode: withFirst('listDictionaries', ({ dataCode }) => ({
    dataCode: 'portal-check',
    parentCode: dataCode,
  })),
  checkDictionaryItemName: withFirst('listDictionaries', ({ dataCode }) => ({
    dataName: 'portal-check',
    parentCode: dataCode,
  })),

  listAreas: () => ({}),
  listProjects: withFirst('listAreas', ({ id }) => ({ areaId: id })),
  listDepartments: withFirst('listProjects', ({ id }) => ({ itemId: id })),
  listRoleTypes: () => ({}),
  listSkills: () => ({}),
  listStandardOperations: nothing,
  listDemoDictionary: nothing,
};

/** Calls without an effect in the table of endpoints that nevertheless change something, and what. */
export const NOT_MADE = {
  smsSendCode: 'sends a text message',
  reflashToken: 'replaces the token',
  getMessage: 'marks the message as read',
  uploadFile: 'stores a file',
  uploadCommonFile: 'stores a file',
};
