import { retryableLazy } from '@/utils/retryableLazy';

export { ManualDownloads } from './home/ManualDownloads';

// The home page takes its panel from here, too: what belongs to the other pages comes with them.
/** The page that publishes a manual, or changes one. */
export const ManualEditor = retryableLazy(() => import('./edit/ManualEditor'));
/** The page that lists the manuals. */
export const AllManuals = retryableLazy(() => import('./list/AllManuals'));
