import { startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

export const { bootstrap, mount, unmount } = lifecycles;

startSubsystem(lifecycles, {
  container: document.querySelector<HTMLElement>('#lift-root') ?? undefined,
  standalone: { code: 'lift', state: { permissions: { powerCodes: ['lift:suspend'], menus: [], housekeeper: null } } },
});
