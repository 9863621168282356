import { startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

export const { bootstrap, mount, unmount } = lifecycles;

startSubsystem(lifecycles, {
  container: document.querySelector<HTMLElement>('#opbi-root') ?? undefined,
  standalone: {
    code: 'opbi',
    state: { permissions: { powerCodes: ['indicator:target'], menus: [], housekeeper: null } },
  },
});
