/** Actions of the list on notices, each with confirmation (R046). Only documented calls are made. */
import { NOTICE_EDIT_PATH } from '@/constants/paths';
import { NOTICE_STATUS, withStatus } from '@/domain/notice/lifeCycle';
import type { NoticeRecord } from '@/domain/notice/schema';
import { translate } from '@/locales/text';
import { EnvelopeError, type CallOptions } from '@/services/http';
import { getEditableNotice, listNotices, removeNotices, updateNotice } from '@/services/notices';
import { confirm, toast } from '@/shell/feedback';
import {
  areGone,
  quoteNames,
  reportEach,
  runAction,
  runEach,
  type ActionOutcome,
  type BulkOutcome,
} from '@/shell/list-page';
import { invalidateNotices } from '../invalidateNotices';

/** The parts of a notice that a confirmation needs. */
export interface NamedNotice {
  id: string;
  title: string;
}

/** Returns the address of a notice's edit page. */
export const editAddress = (id: string): string => `${NOTICE_EDIT_PATH}?${new URLSearchParams({ id })}`;

/** Deletes notices after confirmation; false when certainly nothing was deleted. */
export async function confirmAndDeleteNotices(
  notices: readonly (NamedNotice & { status: string })[],
): Promise<boolean> {
  const published = notices.filter(({ status }) => status === NOTICE_STATUS.published).length;
  const isConfirmed = await confirm({
    title: translate('notices.delete.title', { count: notices.length }),
    content: [
      translate('notices.delete.content', { names: namesOf(notices) }),
      // A single published notice is revoked first; among several the confirmation mentions it.
      published > 0 &&
        translate(notices.length === 1 ? 'notices.delete.publishedOne' : 'notices.delete.published', {
          count: published,
        }),
    ]
      .filter(Boolean)
      .join(' '),
    okText: translate('notices.action.delete'),
    danger: true,
  });
  if (!isConfirmed) return false;
  const outcome = await runAction(
    (options) =>
      removeNotices(
        notices.map(({ id }) => id),
        options,
      ),
    () => areGone(notices, (title, page) => listNotices({ title, ...page }, { quiet: true })),
  );
  return finish(outcome, translate('notices.delete.done', { count: notices.length }));
}

/** Publishes a notice after confirmation; `audience` names its readers there. */
export async function confirmAndPublish(notice: NamedNotice, audience: string): Promise<boolean> {
  const isConfirmed = await confirm({
    title: translate('notices.publish.title', { title: notice.title }),
    content: translate('notices.publish.content', { audience }),
    okText: translate('notices.action.publish'),
  });
  return isConfirmed && changeStatus(notice, NOTICE_STATUS.published, translate('notices.edit.done'));
}

/** Revokes a published notice after confirmation. */
export async function confirmAndRevoke(notice: NamedNotice): Promise<boolean> {
  const isConfirmed = await confirm({
    title: translate('notices.revoke.title', { title: notice.title }),
    content: translate('notices.revoke.content'),
    okText: translate('notices.action.revoke'),
    danger: true,
  });
  return isConfirmed && changeStatus(notice, NOTICE_STATUS.revoked, translate('notices.revoke.done'));
}

/** Publishes notices after one confirmation, each with its own call. */
export const confirmAndPublishMany = (notices: readonly NoticeRecord[]) =>
  changeMany(notices, NOTICE_STATUS.published, {
    title: translate('notices.publishMany.title', { count: notices.length }),
    content: translate('notices.publishMany.content', { names: namesOf(notices) }),
    okText: translate('notices.action.publish'),
    doneText: (count) => translate('notices.publishMany.done', { count }),
  });

/** Revokes notices after one confirmation, each with its own call. */
export const confirmAndRevokeMany = (notices: readonly NoticeRecord[]) =>
  changeMany(notices, NOTICE_STATUS.revoked, {
    title: translate('notices.revokeMany.title', { count: notices.length }),
    content: translate('notices.revokeMany.content', { names: namesOf(notices) }),
    okText: translate('notices.action.revoke'),
    danger: true,
    doneText: (count) => translate('notices.revokeMany.done', { count }),
  });

const namesOf = (notices: readonly NamedNotice[]) => quoteNames(notices.map(({ title }) => title));

async function changeMany(
  notices: readonly NoticeRecord[],
  status: string,
  { doneText, ...question }: Parameters<typeof confirm>[0] & { doneText: (count: number) => string },
): Promise<BulkOutcome<NoticeRecord> | undefined> {
  if (!(await confirm(question))) return undefined;
  const result = await runEach(notices, ({ id }, options) => setStatus(id, status, options), hasStatus(status));
  reportEach(result, doneText);
  // A failed one may have changed as well: its response was lost.
  invalidateNotices();
  return { failed: result.failed, hasChanged: true };
}

const hasStatus =
  (status: string) =>
  async ({ id }: NamedNotice) =>
    (await getEditableNotice(id, { quiet: true })).status === status;

/** Loads the notice first: the call that changes the status requires all of its fields. */
async function setStatus(id: string, status: string, options: CallOptions): Promise<void> {
  const notice = await getEditableNotice(id, options);
  if (status === NOTICE_STATUS.published && notice.content.trim() === '') throw new NoContentError();
  await updateNotice(withStatus(id, notice, status), options);
}

/** A notice without content is not published. */
class NoContentError extends EnvelopeError {
  override name = 'NoContentError';

  constructor() {
    super('updateNotice', '0', translate('notices.publish.noContent'));
  }
}

async function changeStatus(notice: NamedNotice, status: string, message: string): Promise<boolean> {
  let isEmpty = false;
  const outcome = await runAction(
    (options) =>
      setStatus(notice.id, status, options).catch((error: unknown) => {
        if (!(error instanceof NoContentError)) throw error;
        isEmpty = true;
      }),
    () => hasStatus(status)(notice),
  );
  if (!isEmpty) return finish(outcome, message);
  toast.show({ type: 'warning', text: translate('notices.publish.noContent') });
  return false;
}

/** Shows the success message when the outcome is known; false when certainly nothing has changed. */
function finish(outcome: ActionOutcome, message: string): boolean {
  if (outcome === 'failed') return false;
  invalidateNotices();
  if (outcome === 'done') toast.show({ type: 'success', text: message });
  return true;
}
