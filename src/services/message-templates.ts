import type {
  MessageLevel,
  MessageSendDetail,
  MessageSendQuery,
  MessageSendRecord,
  MessageTemplate,
  MessageTemplateDraft,
  MessageTemplateQuery,
} from '@/domain/message-template/assumed';
import type { Page } from '@/domain/wire';
import { messageTemplateEndpoints } from './endpoints/message-templates';
import { call, type CallOptions } from './http';

/** One page of message templates (R250). */
export const listMessageTemplates = (
  query: MessageTemplateQuery,
  options?: CallOptions,
): Promise<Page<MessageTemplate>> => call(messageTemplateEndpoints.listMessageTemplates, query, options);

/** The first levels of messages with their sources (R251). */
export const listMessageLevels = (options?: CallOptions): Promise<MessageLevel[]> =>
  call(messageTemplateEndpoints.listMessageLevels, undefined, options);

/** Writes a new template (R252). */
export const createMessageTemplate = (draft: MessageTemplateDraft, options?: CallOptions): Promise<{ id: string }> =>
  call(messageTemplateEndpoints.createMessageTemplate, draft, options);

/** Changes a template (R253). */
export const updateMessageTemplate = (
  template: MessageTemplateDraft & { id: string },
  options?: CallOptions,
): Promise<void> => call(messageTemplateEndpoints.updateMessageTemplate, template, options);

/** Deletes a template (R254). */
export const removeMessageTemplate = (id: string, options?: CallOptions): Promise<void> =>
  call(messageTemplateEndpoints.removeMessageTemplate, { id }, options);

/** One page of what was sent (R255). */
export const listMessageSendRecords = (
  query: MessageSendQuery,
  options?: CallOptions,
): Promise<Page<MessageSendRecord>> => call(messageTemplateEndpoints.listMessageSendRecords, query, options);

/** One sending in full (R256). */
export const getMessageSendDetail = (id: string, options?: CallOptions): Promise<MessageSendDetail> =>
  call(messageTemplateEndpoints.getMessageSendDetail, { id }, options);
