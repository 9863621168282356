import { retryableLazy } from '@/utils/retryableLazy';

export { MessageBell } from './bell/MessageBell';

// The bell is on every page; the lists are loaded lazily.
/** The page that lists all messages. */
export const AllMessages = retryableLazy(() => import('./all/AllMessages'));
/** The page that lists the user's own messages. */
export const MyMessages = retryableLazy(() => import('./mine/MyMessages'));
