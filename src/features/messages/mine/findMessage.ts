import type { MessageDraft } from '@/domain/message/assumed';
import { listMyMessages } from '@/services/messages';
import { wasMadeSince } from '@/shell/saving';

/** So many messages of one title are looked at, the newest first. */
const CANDIDATES = 5;

/**
 * Looks for a message whose saving was never answered: null when the server has none of its title since then,
 * undefined when it has one that is not the same.
 */
export async function findMessage(draft: MessageDraft, sentAt: number): Promise<{ id: string } | null | undefined> {
  const { id, title, content, typeCode, status } = draft;
  const { records } = await listMyMessages(
    { keyword: title, pageNo: 1, pageSize: CANDIDATES, sortOrder: 'desc' },
    { quiet: true },
  );
  const candidates = records.filter((record) =>
    id ? record.id === id : record.title === title && wasMadeSince(record.createTime, sentAt),
  );
  const found = candidates.find(
    (record) =>
      record.title === title &&
      record.content.trim() === content.trim() &&
      record.typeCode === typeCode &&
      (!record.status || record.status === status),
  );
  if (found) return { id: found.id };
  return candidates.length > 0 ? undefined : null;
}
