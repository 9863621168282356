import { actionsFor, stateOf, type NoticeAction } from '@/domain/notice/lifeCycle';
import type { NoticeRecord } from '@/domain/notice/schema';
import { useText } from '@/locales/text';
import { useCan } from '@/shell/permissions';
import { reloadAfter, type BulkAction, type RowAction } from '@/shell/list-page';
import { endText } from '../endText';
import {
  confirmAndDeleteNotices,
  confirmAndPublish,
  confirmAndPublishMany,
  confirmAndRevoke,
  confirmAndRevokeMany,
  editAddress,
} from './noticeActions';

interface NoticeListActionsOptions {
  data: Parameters<typeof reloadAfter>[1];
  openPreview(notice: NoticeRecord): void;
}

/** What can be done with one notice and with many, by their status and the person's permissions (R046). */
export function useNoticeListActions({ data, openPreview }: NoticeListActionsOptions) {
  const t = useText();
  const mayPublish = useCan('notices.publish') === true;
  const mayDelete = useCan('notices.delete') === true;

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
    actionsFor(stateOf(notice)).flatMap((key) => {
      const action = rowActions[key](notice);
      return action ? [{ key, label: t(`notices.action.${key}`), ...action }] : [];
    });

  const allows = (action: NoticeAction) => (notice: NoticeRecord) => actionsFor(stateOf(notice)).includes(action);
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
            // All of them with one call, or none.
            run: async (notices: readonly NoticeRecord[]) =>
              (await confirmAndDeleteNotices(notices)) ? { failed: [], hasChanged: true } : undefined,
          },
        ]
      : []),
  ];

  return { actionsOf, bulk, mayPublish };
}
