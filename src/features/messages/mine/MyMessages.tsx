import { useState } from 'react';
import { Button } from 'antd';
import type { Message } from '@/domain/message/schema';
import {
  MESSAGE_DRAFT,
  MESSAGE_PUBLISHED,
  messageList,
  toMessageQuery,
  type MessageFilter,
} from '@/domain/message/messageQuery';
import { useText } from '@/locales/text';
import { listMyMessages } from '@/services/messages';
import { useCan } from '@/shell/permissions';
import {
  ListExport,
  ListPage,
  reloadAfter,
  useListData,
  useListQuery,
  type FetchPage,
  type ListColumn,
} from '@/shell/list-page';
import { useMessageTypes } from '@/shell/unread';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { formatFullTime } from '@/utils/time';
import { timeColumn, typeColumn } from '../columns';
import { confirmAndDeleteMyMessages } from '../confirmAndDeleteMessages';
import { MessageTitle } from '../MessageTitle';
import { MessageStatus, messageStatusText } from './MessageStatus';

const MessageForm = retryableLazy(() => import('./MessageForm'));

const fetchMine: FetchPage<Message, MessageFilter> = (query, options) => listMyMessages(toMessageQuery(query), options);

/** The user's own messages, published or drafts (R023, R045): only these can be edited or deleted. */
export default function MyMessages() {
  const t = useText();
  const list = useListQuery(messageList);
  const data = useListData(fetchMine, list, { topic: 'myMessages' });
  const { types, hasFailed } = useMessageTypes();
  const [edited, setEdited] = useState<Message | 'new' | null>(null);
  // Until the permissions are loaded no action is offered and no denial is shown (R194, R199).
  const mayPublish = useCan('messages.publish') === true;
  const mayDelete = useCan('messages.delete') === true;

  const removeAll = (messages: readonly Message[]) => reloadAfter(confirmAndDeleteMyMessages(messages), data);

  const columns: ListColumn<Message>[] = [
    {
      key: 'title',
      title: t('messages.column.title'),
      isRequired: true,
      render: (message) =>
        mayPublish ? <MessageTitle message={message} onOpen={() => setEdited(message)} /> : message.title,
    },
    typeColumn(t),
    {
      key: 'status',
      title: t('messages.column.status'),
      width: 120,
      render: ({ status, statusName }) => <MessageStatus status={status} statusName={statusName} />,
    },
    timeColumn(t),
  ];

  return (
    <>
      <ListPage<Message>
        name="my-messages"
        title={t('route.myMessageList')}
        list={list}
        data={data}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        filters={[
          { kind: 'search', name: 'keyword', label: t('messages.filter.keyword') },
          {
            kind: 'choice',
            name: 'type',
            label: t('messages.filter.type'),
            options: types.map(({ typeCode, typeName }) => ({ value: typeCode, label: typeName })),
          },
          {
            kind: 'choice',
            name: 'status',
            label: t('messages.column.status'),
            options: [
              { value: MESSAGE_DRAFT, label: t('messages.status.draft') },
              { value: MESSAGE_PUBLISHED, label: t('messages.status.published') },
            ],
          },
          { kind: 'days', names: ['from', 'to'], label: t('messages.filter.time') },
        ]}
        onOpen={mayPublish ? setEdited : undefined}
        actions={(message) => [
          ...(mayPublish ? [{ key: 'edit', label: t('messages.edit'), onClick: () => setEdited(message) }] : []),
          ...(mayDelete
            ? [{ key: 'delete', label: t('messages.delete'), isDanger: true, onClick: () => void removeAll([message]) }]
            : []),
        ]}
        bulk={
          mayDelete
            ? [
                {
                  key: 'delete',
                  label: t('messages.delete'),
                  isDanger: true,
                  run: confirmAndDeleteMyMessages,
                },
              ]
            : []
        }
        secondary={
          <ListExport
            title={t('route.myMessageList')}
            data={data}
            columns={[
              { title: t('messages.column.title'), textOf: ({ title }) => title },
              { title: t('messages.column.type'), textOf: ({ typeName }) => typeName },
              { title: t('messages.column.status'), textOf: (message) => messageStatusText(t, message) },
              { title: t('messages.column.time'), textOf: ({ createTime }) => formatFullTime(createTime) },
            ]}
          />
        }
        primary={
          mayPublish && (
            <Button type="primary" onClick={() => setEdited('new')}>
              {t('messages.new')}
            </Button>
          )
        }
        empty={{ type: 'not_message', title: t('messages.mine.empty'), tip: t('messages.mine.emptyTip') }}
      />
      <LazyBoundary fallback={null}>
        {edited !== null && (
          <MessageForm
            message={edited === 'new' ? null : edited}
            types={types}
            hasNoTypes={hasFailed}
            onClose={() => setEdited(null)}
            onSaved={() => {
              setEdited(null);
              data.reload();
            }}
          />
        )}
      </LazyBoundary>
    </>
  );
}
