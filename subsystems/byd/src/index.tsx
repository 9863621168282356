import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { defineSubsystem, startSubsystem } from '@portal/subsystem-sdk';
import { connectReactRouter } from '@portal/subsystem-sdk/react-router';
import { PortalProvider } from '@portal/subsystem-sdk/react';
import { routesOf } from './modules';
import { sourceOf } from './sources';

const mounted = new Map<HTMLElement, { root: Root; stop(): void }>();

const subsystem = defineSubsystem({
  mount: ({ container, portal }) => {
    const router = createMemoryRouter(routesOf(sourceOf(portal.variant)), {
      initialEntries: [portal.navigation.current()],
    });
    const disconnect = connectReactRouter(router, portal);
    const root = createRoot(container.querySelector('#byd-root') ?? container);
    mounted.set(container, {
      root,
      stop: () => {
        disconnect();
        router.dispose();
      },
    });
    root.render(
      <PortalProvider portal={portal}>
        <RouterProvider router={router} />
      </PortalProvider>,
    );
  },
  unmount: ({ container }) => {
    const app = mounted.get(container);
    mounted.delete(container);
    app?.root.unmount();
    app?.stop();
  },
});

export const { bootstrap, mount, unmount } = subsystem;

startSubsystem(subsystem, {
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
