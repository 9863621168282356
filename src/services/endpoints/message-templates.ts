import {
  messageLevels,
  messageSendDetail,
  messageSendPage,
  messageTemplatePage,
  savedMessageTemplate,
  type MessageLevel,
  type MessageSendDetail,
  type MessageSendQuery,
  type MessageSendRecord,
  type MessageTemplate,
  type MessageTemplateDraft,
  type MessageTemplateQuery,
} from '@/domain/message-template/assumed';
import { nothing, type Page } from '@/domain/wire';
import { post } from '../http/endpoint';

const MANAGE = '/api/admin/msgManage';

/** Calls about message templates; no screen of the specification uses them. */
export const messageTemplateEndpoints = {
  listMessageTemplates: post<MessageTemplateQuery, Page<MessageTemplate>>({
    row: 'R250',
    name: 'listMessageTemplates',
    path: `${MANAGE}/list`,
    response: messageTemplatePage,
  }),
  listMessageLevels: post<void, MessageLevel[]>({
    row: 'R251',
    name: 'listMessageLevels',
    path: `${MANAGE}/getMsgLevelOneAndSource`,
    response: messageLevels,
  }),
  createMessageTemplate: post<MessageTemplateDraft, { id: string }>({
    row: 'R252',
    name: 'createMessageTemplate',
    path: `${MANAGE}/addMsgTemplate`,
    response: savedMessageTemplate,
    effect: 'creates',
  }),
  updateMessageTemplate: post<MessageTemplateDraft & { id: string }, void>({
    row: 'R253',
    name: 'updateMessageTemplate',
    path: `${MANAGE}/editMsgTemplate`,
    response: nothing,
    effect: 'changes',
  }),
  removeMessageTemplate: post<{ id: string }, void>({
    row: 'R254',
    name: 'removeMessageTemplate',
    path: `${MANAGE}/deleteMsgTemplate`,
    response: nothing,
    effect: 'changes',
  }),
  listMessageSendRecords: post<MessageSendQuery, Page<MessageSendRecord>>({
    row: 'R255',
    name: 'listMessageSendRecords',
    path: `${MANAGE}/getMsgRecords`,
    response: messageSendPage,
  }),
  getMessageSendDetail: post<{ id: string }, MessageSendDetail>({
    row: 'R256',
    name: 'getMessageSendDetail',
    path: `${MANAGE}/getMsgSendDetail`,
    response: messageSendDetail,
  }),
};
