import { translate } from '@/locales/text';
import { confirmLeave } from './confirmLeave';

/** Asks before a subsystem with unsaved work, which may not be on screen, is closed or reloaded; true to go on. */
export const confirmEndOf = (name: string, purpose: 'close' | 'reload'): Promise<boolean> =>
  confirmLeave([{ name }], {
    title: translate(`subsystems.${purpose}Title`, { name }),
    okText: translate(purpose === 'close' ? 'common.close' : 'subsystems.update.reload'),
  });
