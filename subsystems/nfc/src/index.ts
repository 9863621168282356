import { defineSubsystem, fakeState, startSubsystem } from '@portal/subsystem-sdk';
import { runApp } from './app';
import { createRegister } from './cards/register';

const register = createRegister(new Date());

const lifecycles = defineSubsystem({
  mount: ({ container, portal }) =>
    // The page's own element, when the portal has kept it.
    runApp(container.querySelector<HTMLElement>('#nfc-root') ?? container, portal, register),
});

export const { bootstrap, mount, unmount } = lifecycles;

startSubsystem(lifecycles, {
  container: document.querySelector<HTMLElement>('#nfc-root') ?? undefined,
  standalone: { code: 'nfc', state: { permissions: { ...fakeState.permissions, powerCodes: ['nfc:issue'] } } },
});
