import { PREVIEW_PARAMETER } from '@/constants/notices';
import { useOpenRecord, type RecordLink } from '@/shell/pages';

/** Which notice is previewed: `?preview=ID` (R118). */
export function useNoticePreview() {
  const { id, linkTo, open, close } = useOpenRecord(PREVIEW_PARAMETER);
  return { noticeId: id, linkTo, open, close };
}

/** A link that opens a notice, as `useNoticePreview` makes it. */
export type NoticeLink = RecordLink;
