import { translate } from '@/locales/text';
import { confirm } from '@/shell/feedback';
import { describeLeaving, isLoss, type UnsavedWork } from './describeLeaving';

/**
 * Prompts before unsaved input is left; resolves to true to leave.
 *
 * @param work - The work concerned; omitted when it is the visible page's and would be lost.
 */
export const confirmLeave = (work: readonly UnsavedWork[] = []): Promise<boolean> =>
  confirm({
    title: translate('feedback.leaveTitle'),
    content: work.length > 0 ? describeLeaving(work) : translate('feedback.leaveContent'),
    okText: translate('feedback.leave'),
    cancelText: translate('feedback.stay'),
    danger: work.length === 0 || isLoss(work),
  });
