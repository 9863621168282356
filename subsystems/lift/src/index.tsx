import { createRoot, type Root } from 'react-dom/client';
import { createNavigator, defineSubsystem, type Navigator, startSubsystem } from '@portal/subsystem-sdk';
import { NavigatorProvider, PortalProvider } from '@portal/subsystem-sdk/react';
import { App } from './App';

const mounted = new Map<HTMLElement, { root: Root; navigator: Navigator }>();

const subsystem = defineSubsystem({
  mount: ({ container, portal }) => {
    const root = createRoot(container.querySelector('#lift-root') ?? container);
    const navigator = createNavigator(portal);
    mounted.set(container, { root, navigator });
    root.render(
      <PortalProvider portal={portal}>
        <NavigatorProvider navigator={navigator}>
          <App />
        </NavigatorProvider>
      </PortalProvider>,
    );
  },
  unmount: ({ container }) => {
    const app = mounted.get(container);
    mounted.delete(container);
    app?.navigator.stop();
    app?.root.unmount();
  },
});

export const { bootstrap, mount, unmount } = subsystem;

startSubsystem(subsystem, {
  container: document.querySelector<HTMLElement>('#lift-root') ?? undefined,
  standalone: { code: 'lift', state: { permissions: { powerCodes: ['lift:suspend'], menus: [], housekeeper: null } } },
});
