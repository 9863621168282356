export { refreshUnread, useMessageSummary, useMessageTypes, useUnread } from './unreadStore';
