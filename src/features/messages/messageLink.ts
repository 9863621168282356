import { MESSAGE_LIST_PATH } from '@/constants/paths';

/** Query parameter that opens a message over the list. */
export const MESSAGE_PARAMETER = 'message';

/** Address of the list with this message open. */
export const messageLink = (id: string): string =>
  `${MESSAGE_LIST_PATH}?${MESSAGE_PARAMETER}=${encodeURIComponent(id)}`;
