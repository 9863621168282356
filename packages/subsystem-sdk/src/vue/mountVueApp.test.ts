import { createApp, defineComponent, h, nextTick } from 'vue';
import { createMemoryHistory, createRouter, RouterView, useRoute } from 'vue-router';
import { defineSubsystem } from '../index.ts';
import { renderSubsystem } from '../testing.ts';
import { mountVueApp, usePortal, usePortalState } from './index.ts';

const Page = defineComponent(() => {
  const { code } = usePortal();
  const state = usePortalState();
  const route = useRoute();
  return () => h('p', `${code} ${route.fullPath} ${state.value.locale}`);
});
const newRouter = (beforeEnter: () => void | Promise<void> = () => undefined) =>
  createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: Page, beforeEnter: async () => void (await beforeEnter()) }],
  });

describe('a Vue application', () => {
  test('has the portal and its page when mount resolves, follows the URL, and ends without a trace', async () => {
    let router = newRouter();
    const lifecycles = defineSubsystem({
      mount: (props) => {
        router = newRouter(() => new Promise((resolve) => setTimeout(resolve)));
        return mountVueApp(createApp(RouterView), props, { router });
      },
    });
    const options = { code: 'jcpt', address: '/records/7', state: { locale: 'en-US' } } as const;
    const { container, portal, navigate, setState, unmount } = await renderSubsystem(lifecycles, options);
    expect(container.textContent).toBe('jcpt /records/7 en-US');
    await navigate('/records/8');
    await setState({ locale: 'zh-CN' });
    expect(container.textContent).toBe('jcpt /records/8 zh-CN');

    container.append('of the page');
    await unmount();
    expect(container.innerHTML).toBe('of the page');
    await router.push('/records/9');
    expect(portal.navigation.current()).toBe('/records/8');
  });

  test('does without a router', async () => {
    const lifecycles = defineSubsystem({
      mount: (props) =>
        mountVueApp(
          createApp(() => h('p', usePortalState().value.locale)),
          props,
        ),
    });
    const { container, setState } = await renderSubsystem(lifecycles, { state: { locale: 'en-US' } });
    await setState({ locale: 'zh-CN' });
    expect(container.innerHTML).toContain('<p>zh-CN</p>');
  });

  test('whose first page fails rejects, and is disconnected from the portal', async () => {
    const router = newRouter(() => Promise.reject(new Error('no such chunk')));
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
    const subscribed = new Set<unknown>();
    const lifecycles = defineSubsystem({
      mount: ({ portal, container }) =>
        mountVueApp(
          createApp(RouterView),
          {
            container,
            portal: {
              ...portal,
              subscribe: (listener) => {
                subscribed.add(listener);
                return () => void subscribed.delete(listener);
              },
            },
          },
          { router },
        ),
    });
    await expect(renderSubsystem(lifecycles)).rejects.toThrow('no such chunk');
    await nextTick();
    expect(subscribed.size).toBe(0);
  });
});
