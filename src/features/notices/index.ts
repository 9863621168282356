export { LatestNotices } from './latest/LatestNotices';
export { NoticePreview } from './preview/NoticePreview';
export { useNoticePreview, type NoticeLink } from './useNoticePreview';
