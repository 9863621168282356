import { translate } from '@/locales/text';
import { confirm } from '@/shell/feedback';
import { describeLeaving, isLoss, type UnsavedWork } from './describeLeaving';

/**
 * Prompts before unsaved input is left; resolves to true to leave.
 *
 * @param work - The work concerned; omitted when it is the visible page's and would be lost.
 * @param words - What is asked, where the page itself is not left.
 */
export const confirmLeave = (
  work: readonly UnsavedWork[] = [],
  words: { title: string; okText: string } = {
    title: translate('feedback.leaveTitle'),
    okText: translate('feedback.leave'),
  },
): Promise<boolean> =>
  confirm({
    ...words,
    content: work.length > 0 ? describeLeaving(work) : translate('feedback.leaveContent'),
    cancelText: translate('feedback.stay'),
    danger: work.length === 0 || isLoss(work),
  });
