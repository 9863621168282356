export { refreshUnread } from './unreadStore';
export { useMessageSummary, useUnread } from './useUnread';
