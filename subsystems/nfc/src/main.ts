import { fakeState, startSubsystem } from '@portal/subsystem-sdk';
import { lifecycles } from './lifecycles';

export const { bootstrap, mount, unmount } = lifecycles;

startSubsystem(lifecycles, {
  container: document.querySelector<HTMLElement>('#nfc-root') ?? undefined,
  standalone: { code: 'nfc', state: { permissions: { ...fakeState.permissions, powerCodes: ['nfc:issue'] } } },
});
