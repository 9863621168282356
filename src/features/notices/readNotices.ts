/** Notices that a person has opened: the API does not provide this, so this device keeps it for the person (A31). */
import { useMemo } from 'react';
import { createOpenedRecords } from '@/shell/session';

/** Maximum number of opened notices stored for the unread dots. */
const READ_NOTICES_LIMIT = 200;

const { remember, useIds } = createOpenedRecords('portal.readNotices', READ_NOTICES_LIMIT);

/** Records that a notice was opened. */
export const markNoticeRead = remember;

/** Ids of the notices that the user has opened. */
export function useReadNotices(): ReadonlySet<string> {
  const ids = useIds();
  return useMemo(() => new Set(ids), [ids]);
}
