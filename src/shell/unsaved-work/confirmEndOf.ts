import { translate } from '@/locales/text';
import { confirmLeave } from './confirmLeave';

/** Asks before a subsystem with unsaved work is reloaded; resolves to true to reload. */
export const confirmReloadOf = (name: string): Promise<boolean> =>
  confirmLeave([{ name }], {
    title: translate('subsystems.reloadTitle', { name }),
    okText: translate('subsystems.update.reload'),
  });
