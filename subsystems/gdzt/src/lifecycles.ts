import { defineSubsystem } from '@portal/subsystem-sdk';
import { startApp } from './app';
import { createStore } from './tickets/store';

const store = createStore(new Date());

export const lifecycles = defineSubsystem({
  mount: ({ container, portal }) =>
    // The page's own element, when the portal has kept it.
    startApp(container.querySelector<HTMLElement>('#gdzt-root') ?? container, portal, store),
});
