import { retryableLazy } from '@/utils/retryableLazy';

export { MessageBell } from './bell/MessageBell';

// The bell is on every page: what belongs to the lists comes with them.
/** The page that lists all messages. */
export const AllMessages = retryableLazy(() => import('./all/AllMessages'));
/** The page that lists what one has published. */
export const MyMessages = retryableLazy(() => import('./mine/MyMessages'));
