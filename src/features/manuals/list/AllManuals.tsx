import { Link } from '@umijs/max';
import { actionClass } from '@/components/ActionButton';
import { ServerTime } from '@/components/ServerTime';
import { MANUAL_EDIT_PATH } from '@/constants/paths';
import type { Attachment } from '@/domain/file/schema';
import type { NamedManual } from '@/domain/manual/schema';
import { manualList, toManualQuery, type ManualFilter } from '@/domain/manual/manualQuery';
import { useText } from '@/locales/text';
import { listManuals } from '@/services/manuals';
import { useCan } from '@/shell/permissions';
import { useDownloads } from '@/shell/downloads';
import { toast } from '@/shell/feedback';
import { ListExport, ListPage, useListData, useListQuery, type FetchPage, type ListColumn } from '@/shell/list-page';
import { formatFullTime } from '@/utils/time';
import { fileNameOf } from '../home/FileRow';
import { ManualIcon } from '../ManualIcon';
import { nameOf } from '../nameOf';
import { ManualPreview } from '../preview/ManualPreview';
import { forgetOpened } from '../recent/openedManuals';
import { RecentManuals } from '../recent/RecentManuals';
import { DownloadRunBar } from '../run/DownloadRunBar';
import { useDownloadRun } from '../run/useDownloadRun';
import { useOpenManual } from '../useOpenManual';
import { useSourceName } from '../useSourceName';
import { useSources } from '../useSources';
import { confirmAndDeleteManuals } from './confirmAndDeleteManuals';
import { ManualFiles } from './ManualFiles';
import { ManualName } from './ManualName';

const fetchManuals: FetchPage<NamedManual, ManualFilter> = (query, options) =>
  listManuals(toManualQuery(query), options);

const editPath = (id: string) => `${MANUAL_EDIT_PATH}?id=${encodeURIComponent(id)}`;

/** All operation manuals: search, preview, download, edit and delete (R024, R048). */
export default function AllManuals() {
  const t = useText();
  const list = useListQuery(manualList);
  const data = useListData(fetchManuals, list, { topic: 'manuals' });
  const { sources } = useSources();
  const sourceOf = useSourceName();
  const { manualId, open, close, leaveFor, forget } = useOpenManual();
  const mayPublish = useCan('manuals.publish') === true;
  const mayDelete = useCan('manuals.delete') === true;
  const downloads = useDownloads();
  const run = useDownloadRun();
  const asDownload = (file: Attachment, manualName?: string) => ({
    uri: file.downloadUri,
    name: fileNameOf(file, t, manualName),
  });

  const remove = async (manuals: readonly NamedManual[]) => {
    const { count, isUnknown } = await confirmAndDeleteManuals(manuals);
    forgetOpened(manuals.slice(0, count).map(({ id }) => id));
    return { failed: manuals.slice(count), hasChanged: count > 0 || isUnknown };
  };
  const removeMany = async (manuals: readonly NamedManual[]) => {
    const outcome = await remove(manuals);
    return outcome.hasChanged ? outcome : undefined;
  };
  const downloadFrom = ({ id, name, attachments: [file, ...others] }: NamedManual) => {
    // The preview says why a file cannot be downloaded.
    if (!file?.downloadUri || others.length > 0) open(id);
    else void downloads.start(asDownload(file, name));
  };
  const downloadAll = (manuals: readonly NamedManual[]) => {
    const all = manuals.flatMap(({ name, attachments }) => attachments.map((file) => asDownload(file, name)));
    const files = all.filter(({ uri }) => uri !== '');
    const missing = all.length - files.length;
    if (files.length > 0) run.start(files);
    if (missing > 0) toast.show({ type: 'warning', text: t('manuals.run.noAddress', { count: missing }) });
    else if (files.length === 0) toast.show({ type: 'info', text: t('manuals.home.noFile') });
    // Without a file the selection stays: nothing has happened.
    return Promise.resolve(files.length > 0 ? { failed: [], hasChanged: false } : undefined);
  };

  const columns: ListColumn<NamedManual>[] = [
    {
      key: 'name',
      title: t('manuals.column.name'),
      isRequired: true,
      isSortable: true,
      render: (manual) => <ManualName manual={manual} onOpen={() => open(manual.id)} />,
    },
    {
      key: 'source',
      title: t('manuals.column.source'),
      width: 96,
      // The longest English name of a system.
      maxWidth: 168,
      render: sourceOf,
    },
    {
      key: 'files',
      title: t('manuals.column.files'),
      width: 120,
      maxWidth: 168,
      render: ({ attachments }) => <ManualFiles files={attachments} />,
    },
    {
      key: 'pushTime',
      title: t('manuals.column.pushTime'),
      width: 144,
      isSortable: true,
      render: ({ pushTime }) => pushTime && <ServerTime value={pushTime}>{formatFullTime(pushTime)}</ServerTime>,
    },
  ];

  return (
    <div>
      <ListPage<NamedManual>
        name="manuals"
        title={t('route.allManual')}
        list={list}
        data={data}
        keyOf={({ id }) => id}
        nameOf={(manual) => nameOf(manual, t)}
        columns={columns}
        hasCards
        filters={[
          { kind: 'search', name: 'name', label: t('manuals.column.name') },
          {
            kind: 'choice',
            name: 'source',
            label: t('manuals.column.source'),
            options: sources.map(({ code, name }) => ({
              value: code,
              label: sourceOf({ sourceName: name }),
              icon: <ManualIcon source={code} name="" />,
            })),
          },
          { kind: 'days', names: ['from', 'to'], label: t('manuals.column.pushTime') },
        ]}
        onOpen={({ id }) => open(id)}
        actions={(manual) => [
          { key: 'download', label: t('manuals.download'), onClick: () => downloadFrom(manual) },
          ...(mayPublish ? [{ key: 'edit', label: t('manuals.edit'), to: editPath(manual.id) }] : []),
          ...(mayDelete
            ? [
                {
                  key: 'delete',
                  label: t('manuals.delete'),
                  isDanger: true,
                  onClick: () => void remove([manual]).then(({ hasChanged }) => hasChanged && data.reload()),
                },
              ]
            : []),
        ]}
        secondary={
          <ListExport
            title={t('route.allManual')}
            data={data}
            columns={[
              { title: t('manuals.column.name'), textOf: (manual) => nameOf(manual, t) },
              { title: t('manuals.column.source'), textOf: (manual) => sourceOf(manual) },
              {
                title: t('manuals.column.files'),
                textOf: ({ name, attachments }) =>
                  attachments.map((file) => fileNameOf(file, t, name)).join(t('feedback.listComma')),
              },
              { title: t('manuals.column.pushTime'), textOf: ({ pushTime }) => formatFullTime(pushTime) },
            ]}
          />
        }
        bulk={[
          { key: 'download', label: t('manuals.download'), run: downloadAll },
          ...(mayDelete ? [{ key: 'delete', label: t('manuals.delete'), isDanger: true, run: removeMany }] : []),
        ]}
        primary={
          mayPublish && (
            <Link to={MANUAL_EDIT_PATH} className={actionClass('primary')}>
              {t('manuals.publish')}
            </Link>
          )
        }
        empty={{ type: 'blank_page', title: t('manuals.home.empty'), tip: t('manuals.home.emptyTip') }}
      >
        <RecentManuals data={data} onOpen={open} />
      </ListPage>
      <DownloadRunBar run={run} />
      <ManualPreview
        manualId={manualId}
        onClose={close}
        onMissing={forget}
        onEdit={mayPublish ? (id) => leaveFor(editPath(id)) : undefined}
      />
    </div>
  );
}
