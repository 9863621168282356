import type { MessageInput } from '@/domain/message/schema';
import { listMyMessages } from '@/services/messages';
import { wasMadeSince } from '@/shell/saving';

/** Number of newest messages with the same title to compare. */
const CANDIDATES = 5;

/**
 * Looks for a message whose save got no response: null when the server has none with its title since then,
 * undefined when it has a different one.
 */
export async function findMessage(draft: MessageInput, sentAt: number): Promise<{ id: string } | null | undefined> {
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
