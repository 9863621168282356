/** What the list does with notices, each asked about before it is done (R046). Only listed calls are made. */
import { NOTICE_EDIT_PATH } from '@/constants/notices';
import { NOTICE_STATUS, withStatus } from '@/domain/notice/lifeCycle';
import { translate } from '@/locales/text';
import { getEditableNotice, listNotices, removeNotices, updateNotice } from '@/services/notices';
import { confirm, toast } from '@/shell/feedback';
import { areGone, quoteNames, runAction, type ActionOutcome } from '@/shell/pages';
import { invalidateNotices } from '../invalidateNotices';

const SILENT = { quiet: true } as const;

/** A notice as a question names it. */
export interface NamedNotice {
  id: string;
  title: string;
}

/** Address of the page that changes a notice. */
export const editAddress = (id: string): string => `${NOTICE_EDIT_PATH}?${new URLSearchParams({ id })}`;

/** Asks, and deletes notices; false when surely nothing was done. */
export async function confirmAndDeleteNotices(
  notices: readonly (NamedNotice & { status: string })[],
): Promise<boolean> {
  const published = notices.filter(({ status }) => status === NOTICE_STATUS.published).length;
  const isConfirmed = await confirm({
    title: translate('notices.delete.title', { count: notices.length }),
    content: [
      translate('notices.delete.content', { names: quoteNames(notices.map(({ title }) => title)) }),
      // In a row a published one is revoked first; among many it is at least named.
      published > 0 && translate('notices.delete.published', { count: published }),
    ]
      .filter(Boolean)
      .join(' '),
    okText: translate('notices.deed.delete'),
    danger: true,
  });
  if (!isConfirmed) return false;
  const outcome = await runAction(
    (options) =>
      removeNotices(
        notices.map(({ id }) => id),
        options,
      ),
    () => areGone(notices, (title, page) => listNotices({ title, ...page }, SILENT)),
  );
  return finish(outcome, translate('notices.delete.done', { count: notices.length }));
}

/** Publishes a notice after confirmation; `audience` names its readers in the question. */
export async function confirmAndPublish(notice: NamedNotice, audience: string): Promise<boolean> {
  const isConfirmed = await confirm({
    title: translate('notices.publish.title', { title: notice.title }),
    content: translate('notices.publish.content', { audience }),
    okText: translate('notices.deed.publish'),
  });
  return isConfirmed && changeStatus(notice, NOTICE_STATUS.published, translate('notices.edit.done'));
}

/** Revokes a published notice after confirmation. */
export async function confirmAndRevoke(notice: NamedNotice): Promise<boolean> {
  const isConfirmed = await confirm({
    title: translate('notices.revoke.title', { title: notice.title }),
    content: translate('notices.revoke.content'),
    okText: translate('notices.deed.revoke'),
    danger: true,
  });
  return isConfirmed && changeStatus(notice, NOTICE_STATUS.revoked, translate('notices.revoke.done'));
}

/** Reads the notice first: the call that changes a state takes the whole of it. */
async function changeStatus({ id }: NamedNotice, status: string, message: string): Promise<boolean> {
  let isEmpty = false;
  const outcome = await runAction(
    async (options) => {
      const notice = await getEditableNotice(id, options);
      isEmpty = status === NOTICE_STATUS.published && notice.content.trim() === '';
      if (!isEmpty) await updateNotice(withStatus(id, notice, status), options);
    },
    async () => (await getEditableNotice(id, SILENT)).status === status,
  );
  if (!isEmpty) return finish(outcome, message);
  toast.show({ type: 'warning', text: translate('notices.publish.noContent') });
  return false;
}

/** Says that it was done, where that is known; false when surely nothing has changed. */
function finish(outcome: ActionOutcome, message: string): boolean {
  if (outcome === 'failed') return false;
  invalidateNotices();
  if (outcome === 'done') toast.show({ type: 'success', text: message });
  return true;
}
