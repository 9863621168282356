import { Link } from '@umijs/max';
import { actionClass } from '@/components/ActionButton';
import { ErrorBoundary } from '@/components/error-boundary';
import { ABSENT } from '@/constants/absent';
import { NOTICE_EDIT_PATH } from '@/constants/paths';
import { orDash } from '@/domain/notice/display';
import {
  actionsFor,
  NOTICE_ENDS,
  NOTICE_STATUS,
  publishedAt,
  stateOf,
  type NoticeAction,
} from '@/domain/notice/lifeCycle';
import { noticeList, toNoticeQuery, type NoticeFilter } from '@/domain/notice/noticeQuery';
import type { NoticeRecord } from '@/domain/notice/schema';
import { useText, type TextKey, type Translate } from '@/locales/text';
import { listNotices } from '@/services/notices';
import { useCan } from '@/shell/permissions';
import {
  allOrNone,
  ListExport,
  ListPage,
  reloadAfter,
  useListData,
  useListQuery,
  type BulkAction,
  type ExportColumn,
  type FetchPage,
  type ListColumn,
  type RowAction,
} from '@/shell/list-page';
import { cx } from '@/utils/cx';
import { formatFullTime, formatMoment } from '@/utils/time';
import { ColumnTag } from '../ColumnTag';
import { endText } from '../endText';
import { NoticePreview } from '../preview/NoticePreview';
import { useNoticeColumns } from '../useNoticeColumns';
import { useNoticePreview } from '../useNoticePreview';
import {
  confirmAndDeleteNotices,
  confirmAndPublish,
  confirmAndPublishMany,
  confirmAndRevoke,
  confirmAndRevokeMany,
  editAddress,
} from './noticeActions';
import { NoticeDrafts } from './NoticeDrafts';
import { NoticeTitle } from './NoticeTitle';
import styles from './NoticeList.module.css';

const fetchNotices: FetchPage<NoticeRecord, NoticeFilter> = (query, options) =>
  listNotices(toNoticeQuery(query), options);

/** All notices with the actions allowed for the status of each (R027, R046). */
export default function NoticeList() {
  const t = useText();
  const list = useListQuery(noticeList);
  const data = useListData(fetchNotices, list, { topic: 'notices' });
  const preview = useNoticePreview();
  const { columns: noticeColumns } = useNoticeColumns();
  const mayPublish = useCan('notices.publish') === true;
  const mayDelete = useCan('notices.delete') === true;

  const openPreview = ({ id }: NoticeRecord) => preview.open(id);
  const removeAll = (notices: readonly NoticeRecord[]) => reloadAfter(confirmAndDeleteNotices(notices), data);

  const rowActions: Record<NoticeAction, (notice: NoticeRecord) => Omit<RowAction, 'key' | 'label'> | null> = {
    preview: (notice) => ({ onClick: () => openPreview(notice) }),
    edit: ({ id }) => (mayPublish ? { to: editAddress(id) } : null),
    publish: (notice) =>
      mayPublish
        ? { onClick: () => void reloadAfter(confirmAndPublish(notice, endText(t, notice.publishingType)), data) }
        : null,
    republish: (notice) => rowActions.publish(notice),
    revoke: (notice) => (mayPublish ? { onClick: () => void reloadAfter(confirmAndRevoke(notice), data) } : null),
    delete: (notice) => (mayDelete ? { onClick: () => void removeAll([notice]), isDanger: true } : null),
  };
  const actionsOf = (notice: NoticeRecord): RowAction[] =>
    actionsFor(stateOfRecord(notice)).flatMap((key) => {
      const action = rowActions[key](notice);
      return action ? [{ key, label: t(`notices.action.${key}`), ...action }] : [];
    });

  const allows = (action: NoticeAction) => (notice: NoticeRecord) => actionsFor(stateOfRecord(notice)).includes(action);
  const bulk: BulkAction<NoticeRecord>[] = [
    ...(mayPublish
      ? [
          {
            key: 'publish',
            label: t('notices.action.publish'),
            isFor: (notice: NoticeRecord) => allows('publish')(notice) || allows('republish')(notice),
            run: confirmAndPublishMany,
          },
          { key: 'revoke', label: t('notices.action.revoke'), isFor: allows('revoke'), run: confirmAndRevokeMany },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: t('notices.action.delete'),
            isDanger: true,
            run: (notices: readonly NoticeRecord[]) => allOrNone(confirmAndDeleteNotices(notices)),
          },
        ]
      : []),
  ];

  const columns: ListColumn<NoticeRecord>[] = [
    {
      key: 'title',
      title: t('notices.preview.noticeTitle'),
      isRequired: true,
      render: (notice) => <NoticeTitle notice={notice} link={preview.linkTo(notice.id)} />,
    },
    {
      key: 'column',
      title: t('notices.list.column'),
      width: 96,
      render: ({ columnCode, columnName }) => columnName && <ColumnTag code={columnCode} name={columnName} />,
    },
    {
      key: 'status',
      title: t('notices.list.status'),
      width: data.rows?.some((notice) => stateOfRecord(notice) === 'timed') ? 164 : 104,
      render: (notice) => <State notice={notice} />,
    },
    {
      key: 'end',
      title: t('notices.preview.publishingEnd'),
      width: 116,
      isOptional: true,
      render: ({ publishingType }) => endText(t, publishingType) || ABSENT,
    },
    {
      key: 'sortNum',
      title: t('notices.preview.sortNumber'),
      width: 88,
      isSortable: true,
      isOptional: true,
      isHiddenAtFirst: true,
      render: ({ sortNum }) => <span className="tabular">{orDash(sortNum)}</span>,
    },
    {
      key: 'creator',
      title: t('notices.preview.publisher'),
      width: 88,
      isOptional: true,
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
            <time className="tabular" dateTime={time}>
              {formatFullTime(time)}
            </time>
          )
        );
      },
    },
  ];

  return (
    <>
      <ListPage<NoticeRecord>
        name="notices"
        title={t('route.noticeList')}
        list={list}
        data={data}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columns}
        filters={[
          { kind: 'search', name: 'title', label: t('notices.list.keyword') },
          {
            kind: 'choice',
            name: 'column',
            label: t('notices.list.column'),
            options: noticeColumns.map(({ columnCode, columnName }) => ({ value: columnCode, label: columnName })),
          },
          {
            kind: 'choice',
            name: 'status',
            label: t('notices.list.status'),
            options: Object.entries(NOTICE_STATUS).map(([state, value]) => ({
              value,
              label: t(`notices.state.${state}` as TextKey),
            })),
          },
          {
            kind: 'choice',
            name: 'end',
            label: t('notices.preview.publishingEnd'),
            options: NOTICE_ENDS.map((value) => ({ value, label: endText(t, value) })),
          },
          { kind: 'days', names: ['from', 'to'], label: t('notices.list.date') },
        ]}
        onOpen={openPreview}
        actions={actionsOf}
        bulk={bulk}
        secondary={
          <>
            <ListExport title={t('route.noticeList')} data={data} columns={exportColumns(t)} />
            {mayPublish && <NoticeDrafts />}
          </>
        }
        primary={
          mayPublish && (
            <Link className={actionClass('primary')} to={NOTICE_EDIT_PATH}>
              {t('route.noticeEdit')}
            </Link>
          )
        }
        empty={{ type: 'not_message', title: t('notices.latest.empty'), tip: t('notices.list.emptyTip') }}
      />
      <ErrorBoundary region="notice-list-preview" resetKey={preview.noticeId}>
        <NoticePreview preview={preview} listed={data.rows?.map(({ id }) => id)} />
      </ErrorBoundary>
    </>
  );
}

const stateOfRecord = ({ status, publishTime }: NoticeRecord) => stateOf({ status, publishTime });

const exportColumns = (t: Translate): ExportColumn<NoticeRecord>[] => [
  { title: t('notices.preview.noticeTitle'), textOf: ({ title }) => title },
  { title: t('notices.list.column'), textOf: ({ columnName }) => columnName },
  { title: t('notices.list.status'), textOf: (notice) => stateText(t, notice) },
  { title: t('notices.edit.publishTime'), textOf: ({ publishTime }) => formatFullTime(publishTime) },
  { title: t('notices.preview.publishingEnd'), textOf: ({ publishingType }) => endText(t, publishingType) },
  { title: t('notices.preview.sortNumber'), textOf: ({ sortNum }) => String(sortNum ?? '') },
  { title: t('notices.preview.publisher'), textOf: ({ createdByName }) => createdByName ?? '' },
  { title: t('notices.preview.publishTime'), textOf: (notice) => formatFullTime(publishedAt(notice)) },
];

/** The name of a notice's status; empty for an unknown one. */
function stateText(t: Translate, notice: NoticeRecord): string {
  const state = stateOfRecord(notice);
  return state === 'unknown' ? '' : t(`notices.state.${state}`);
}

/** The status of a notice: a colored dot and text; a scheduled one shows its time. */
function State({ notice }: { notice: NoticeRecord }) {
  const t = useText();
  const state = stateOfRecord(notice);
  const text = stateText(t, notice);
  if (text === '') return ABSENT;
  return (
    <span className={cx(styles.state, styles[state])}>
      {text}
      {state === 'timed' && notice.publishTime && (
        <time className="tabular" dateTime={notice.publishTime} title={formatFullTime(notice.publishTime)}>
          {formatMoment(notice.publishTime)}
        </time>
      )}
    </span>
  );
}
