import type { NoticeInput } from '@/domain/notice/schema';
import { isSavedAs } from '@/domain/notice/isSavedAs';
import { getEditableNotice, listNotices } from '@/services/notices';
import { findChanged, findNew, wasMadeSince, type SavedRecord } from '@/shell/saving';

/** Number of newest notices with the same title to compare. */
const CANDIDATES = 5;

const lookupFor = (draft: NoticeInput) => ({
  get: (id: string) => getEditableNotice(id, { quiet: true }),
  isSaved: (notice: Parameters<typeof isSavedAs>[1]) => isSavedAs(draft, notice),
});

/** Looks for a new notice whose create request got no response, among those with its title created since then. */
export async function findNewNotice(draft: NoticeInput, sentAt: number): Promise<SavedRecord | null | undefined> {
  const { records } = await listNotices(
    { title: draft.title, pageNo: 1, pageSize: CANDIDATES, sortField: 'createTime', sortOrder: 'desc' },
    { quiet: true },
  );
  return findNew(
    records.filter(({ title, createTime }) => title === draft.title && wasMadeSince(createTime, sentAt)),
    lookupFor(draft),
  );
}

/** Checks whether the change of a notice arrived. */
export const findChangedNotice = (draft: NoticeInput, read: SavedRecord) => findChanged(read, lookupFor(draft));
