import type { NoticeDraft } from '@/domain/notice/assumed';
import { isSavedAs } from '@/domain/notice/isSavedAs';
import { getEditableNotice, listNotices } from '@/services/notices';
import { wasMadeSince } from '@/shell/saving';

/** A notice on the server, as far as the form has to know it. */
export interface SavedNotice {
  id: string;
  version?: string;
}

/** So many notices of one title are looked at, the newest first. */
const CANDIDATES = 5;
const QUIET = { quiet: true } as const;

/**
 * Looks for a new notice whose sending was never answered: null when the server has none of its title since then,
 * undefined when it has one that is not the same.
 */
export async function findNewNotice(draft: NoticeDraft, sentAt: number): Promise<SavedNotice | null | undefined> {
  const { records } = await listNotices(
    { title: draft.title, pageNo: 1, pageSize: CANDIDATES, sortField: 'createTime', sortOrder: 'desc' },
    QUIET,
  );
  const candidates = records.filter(
    ({ title, createTime }) => title === draft.title && wasMadeSince(createTime, sentAt),
  );
  for (const { id } of candidates) {
    const notice = await getEditableNotice(id, QUIET);
    if (isSavedAs(draft, notice)) return { id, version: notice.version };
  }
  return candidates.length > 0 ? undefined : null;
}

/** Looks whether a change arrived: null when the notice is still the one that was read. */
export async function findChangedNotice(
  draft: NoticeDraft,
  { id, version }: SavedNotice,
): Promise<SavedNotice | null | undefined> {
  const notice = await getEditableNotice(id, QUIET);
  if (isSavedAs(draft, notice)) return { id, version: notice.version };
  return version !== undefined && notice.version === version ? null : undefined;
}
