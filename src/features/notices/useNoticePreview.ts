import { PREVIEW_PARAMETER } from '@/domain/notice/previewParameter';
import { useRecordInUrl, type OpenRecordLink } from '@/shell/cached-pages';

/** The previewed notice in the URL: `?preview=ID` (R118). */
export function useNoticePreview() {
  const { id, linkTo, open, close, forget } = useRecordInUrl(PREVIEW_PARAMETER);
  return { noticeId: id, linkTo, open, close, forget };
}

/** A link that opens the preview of a notice, created by `useNoticePreview`. */
export type NoticeLink = OpenRecordLink;
