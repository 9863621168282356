import { Tag } from 'antd';
import { ServerTime } from '@/components/ServerTime';
import type { Message } from '@/domain/message/schema';
import type { Translate } from '@/locales/text';
import type { ListColumn } from '@/shell/list-page';
import { textLanguage } from '@/utils/textLanguage';
import { formatFullTime } from '@/utils/time';

/** The column of the message type, of all messages and of one's own. */
export const typeColumn = (t: Translate): ListColumn<Message> => ({
  key: 'type',
  title: t('messages.column.type'),
  width: 112,
  render: ({ typeName }) =>
    typeName && (
      <Tag variant="filled" lang={textLanguage(typeName)}>
        {typeName}
      </Tag>
    ),
});

/** The column of the creation time, of all messages and of one's own. */
export const timeColumn = (t: Translate): ListColumn<Message> => ({
  key: 'createTime',
  title: t('messages.column.time'),
  width: 168,
  isSortable: true,
  render: ({ createTime }) => createTime && <ServerTime value={createTime}>{formatFullTime(createTime)}</ServerTime>,
});
