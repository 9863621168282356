import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { defineSubsystem } from '@portal/subsystem-sdk';
import { connectReactRouter } from '@portal/subsystem-sdk/react-router';
import { mountReactApp } from '@portal/subsystem-sdk/react';
import { routesOf } from './modules';
import { sourceOf } from './sources';

export const lifecycles = defineSubsystem({
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
