import { useState } from 'react';
import { useLocation } from '@umijs/max';
import type { Message } from '@/domain/message/schema';
import { messageList, toMessageQuery } from '@/domain/message/messageQuery';
import type { MessageFilter } from '@/domain/message/messageQuery';
import { useText } from '@/locales/text';
import { listMessageNames, listMessages } from '@/services/messages';
import {
  ListExport,
  ListPage,
  reloadAfter,
  useListData,
  useListQuery,
  type FetchPage,
  type ListColumn,
} from '@/shell/list-page';
import { useRecordInUrl } from '@/shell/cached-pages';
import { useSystemName } from '@/shell/navigation';
import { useMessageSummary } from '@/shell/unread';
import { openRecord } from '@/shell/record-pager';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { formatFullTime } from '@/utils/time';
import { timeColumn, typeColumn } from '../columns';
import { confirmAndDeleteMessages } from '../confirmAndDeleteMessages';
import { MESSAGE_PARAMETER } from '../messageLink';
import { MessageTitle } from '../MessageTitle';
import { markMessagesRead } from './markMessagesRead';

const MessageDrawer = retryableLazy(() => import('../reading/MessageDrawer'));

const fetchMessages: FetchPage<Message, MessageFilter> = (query, options) =>
  listMessages(toMessageQuery(query), options);

const suggest = (keyword: string, signal: AbortSignal) => listMessageNames(keyword, { quiet: true, signal });

/** All messages received by the user: search, read, delete and export (R022, R044). */
export default function AllMessages() {
  const t = useText();
  const list = useListQuery(messageList);
  const data = useListData(fetchMessages, list, { topic: 'messages' });
  const summary = useMessageSummary();
  const nameOfSystem = useSystemName();
  const { id: messageId, open, close, forget, linkTo } = useRecordInUrl(MESSAGE_PARAMETER);
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());

  const { pathname, search } = useLocation();
  const rows = data.rows ?? [];
  const index = rows.findIndex(({ id }) => id === messageId);
  const isRead = (message: Message) => message.isRead || readIds.has(message.id);

  const columns: ListColumn<Message>[] = [
    {
      key: 'title',
      title: t('messages.column.title'),
      isRequired: true,
      render: (message) => <MessageTitle message={message} isRead={isRead(message)} onOpen={() => open(message.id)} />,
    },
    typeColumn(t),
    { key: 'source', title: t('messages.column.source'), width: 152, render: ({ source }) => nameOfSystem(source) },
    timeColumn(t),
  ];

  const markRead = async (messages: readonly Message[]) => {
    const { done, failed } = await markMessagesRead(messages);
    setReadIds((known) => new Set([...known, ...done.map(({ id }) => id)]));
    return { failed, hasChanged: false };
  };
  const removeAll = (messages: readonly { id: string; title: string }[]) =>
    reloadAfter(confirmAndDeleteMessages(messages), data);

  return (
    <>
      <ListPage<Message>
        name="messages"
        title={t('route.messageList')}
        list={list}
        data={data}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        filters={[
          { kind: 'search', name: 'keyword', label: t('messages.filter.keyword'), suggest },
          {
            kind: 'chips',
            name: 'type',
            label: t('messages.filter.type'),
            options: (summary?.types ?? []).map(({ typeCode, typeName, total }) => ({
              value: typeCode,
              label: typeName,
              count: total ?? undefined,
            })),
          },
          {
            kind: 'choice',
            name: 'read',
            label: t('messages.filter.read'),
            options: [
              { value: 'no', label: t('messages.unread') },
              { value: 'yes', label: t('messages.read') },
            ],
          },
          { kind: 'days', names: ['from', 'to'], label: t('messages.filter.time') },
        ]}
        onOpen={({ id }) => open(id)}
        actions={(message) => [
          { key: 'open', label: t('messages.open'), onClick: () => open(message.id) },
          {
            key: 'delete',
            label: t('messages.delete'),
            isDanger: true,
            onClick: () => void removeAll([message]),
          },
        ]}
        bulk={[
          { key: 'read', label: t('messages.markRead'), isFor: (message) => !isRead(message), run: markRead },
          {
            key: 'delete',
            label: t('messages.delete'),
            isDanger: true,
            run: confirmAndDeleteMessages,
          },
        ]}
        secondary={
          <ListExport
            title={t('route.messageList')}
            data={data}
            columns={[
              { title: t('messages.column.title'), textOf: ({ title }) => title },
              { title: t('messages.column.type'), textOf: ({ typeName }) => typeName },
              { title: t('messages.column.source'), textOf: ({ source }) => nameOfSystem(source) },
              { title: t('messages.column.time'), textOf: ({ createTime }) => formatFullTime(createTime) },
              {
                title: t('messages.column.status'),
                textOf: (message) => t(isRead(message) ? 'messages.read' : 'messages.unread'),
              },
            ]}
          />
        }
        empty={{ type: 'not_message' }}
      />
      <LazyBoundary fallback={null}>
        {messageId !== null && (
          <MessageDrawer
            messageId={messageId}
            onClose={close}
            onMissing={forget}
            onRead={(id) => setReadIds((known) => new Set(known).add(id))}
            onStep={(step) => {
              const next = rows[index + step];
              if (next) open(next.id);
            }}
            hasBefore={index > 0}
            hasAfter={index >= 0 && index < rows.length - 1}
            onRemove={async (message) => {
              if (await removeAll([message])) close();
            }}
            onOpenRecord={(message) =>
              openRecord(message, {
                entries: rows,
                label: t('route.messageList'),
                backTo: `${pathname}${search}`,
                entryAddress: ({ id }) => {
                  const { to } = linkTo(id);
                  return `${to.pathname}${to.search}`;
                },
              })
            }
          />
        )}
      </LazyBoundary>
    </>
  );
}
