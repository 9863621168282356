import type { createElement as CreateElement } from 'react';
import { defineSubsystem, fakeState } from '../index.ts';
import { type Act, renderSubsystem } from '../testing.ts';

// The package in a project with React 16: no `useSyncExternalStore`, no `createRoot`, no `react/jsx-runtime`.
jest.mock('react', () => jest.requireActual('react-16'));
jest.mock('react-dom', () => jest.requireActual('react-dom-16'));

const { createElement, useState, useEffect } = jest.requireMock<{
  createElement: typeof CreateElement;
  useState: typeof import('react').useState;
  useEffect: typeof import('react').useEffect;
}>('react');
const dom = jest.requireMock<{
  render(node: unknown, element: HTMLElement): void;
  unmountComponentAtNode(element: HTMLElement): boolean;
}>('react-dom');
const { act } = jest.requireActual<{ act: Act }>('react-dom-16/test-utils');
const sdk = jest.requireActual<typeof import('./index.ts')>('./index.ts');

const createRoot = sdk.legacyRoot(dom);

describe('with React 16', () => {
  test('state, permissions, links and headings follow the portal until the end', async () => {
    let renders = 0;
    const Page = () => {
      renders += 1;
      const { path } = sdk.useLocation();
      const t = sdk.useTexts({ 'zh-CN': { lift: '电梯' }, 'en-US': { lift: 'Lift' } });
      const mayStop = sdk.usePermission('lift:suspend');
      return createElement(
        'div',
        null,
        createElement(sdk.StandaloneBar),
        createElement(sdk.PageHeading, { title: path, children: `${t('lift')} ${path} ${mayStop}` }),
        createElement(sdk.InnerLink, { to: '/lifts/8', children: '8' }),
      );
    };
    const lifecycles = defineSubsystem({
      mount: (props) => sdk.mountReactApp(createRoot, createElement(Page), props),
    });
    const { container, portal, navigate, setState, unmount } = await renderSubsystem(lifecycles, {
      act,
      address: '/lifts/7',
      state: { locale: 'en-US' },
    });
    const heading = () => container.querySelector('h1')!.textContent;
    expect(heading()).toBe('Lift /lifts/7 false');
    await setState({ locale: 'zh-CN', permissions: { ...fakeState.permissions, powerCodes: ['lift:suspend'] } });
    expect(heading()).toBe('电梯 /lifts/7 true');
    await act(async () => container.querySelector('a')!.click());
    expect(heading()).toBe('电梯 /lifts/8 true');
    expect(document.activeElement).toBe(container.querySelector('h1'));
    await navigate('/lifts/9');
    expect(portal.calls.filter(({ name }) => name === 'setTitle').at(-1)).toEqual({
      name: 'setTitle',
      title: '/lifts/9',
    });
    await act(async () => container.querySelector('button')!.click());
    expect(heading()).toBe('Lift /lifts/9 true');

    const shown = renders;
    await setState({ isVisible: false });
    expect(renders).toBe(shown);

    await unmount();
    const before = renders;
    portal.setState({ locale: 'zh-CN' });
    expect([renders, container.innerHTML]).toEqual([before, '']);
  });

  test('a change between rendering and the subscription is not lost', async () => {
    const { portal, container } = await renderSubsystem(defineSubsystem({ mount: () => () => undefined }), {
      state: { locale: 'en-US' },
    });
    const Early = () => {
      const [, set] = useState(0);
      useEffect(() => {
        portal.setState({ locale: 'zh-CN' });
        set(1);
      }, []);
      return null;
    };
    const Locale = () => createElement('b', null, sdk.usePortalState().locale);
    // Effects of the first child run before those of the second.
    const app = createElement(sdk.PortalProvider, {
      portal,
      children: [Early, Locale].map((type, key) => createElement(type, { key })),
    });
    await act(async () => dom.render(app, container));
    expect(container.textContent).toBe('zh-CN');
    dom.unmountComponentAtNode(container);
  });
});
