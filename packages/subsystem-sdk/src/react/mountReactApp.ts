import { createElement, type ReactNode } from 'react';
import type { SubsystemProps } from '../lifecycles.ts';
import { createNavigator, type Navigator } from '../navigator.ts';
import { LazyNavigatorProvider } from './pages.ts';
import { PortalProvider } from './portal.ts';

/** A root of React, as `createRoot` of `react-dom/client` returns it. */
export interface ReactRoot {
  render(node: ReactNode): void;
  unmount(): void;
}

/** The part of `react-dom` of React 16 and 17 that is needed here. */
export interface LegacyReactDom {
  render(node: never, element: HTMLElement): unknown;
  unmountComponentAtNode(element: HTMLElement): boolean;
}

/**
 * Makes a `createRoot` for React 16 and 17, which have none.
 *
 * @param dom - `import ReactDOM from 'react-dom'`.
 * @example mountReactApp(legacyRoot(ReactDOM), <App />, props)
 */
export const legacyRoot =
  (dom: LegacyReactDom) =>
  (element: HTMLElement): ReactRoot => ({
    render: (node) => void dom.render(node as never, element),
    unmount: () => void dom.unmountComponentAtNode(element),
  });

/**
 * Mounts a React application: renders it into an element of its own inside the container, with the portal and, for
 * applications without a router, a navigator around it.
 *
 * @param createRoot - `createRoot` of `react-dom/client`; with React 16 and 17 `legacyRoot(ReactDOM)`.
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
): () => void {
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
