import { defineSubsystem } from '@portal/subsystem-sdk';
import { runApp } from './app';
import { createRegister } from './cards/register';

const register = createRegister(new Date());

export const lifecycles = defineSubsystem({
  mount: ({ container, portal }) =>
    // The page's own element, when the portal has kept it.
    runApp(container.querySelector<HTMLElement>('#nfc-root') ?? container, portal, register),
});
