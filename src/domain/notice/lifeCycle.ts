// The life of a notice: draft, published, revoked, and what may be done with it in between (R046).
import { updateOf } from '../wire';
import type { EditableNotice, NoticeChange, NoticeDraft } from './assumed';

/** The codes of the states (assumed, A16). */
export const NOTICE_STATUS = { draft: '1', published: '2', revoked: '3' } as const;
/** The codes of the ends (assumed, A16). */
export const NOTICE_ENDS = ['1', '2', '3'] as const;

/** State of a notice as people know it; a timed one waits as a draft that knows its hour. */
export type NoticeState = 'draft' | 'timed' | 'published' | 'revoked' | 'unknown';

/** Something that can be done with a notice. */
export type NoticeAction = 'preview' | 'edit' | 'publish' | 'republish' | 'revoke' | 'delete';

/** The state that a code means, with the hour of a timed notice. */
export function stateOf({ status, publishTime }: { status?: string; publishTime?: string | null }): NoticeState {
  if (status === NOTICE_STATUS.draft) return publishTime ? 'timed' : 'draft';
  if (status === NOTICE_STATUS.published) return 'published';
  return status === NOTICE_STATUS.revoked ? 'revoked' : 'unknown';
}

const actionsByState: Record<NoticeState, readonly NoticeAction[]> = {
  draft: ['edit', 'publish', 'delete'],
  timed: ['edit', 'publish', 'delete'],
  // What everybody can read is not changed under their eyes: it is revoked first. No call pins a notice.
  published: ['preview', 'revoke'],
  revoked: ['edit', 'republish', 'delete'],
  unknown: ['preview'],
};

/** What may be done with a notice in a state, the most wanted first. */
export const actionsFor = (state: NoticeState): readonly NoticeAction[] => actionsByState[state];

/** A notice as it stands, but in another state: what publishing and revoking from the list send. */
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

/** What an update decides anew each time, whatever the record says: its time, and what it replaces. */
const SENT_OTHERWISE = { publishTime: undefined, overwrite: undefined };

/** The update of a notice that was read in full and edited in the form. */
export const noticeUpdate = (
  read: EditableNotice | null,
  change: NoticeChange,
  draftFor: (read: EditableNotice) => NoticeDraft,
): NoticeChange =>
  updateOf<NoticeChange>(read, { ...SENT_OTHERWISE, ...change }, () => {
    const { status: _, publishTime: __, ...shown } = draftFor(read!);
    return shown;
  });
