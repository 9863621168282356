import { retryableLazy } from '@/utils/retryableLazy';

export { ManualDownloads } from './home/ManualDownloads';

// The home page imports its panel from here, so the other pages are loaded lazily.
/** The page that creates or edits a manual. */
export const ManualEditor = retryableLazy(() => import('./edit/ManualEditor'));
/** The page that lists the manuals. */
export const AllManuals = retryableLazy(() => import('./list/AllManuals'));
