import { defineSubsystem, fakeState } from '../index.ts';
import type { VueRouter3Like } from '../routers/vue-router.ts';
import { renderSubsystem } from '../testing.ts';
import type { Vue2Like } from './index.ts';

// The package in a project with Vue 2.7.
jest.mock('vue', () => jest.requireActual('vue-2/dist/vue.runtime.common.js'));

type Create = (...args: unknown[]) => unknown;
interface Vue2 extends Vue2Like {
  config: { productionTip: boolean; devtools: boolean };
  h: Create;
  use(plugin: unknown): void;
}
const Vue = jest.requireMock<Vue2>('vue');
const sdk = jest.requireActual<typeof import('./index.ts')>('./index.ts');

Vue.config.productionTip = false;
Vue.config.devtools = false;

const { h } = Vue;
const Page = {
  setup() {
    const t = sdk.useTexts({ 'zh-CN': { hello: '您好' }, 'en-US': { hello: 'Hello' } });
    const canEdit = sdk.usePermission('record:edit');
    sdk.useTitle(() => t('hello'));
    return () => h('section', [h(sdk.StandaloneBar), h('p', `${t('hello')} ${canEdit.value}`)]);
  },
};
test('in Vue 2.7 state, permissions, title and the bar follow the portal until the end', async () => {
  const { container, portal, setState, unmount } = await renderSubsystem(
    defineSubsystem({ mount: (props) => sdk.mountVue2App(Vue, { render: () => h(Page) }, props) }),
    { state: { locale: 'en-US' } },
  );
  const text = () => container.querySelector('p')!.textContent;
  expect(text()).toBe('Hello false');
  await setState({ permissions: { ...fakeState.permissions, powerCodes: ['record:edit'] } });
  expect(text()).toBe('Hello true');
  const button = container.querySelector('button')!;
  expect(button.type).toBe('button');
  button.click();
  await setState({});
  expect(text()).toBe('您好 true');
  await unmount();
  const titles = portal.calls.flatMap((call) => (call.name === 'setTitle' ? [call.title] : []));
  expect(titles).toEqual(['Hello', '您好', null]);
  expect(container.innerHTML).toBe('');
});

describe('with Vue Router 3', () => {
  interface Router extends VueRouter3Like {
    push(to: string): Promise<unknown>;
    replace(to: string): Promise<unknown>;
    beforeEach(guard: (to: { path: string }, from: unknown, next: (to?: false | string) => void) => void): () => void;
  }
  type Constructor = new (options: object) => Router;
  const VueRouter = jest.requireActual<Constructor>('vue-router-3/dist/vue-router.common.js');
  Vue.use(VueRouter);
  const List = {
    render: (create: Create) =>
      create('router-link', { props: { to: '/records/7?tab=log' }, attrs: { replace: false } }, 'Record 7'),
  };
  const One = { render: (create: Create) => create('p', 'one record') };

  const open = async (address: string) => {
    let router!: Router;
    const rendered = await renderSubsystem(
      defineSubsystem({
        mount: (props) => {
          router = new VueRouter({
            mode: 'abstract',
            routes: [
              { path: '/', redirect: '/records' },
              { path: '/records', component: List },
              { path: '/records/:id', component: One },
              // As with a page on demand: the navigation ends later.
              { path: '/late', component: () => Promise.resolve(One) },
            ],
          });
          return sdk.mountVue2App(Vue, { router, render: (create: Create) => create('router-view') }, props);
        },
      }),
      { code: 'lift', address },
    );
    const moves = () =>
      rendered.portal.calls.flatMap((call) =>
        call.name === 'push' || call.name === 'replace' ? [`${call.name} ${call.address}`] : [],
      );
    return { ...rendered, router, moves, here: () => router.currentRoute.fullPath };
  };

  test('R058 it starts at the portal’s address, its links are the portal’s, and its moves keep their kind', async () => {
    const { container, portal, router, moves, here, unmount } = await open('/records');
    expect(here()).toBe('/records');
    const link = container.querySelector('a')!;
    expect(link.getAttribute('href')).toBe(portal.navigation.hrefOf('/records/7?tab=log'));
    link.click();
    await Promise.resolve();
    await router.replace('/records/8');
    await router.push('/late');
    expect(container.textContent).toBe('one record');
    expect(moves()).toEqual(['push /records/7?tab=log', 'replace /records/8', 'push /late']);
    await unmount();
    await router.push('/records');
    expect(moves()).toHaveLength(3);
    expect(router.resolve('/records' as never).href).toBe('/records');
  });

  test('a redirect of the first page replaces it', async () => {
    const { moves, here } = await open('/');
    expect([here(), moves()]).toEqual(['/records', ['replace /records']]);
    expect((await open('/records/9')).here()).toBe('/records/9');
  });

  test('it follows the portal without an echo; a guard may refuse or redirect', async () => {
    const { portal, router, moves, here } = await open('/records');
    expect(await portal.navigate('/late')).toBe(true);
    expect([here(), moves()]).toEqual(['/late', []]);
    const allow = router.beforeEach((_to, _from, next) => next(false));
    expect(await portal.navigate('/records')).toBe(false);
    expect(here()).toBe('/late');
    allow();
    router.beforeEach(({ path }, _from, next) => (path === '/records/1' ? next('/records/2') : next()));
    expect(await portal.navigate('/records/1')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect([here(), moves()]).toEqual(['/records/2', ['replace /records/2']]);
  });
});

test('an older Vue is refused with its version', () => {
  jest.resetModules();
  jest.doMock('vue', () => ({ version: '2.6.14' }));
  expect(() => jest.requireActual('./index.ts')).toThrow('needs Vue 2.7 or 3.3 and later, not 2.6.14');
});
