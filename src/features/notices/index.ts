import { retryableLazy } from '@/utils/retryableLazy';

export { LatestNotices } from './latest/LatestNotices';
export { NoticePreview } from './preview/NoticePreview';
export { useNoticePreview, type NoticeLink } from './useNoticePreview';

// The home page takes its panel from here, too: what belongs to the other pages comes with them.
/** The page that writes a notice. */
export const NoticeEditor = retryableLazy(() => import('./edit/NoticeEditor'));
/** The page that lists the notices. */
export const NoticeList = retryableLazy(() => import('./list/NoticeList'));
