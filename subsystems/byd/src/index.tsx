import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { defineSubsystem, startSubsystem } from '@portal/subsystem-sdk';
import { connectReactRouter } from '@portal/subsystem-sdk/react-router';
import { mountReactApp } from '@portal/subsystem-sdk/react';
import { routesOf } from './modules';
import { sourceOf } from './sources';

const subsystem = defineSubsystem({
  mount: (props) => {
    const { portal } = props;
    const router = createMemoryRouter(routesOf(sourceOf(portal.variant)), {
      initialEntries: [portal.navigation.current()],
    });
    const disconnect = connectReactRouter(router, portal);
    const unmountApp = mountReactApp(createRoot, <RouterProvider router={router} />, props);
    return () => {
      unmountApp();
      disconnect();
      router.dispose();
    };
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
