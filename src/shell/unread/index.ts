export { refreshUnread, useMessageSummary, useUnread } from './unreadStore';
