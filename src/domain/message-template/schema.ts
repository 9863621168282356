// Assumed: the specification names the template calls, not their bodies (R250–R256, R287).
import {
  flag,
  id,
  listOf,
  numberOr,
  pageOf,
  text,
  time,
  wireObject,
  type Page,
  type PageQuery,
  type Schema,
} from '../wire';

/** A text with `{name}` placeholders for messages. */
export interface MessageTemplate {
  id: string;
  name: string;
  title: string;
  content: string;
  levelOneCode: string;
  source: string;
  enabled: boolean;
  createTime: string;
}

export const messageTemplatePage: Schema<Page<MessageTemplate>> = pageOf(
  wireObject({
    id,
    name: text,
    title: text,
    content: text,
    levelOneCode: text,
    source: text,
    enabled: flag,
    createTime: time,
  }),
);

/** Filters of the template list. */
export interface MessageTemplateQuery extends PageQuery {
  name?: string;
  levelOneCode?: string;
  source?: string;
}

/** Body for saving a template. */
export interface MessageTemplateInput {
  name: string;
  title: string;
  content: string;
  levelOneCode: string;
  source: string;
}

export const savedMessageTemplate: Schema<{ id: string }> = wireObject({ id });

/** A first-level category of messages with its sources. */
export interface MessageLevel {
  code: string;
  name: string;
  sources: { code: string; name: string }[];
}

export const messageLevels: Schema<MessageLevel[]> = listOf(
  wireObject({ code: id, name: text, sources: listOf(wireObject({ code: id, name: text })) }),
);

/** Filters of the send records. */
export interface MessageSendQuery extends PageQuery {
  templateId?: string;
}

/** One send record of a template. */
export interface MessageSendRecord {
  id: string;
  templateId: string;
  title: string;
  sendTime: string;
  receiverCount: number;
  status: string;
}

export const messageSendPage: Schema<Page<MessageSendRecord>> = pageOf(
  wireObject({ id, templateId: id, title: text, sendTime: time, receiverCount: numberOr(0), status: text }),
);

/** One send record in full. */
export interface MessageSendDetail {
  id: string;
  title: string;
  content: string;
  sendTime: string;
  receivers: { jobNumber: string; name: string; isRead: boolean }[];
}

export const messageSendDetail: Schema<MessageSendDetail> = wireObject({
  id,
  title: text,
  content: text,
  sendTime: time,
  receivers: listOf(wireObject({ jobNumber: id, name: text, isRead: flag })),
});
