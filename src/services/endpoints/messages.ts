import {
  message,
  messageList,
  messageNames,
  messagePage,
  messageSummary,
  savedMessage,
  type Message,
  type MessageDraft,
  type MessageQuery,
  type MessageSummary,
} from '@/domain/message/assumed';
import { nothing, type Page } from '@/domain/wire';
import { get, post } from '../http/endpoint';

const MESSAGE = '/system/message';

/** Calls of the message center. */
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
  saveMessage: post<MessageDraft, { id: string }>({
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
    response: messageList,
    background: true,
  }),
};
