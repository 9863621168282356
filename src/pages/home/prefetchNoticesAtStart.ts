import { HOME_PATH, ROOT_PATH } from '@/constants/paths';
import { prefetchHomeNotices } from '@/features/notices';
import { onSessionStart } from '@/shell/session';

/**
 * Requests the notices as soon as the session has started on this page, which is loaded while it starts: the last data
 * that the page waits for need not wait until it is rendered.
 */
export const prefetchNoticesAtStart = (): void =>
  void onSessionStart(() => {
    if ([HOME_PATH, ROOT_PATH].includes(window.location.pathname)) prefetchHomeNotices();
  });
