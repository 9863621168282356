import { retryableLazy } from '@/utils/retryableLazy';

export { LatestNotices } from './latest/LatestNotices';
export { prefetchHomeNotices } from './latest/useLatestNotices';
export { NoticePreview } from './preview/NoticePreview';
export { useNoticePreview } from './useNoticePreview';

// The home page imports its panel from here, so the other pages are loaded lazily.
/** The page that creates or edits a notice. */
export const NoticeEditor = retryableLazy(() => import('./edit/NoticeEditor'));
/** The page that lists the notices. */
export const NoticeList = retryableLazy(() => import('./list/NoticeList'));
