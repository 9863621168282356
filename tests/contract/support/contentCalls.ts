// Notices, manuals, message templates and messages.
import * as manuals from '../../../src/services/manuals';
import * as templates from '../../../src/services/message-templates';
import * as messages from '../../../src/services/messages';
import * as notices from '../../../src/services/notices';
import { first, firstId, page, PAGE, upload, type Line } from './contractCase';

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

/** R237–R265. */
export const contentCalls: Line[] = [
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
];
