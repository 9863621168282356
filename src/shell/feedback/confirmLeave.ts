import { text } from '@/locales/text';
import { confirm } from './confirmStore';

/** The question before unsaved input is left behind; true means leave. Fits `onBeforeClose` of a dialog. */
export const confirmLeave = (): Promise<boolean> =>
  confirm({
    title: text('feedback.leaveTitle'),
    content: text('feedback.leaveContent'),
    okText: text('feedback.leave'),
    cancelText: text('feedback.stay'),
    danger: true,
  });
