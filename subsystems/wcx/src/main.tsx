import { startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

export const { bootstrap, mount, unmount } = lifecycles;

startSubsystem(lifecycles, {
  container: document.querySelector<HTMLElement>('#wcx-root') ?? undefined,
  standalone: { code: 'wcx', state: { permissions: { powerCodes: ['meter:correct'], menus: [], housekeeper: null } } },
});
