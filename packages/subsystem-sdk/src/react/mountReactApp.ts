import { createElement, type ReactNode } from 'react';
import type { SubsystemProps, Unmount } from '../lifecycles.ts';
import { createNavigator, type Navigator } from '../navigator.ts';
import { LazyNavigatorProvider } from './pages.ts';
import { PortalProvider } from './portal.ts';

/** A root of React, as `createRoot` of `react-dom/client` returns it. */
export interface ReactRoot {
  render(node: ReactNode): void;
  unmount(): void;
}

/**
 * Mounts a React application: renders it into an element of its own inside the container, with the portal and, for
 * applications without a router, a navigator around it.
 *
 * @param createRoot - `createRoot` of `react-dom/client`. It is a parameter because React 16 and 17 have no such module.
 * @param app - The application.
 * @param props - The props of `mount`.
 * @returns The function that unmounts it; return it from `mount`.
 * @example
 * export const lifecycles = defineSubsystem({ mount: (props) => mountReactApp(createRoot, <App />, props) });
 */
export function mountReactApp(
  createRoot: (element: HTMLElement) => ReactRoot,
  app: ReactNode,
  { container, portal }: Pick<SubsystemProps, 'container' | 'portal'>,
): Unmount {
  const element = container.appendChild(document.createElement('div'));
  const root = createRoot(element);
  let navigator: Navigator | undefined;
  const getNavigator = () => (navigator ??= createNavigator(portal));
  root.render(
    createElement(PortalProvider, {
      portal,
      children: createElement(LazyNavigatorProvider, { navigator: getNavigator, children: app }),
    }),
  );
  return () => {
    root.unmount();
    navigator?.stop();
    element.remove();
  };
}
