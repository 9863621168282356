import { translate } from '@/locales/text';
import { confirm } from '@/shell/feedback';
import { describeLeaving, isLoss, type UnsavedWork } from './describeLeaving';

/**
 * The question before unsaved input is left behind; true means leave.
 *
 * @param work - Whose input it is; nothing when the person has it before their eyes, and it would be lost.
 */
export const confirmLeave = (work: readonly UnsavedWork[] = []): Promise<boolean> =>
  confirm({
    title: translate('feedback.leaveTitle'),
    content: work.length > 0 ? describeLeaving(work) : translate('feedback.leaveContent'),
    okText: translate('feedback.leave'),
    cancelText: translate('feedback.stay'),
    danger: work.length === 0 || isLoss(work),
  });
