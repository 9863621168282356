import { translate } from '@/locales/text';
import { confirm } from '@/shell/feedback';
import { describeLeaving } from './describeLeaving';

/** Asks before a subsystem with unsaved work is reloaded; resolves to true to reload. The page itself is not left. */
export const confirmReloadOf = (name: string): Promise<boolean> =>
  confirm({
    title: translate('subsystems.reloadTitle', { name }),
    content: describeLeaving([{ name }]),
    okText: translate('subsystems.update.reload'),
    cancelText: translate('feedback.stay'),
    danger: true,
  });
