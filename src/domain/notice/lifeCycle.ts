// Status of a notice (draft, published, revoked) and the actions allowed in each (R046).
import { updateOf } from '../wire';
import type { EditableNotice, NoticeChange, NoticeInput } from './schema';

/** Status codes (assumed, A16). */
export const NOTICE_STATUS = { draft: '1', published: '2', revoked: '3' } as const;
/** Codes of the target clients (assumed, A16). */
export const NOTICE_CLIENTS = ['1', '2', '3'] as const;

/** Status as shown; a scheduled notice is a draft with a publishing time. */
export type NoticeState = 'draft' | 'timed' | 'published' | 'revoked' | 'unknown';

/** An action on a notice. */
export type NoticeAction = 'preview' | 'edit' | 'publish' | 'republish' | 'revoke' | 'delete';

/** The status for a code, with the publishing time of a scheduled notice. */
export function stateOf({ status, publishTime }: { status?: string; publishTime?: string | null }): NoticeState {
  if (status === NOTICE_STATUS.draft) return publishTime ? 'timed' : 'draft';
  if (status === NOTICE_STATUS.published) return 'published';
  return status === NOTICE_STATUS.revoked ? 'revoked' : 'unknown';
}

/** When a notice was or will be published; undefined for one that is not to be published by itself. */
export function publishedAt(notice: { status?: string; publishTime?: string | null; createTime?: string }) {
  const state = stateOf(notice);
  if (state === 'draft') return undefined;
  // The list names the time of a published notice 'createTime'.
  return (state === 'timed' ? notice.publishTime : notice.createTime) || undefined;
}

const actionsByState: Record<NoticeState, readonly NoticeAction[]> = {
  draft: ['edit', 'publish', 'delete'],
  timed: ['edit', 'publish', 'delete'],
  // Published notices cannot be changed while people read them: revoke first. No call pins a notice.
  published: ['preview', 'revoke'],
  revoked: ['edit', 'republish', 'delete'],
  unknown: ['preview'],
};

/** Allowed actions in a status, the most common first. */
export const actionsFor = (state: NoticeState): readonly NoticeAction[] => actionsByState[state];

/** The notice with another status: the body for publishing and revoking from the list. */
export function withStatus(id: string, notice: EditableNotice, status: string): NoticeChange {
  const shown = {
    title: notice.title,
    columnCode: notice.columnCode ?? '',
    publishingType: notice.publishingType ?? '',
    sortNum: notice.sortNumber,
    content: notice.content,
    picUrlFiles: notice.pictures,
    fileUrlFiles: notice.attachments.map((file) => ({ ...file, id: file.id ?? '' })),
  };
  const change = { ...shown, id, status, ...SENT_OTHERWISE, ...(notice.version ? { version: notice.version } : {}) };
  return updateOf<NoticeChange>(notice, change, () => shown);
}

/** Fields that every update sets, whatever the record has: its time, and what it overwrites. */
const SENT_OTHERWISE = { publishTime: undefined, overwrite: undefined };

/** The update of a notice that was loaded in full and edited in the form. */
export const noticeUpdate = (
  read: EditableNotice | null,
  change: NoticeChange,
  noticeInputFor: (read: EditableNotice) => NoticeInput,
): NoticeChange =>
  updateOf<NoticeChange>(read, { ...SENT_OTHERWISE, ...change }, () => {
    const { status: _, publishTime: __, ...shown } = noticeInputFor(read!);
    return shown;
  });
