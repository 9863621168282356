import { Link } from '@umijs/max';
import { actionClass } from '@/components/ActionButton';
import { ErrorBoundary } from '@/components/error-boundary';
import { NOTICE_EDIT_PATH } from '@/constants/paths';
import { NOTICE_CLIENTS, NOTICE_STATUS } from '@/domain/notice/lifeCycle';
import { noticeList, toNoticeQuery, type NoticeFilter } from '@/domain/notice/noticeQuery';
import type { NoticeRecord } from '@/domain/notice/schema';
import { useText, type TextKey } from '@/locales/text';
import { listNotices } from '@/services/notices';
import { ListExport, ListPage, useListData, useListQuery, type FetchPage } from '@/shell/list-page';
import { endText } from '../endText';
import { NoticePreview } from '../preview/NoticePreview';
import { useNoticeColumns } from '../useNoticeColumns';
import { useNoticePreview } from '../useNoticePreview';
import { NoticeDrafts } from './NoticeDrafts';
import { exportColumns, noticeListColumns } from './noticeListColumns';
import { useNoticeListActions } from './useNoticeListActions';

const fetchNotices: FetchPage<NoticeRecord, NoticeFilter> = (query, options) =>
  listNotices(toNoticeQuery(query), options);

/** All notices with the actions allowed for the status of each (R027, R046). */
export default function NoticeList() {
  const t = useText();
  const list = useListQuery(noticeList);
  const data = useListData(fetchNotices, list, { topic: 'notices' });
  const preview = useNoticePreview();
  const { columns: noticeColumns } = useNoticeColumns();

  const openPreview = ({ id }: NoticeRecord) => preview.open(id);
  const { actionsOf, bulk, mayPublish } = useNoticeListActions({ data, openPreview });

  return (
    <>
      <ListPage<NoticeRecord>
        name="notices"
        title={t('route.noticeList')}
        list={list}
        data={data}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={noticeListColumns(t, preview.linkTo)}
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
            options: NOTICE_CLIENTS.map((value) => ({ value, label: endText(t, value) })),
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
