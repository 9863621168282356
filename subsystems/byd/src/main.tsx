import { startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

export const { bootstrap, mount, unmount } = lifecycles;

startSubsystem(lifecycles, {
  container: document.querySelector<HTMLElement>('#byd-root') ?? undefined,
  standalone: {
    code: 'byd',
    variant: new URLSearchParams(window.location.search).get('source') ?? 'workorder',
    state: {
      permissions: {
        powerCodes: ['workorder:assign', 'decoration:approve', 'benefits:book'],
        menus: [],
        housekeeper: null,
      },
    },
  },
});
