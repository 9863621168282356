import { useRecordInUrl, type OpenRecordLink } from '@/shell/cached-pages';

/** Query parameter that opens the preview of a notice (R118). */
export const PREVIEW_PARAMETER = 'preview';

/** The previewed notice in the URL: `?preview=ID` (R118). */
export function useNoticePreview() {
  const { id, linkTo, open, close, forget } = useRecordInUrl(PREVIEW_PARAMETER);
  return { noticeId: id, linkTo, open, close, forget };
}

/** A link that opens the preview of a notice, created by `useNoticePreview`. */
export type NoticeLink = OpenRecordLink;
