import {
  message,
  latestMessages,
  messageNames,
  messagePage,
  messageSummary,
  savedMessage,
  type Message,
  type MessageInput,
  type MessageQuery,
  type MessageSummary,
} from '@/domain/message/schema';
import { BULK_LIMIT } from '@/domain/message/messageQuery';
import { nothing, type Page } from '@/domain/wire';
import { call, type CallOptions } from './http';
import { get, post } from './http/endpoint';

const MESSAGE = '/system/message';

/** Endpoints of the message center. */
export const messageEndpoints = {
  listMessages: post<MessageQuery, Page<Message>>({
    row: 'R257',
    name: 'listMessages',
    path: `${MESSAGE}/getAllMessageList`,
    response: messagePage,
  }),
  listMyMessages: post<MessageQuery, Page<Message>>({
    row: 'R258',
    name: 'listMyMessages',
    path: `${MESSAGE}/getMyMessageList`,
    response: messagePage,
  }),
  saveMessage: post<MessageInput, { id: string }>({
    row: 'R259',
    name: 'saveMessage',
    path: `${MESSAGE}/saveMessageInfo`,
    response: savedMessage,
    effect: 'creates',
  }),
  removeMyMessages: post<{ ids: string[] }, void>({
    row: 'R260',
    name: 'removeMyMessages',
    path: `${MESSAGE}/deleteMyMessageByIds`,
    response: nothing,
    effect: 'changes',
  }),
  removeMessages: post<{ ids: string[] }, void>({
    row: 'R261',
    name: 'removeMessages',
    path: `${MESSAGE}/deleteMessageByIds`,
    response: nothing,
    effect: 'changes',
  }),
  getMessage: get<{ id: string }, Message>({
    row: 'R262',
    name: 'getMessage',
    path: `${MESSAGE}/getMessageInfo`,
    response: message,
    // Marks the message as read.
    retries: false,
  }),
  getMessageSummary: get<void, MessageSummary>({
    row: 'R263',
    name: 'getMessageSummary',
    path: `${MESSAGE}/getMessageSumList`,
    response: messageSummary,
    background: true,
  }),
  listMessageNames: get<{ keyword: string }, string[]>({
    row: 'R264',
    name: 'listMessageNames',
    path: `${MESSAGE}/getMessageNamesByKeyword`,
    response: messageNames,
    background: true,
  }),
  listHomeMessages: get<void, Message[]>({
    row: 'R265',
    name: 'listHomeMessages',
    path: `${MESSAGE}/getHomeAllMessageList`,
    response: latestMessages,
    background: true,
  }),
};

/** One page of all messages (R257). */
export const listMessages = (query: MessageQuery, options?: CallOptions): Promise<Page<Message>> =>
  call(messageEndpoints.listMessages, query, options);

/** One page of the messages that the person published (R258). */
export const listMyMessages = (query: MessageQuery, options?: CallOptions): Promise<Page<Message>> =>
  call(messageEndpoints.listMyMessages, query, options);

/** Creates or updates a message (R259). */
export const saveMessage = (draft: MessageInput, options?: CallOptions): Promise<{ id: string }> =>
  call(messageEndpoints.saveMessage, draft, options);

type BulkRemoval = (typeof messageEndpoints)['removeMessages'];

/** Removes any number of messages, in batches of the server's limit; stops at the first failure. */
async function removeInBatches(endpoint: BulkRemoval, ids: readonly string[], options?: CallOptions): Promise<void> {
  for (let start = 0; start < ids.length; start += BULK_LIMIT) {
    await call(endpoint, { ids: ids.slice(start, start + BULK_LIMIT) }, options);
  }
}

/** Deletes messages that the person published (R260). */
export const removeMyMessages = (ids: readonly string[], options?: CallOptions): Promise<void> =>
  removeInBatches(messageEndpoints.removeMyMessages, ids, options);

/** Deletes received messages (R261). */
export const removeMessages = (ids: readonly string[], options?: CallOptions): Promise<void> =>
  removeInBatches(messageEndpoints.removeMessages, ids, options);

/** One message; the request marks it as read (R262). */
export const getMessage = (id: string, options?: CallOptions): Promise<Message> =>
  call(messageEndpoints.getMessage, { id }, options);

/** Number of messages (R263). */
export const getMessageSummary = (options?: CallOptions): Promise<MessageSummary> =>
  call(messageEndpoints.getMessageSummary, undefined, options);

/** Title suggestions for a keyword (R264). */
export const listMessageNames = (keyword: string, options?: CallOptions): Promise<string[]> =>
  call(messageEndpoints.listMessageNames, { keyword }, options);

/** The latest messages, for the bell (R265). */
export const listHomeMessages = (options?: CallOptions): Promise<Message[]> =>
  call(messageEndpoints.listHomeMessages, undefined, options);
