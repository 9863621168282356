import { retryableLazy } from '@/utils/retryableLazy';

export { MyTodos } from './home/MyTodos';
export { useHomeTodos } from './home/useHomeTodos';

// The home page imports its panel from here, so the page is loaded lazily.
/** The page that lists the person's tasks. */
export const TodoCenter = retryableLazy(() => import('./TodoCenter'));
