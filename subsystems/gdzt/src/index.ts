import { defineSubsystem, fakeState, startSubsystem } from '@portal/subsystem-sdk';
import { startApp } from './app';
import { createStore } from './tickets/store';

const store = createStore(new Date());

const lifecycles = defineSubsystem({
  mount: ({ container, portal }) =>
    // The page's own element, when the portal has kept it.
    startApp(container.querySelector<HTMLElement>('#gdzt-root') ?? container, portal, store),
});

export const { bootstrap, mount, unmount } = lifecycles;

startSubsystem(lifecycles, {
  container: document.querySelector<HTMLElement>('#gdzt-root') ?? undefined,
  standalone: { code: 'gdzt', state: { permissions: { ...fakeState.permissions, powerCodes: ['gdzt:dispatch'] } } },
});
