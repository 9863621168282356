import type { ComponentProps } from 'react';
import { ServerTime } from '@/components/ServerTime';
import { StatusMark } from '@/components/StatusMark';
import { ABSENT } from '@/constants/absent';
import { publishedAt, stateOf } from '@/domain/notice/lifeCycle';
import type { NoticeRecord } from '@/domain/notice/schema';
import { useText, type Translate } from '@/locales/text';
import type { ExportColumn, ListColumn } from '@/shell/list-page';
import { formatFullTime } from '@/utils/time';
import { orDash } from '@/utils/orDash';
import { ColumnTag } from '../ColumnTag';
import { endText } from '../endText';
import { stateText } from '../stateText';
import { stateTone } from '../stateTone';
import { NoticeTitle } from './NoticeTitle';

/** The columns of the list of notices (R027). */
export const noticeListColumns = (
  t: Translate,
  linkTo: (id: string) => ComponentProps<typeof NoticeTitle>['link'],
): ListColumn<NoticeRecord>[] => [
  {
    key: 'title',
    title: t('notices.preview.noticeTitle'),
    isRequired: true,
    render: (notice) => <NoticeTitle notice={notice} link={linkTo(notice.id)} />,
  },
  {
    key: 'column',
    title: t('notices.list.column'),
    width: 84,
    maxWidth: 112,
    render: ({ columnCode, columnName }) => columnName && <ColumnTag code={columnCode} name={columnName} />,
  },
  {
    key: 'status',
    title: t('notices.list.status'),
    width: 104,
    render: (notice) => <State notice={notice} />,
  },
  {
    key: 'end',
    title: t('notices.preview.publishingEnd'),
    width: 116,
    hidePriority: 3,
    render: ({ publishingType }) => endText(t, publishingType) || ABSENT,
  },
  {
    key: 'sortNum',
    title: t('notices.preview.sortNumber'),
    width: 88,
    isSortable: true,
    hidePriority: 2,
    isHiddenAtFirst: true,
    render: ({ sortNum }) => <span className="tabular">{orDash(sortNum)}</span>,
  },
  {
    key: 'creator',
    title: t('notices.preview.publisher'),
    width: 80,
    maxWidth: 104,
    hidePriority: 1,
    render: ({ createdByName }) => createdByName || ABSENT,
  },
  {
    key: 'createTime',
    title: t('notices.preview.publishTime'),
    width: 144,
    isSortable: true,
    render: (notice) => {
      const time = publishedAt(notice);
      return (
        time && (
          <ServerTime className="tabular" value={time}>
            {formatFullTime(time)}
          </ServerTime>
        )
      );
    },
  },
];

export const exportColumns = (t: Translate): ExportColumn<NoticeRecord>[] => [
  { title: t('notices.preview.noticeTitle'), textOf: ({ title }) => title },
  { title: t('notices.list.column'), textOf: ({ columnName }) => columnName },
  { title: t('notices.list.status'), textOf: (notice) => stateText(t, stateOf(notice)) },
  { title: t('notices.edit.publishTime'), textOf: ({ publishTime }) => formatFullTime(publishTime) },
  { title: t('notices.preview.publishingEnd'), textOf: ({ publishingType }) => endText(t, publishingType) },
  { title: t('notices.preview.sortNumber'), textOf: ({ sortNum }) => String(sortNum ?? '') },
  { title: t('notices.preview.publisher'), textOf: ({ createdByName }) => createdByName ?? '' },
  { title: t('notices.preview.publishTime'), textOf: (notice) => formatFullTime(publishedAt(notice)) },
];

/** The status of a notice. When a scheduled one will appear is in the column of the time. */
function State({ notice }: { notice: NoticeRecord }) {
  const t = useText();
  const state = stateOf(notice);
  const text = stateText(t, state);
  return text === '' ? ABSENT : <StatusMark text={text} tone={stateTone[state]} />;
}
