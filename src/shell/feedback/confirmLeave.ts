import { text } from '@/locales/text';
import { confirm } from './confirmStore';

/**
 * The question before unsaved input is left behind; true means leave.
 *
 * @param names - Where the input stands, when the person may not have it before their eyes.
 */
export const confirmLeave = (names: readonly string[] = []): Promise<boolean> =>
  confirm({
    title: text('feedback.leaveTitle'),
    content:
      names.length > 0
        ? text('feedback.leaveContentOf', { names: names.join(text('feedback.listComma')) })
        : text('feedback.leaveContent'),
    okText: text('feedback.leave'),
    cancelText: text('feedback.stay'),
    danger: true,
  });
