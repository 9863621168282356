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
  type MessageTemplateInput,
  type MessageTemplateQuery,
} from '@/domain/message-template/schema';
import { nothing, type Page } from '@/domain/wire';
import { call, type CallOptions } from './http';
import { post } from './http/endpoint';

const MANAGE = '/api/admin/msgManage';

/** Endpoints of message templates; no screen of the specification uses them. */
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
  createMessageTemplate: post<MessageTemplateInput, { id: string }>({
    row: 'R252',
    name: 'createMessageTemplate',
    path: `${MANAGE}/addMsgTemplate`,
    response: savedMessageTemplate,
    effect: 'creates',
  }),
  updateMessageTemplate: post<MessageTemplateInput & { id: string }, void>({
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

/** One page of message templates (R250). */
export const listMessageTemplates = (
  query: MessageTemplateQuery,
  options?: CallOptions,
): Promise<Page<MessageTemplate>> => call(messageTemplateEndpoints.listMessageTemplates, query, options);

/** First-level categories of messages with their sources (R251). */
export const listMessageLevels = (options?: CallOptions): Promise<MessageLevel[]> =>
  call(messageTemplateEndpoints.listMessageLevels, undefined, options);

/** Creates a template (R252). */
export const createMessageTemplate = (draft: MessageTemplateInput, options?: CallOptions): Promise<{ id: string }> =>
  call(messageTemplateEndpoints.createMessageTemplate, draft, options);

/** Changes a template (R253). */
export const updateMessageTemplate = (
  template: MessageTemplateInput & { id: string },
  options?: CallOptions,
): Promise<void> => call(messageTemplateEndpoints.updateMessageTemplate, template, options);

/** Deletes a template (R254). */
export const removeMessageTemplate = (id: string, options?: CallOptions): Promise<void> =>
  call(messageTemplateEndpoints.removeMessageTemplate, { id }, options);

/** One page of send records (R255). */
export const listMessageSendRecords = (
  query: MessageSendQuery,
  options?: CallOptions,
): Promise<Page<MessageSendRecord>> => call(messageTemplateEndpoints.listMessageSendRecords, query, options);

/** One send record in full (R256). */
export const getMessageSendDetail = (id: string, options?: CallOptions): Promise<MessageSendDetail> =>
  call(messageTemplateEndpoints.getMessageSendDetail, { id }, options);
