import { defineSubsystem, fakeState, type PortalContext } from '../index.ts';
import { renderSubsystem } from '../testing.ts';

// The package in a project with Vue 2.7.
jest.mock('vue', () => jest.requireActual('vue-2/dist/vue.runtime.common.js'));

interface Vue2 {
  new (options: object): { $mount(element: Element): { $destroy(): void; $el: Element } };
  config: { productionTip: boolean; devtools: boolean };
  h(...args: unknown[]): unknown;
  provide(key: unknown, value: unknown): void;
}
const Vue = jest.requireMock<Vue2>('vue');
const sdk = jest.requireActual<typeof import('./index.ts')>('./index.ts');

Vue.config.productionTip = false;
Vue.config.devtools = false;

const { provide, h } = Vue;
const Page = {
  setup() {
    const t = sdk.useTexts({ 'zh-CN': { hello: '您好' }, 'en-US': { hello: 'Hello' } });
    const canEdit = sdk.usePermission('record:edit');
    sdk.useTitle(() => t('hello'));
    return () => h('section', [h(sdk.StandaloneBar), h('p', `${t('hello')} ${canEdit.value}`)]);
  },
};
const mountApp = (container: HTMLElement, portal: PortalContext) => {
  let stop: () => void = () => undefined;
  const app = new Vue({
    setup() {
      stop = sdk.providePortal({ provide }, portal);
      return () => h(Page);
    },
  }).$mount(container.appendChild(document.createElement('div')));
  return () => {
    app.$destroy();
    app.$el.remove();
    stop();
  };
};

test('in Vue 2.7 state, permissions, title and the bar follow the portal until the end', async () => {
  const { container, portal, setState, unmount } = await renderSubsystem(
    defineSubsystem({ mount: ({ container, portal }) => mountApp(container, portal) }),
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

test('an older Vue is refused with its version', () => {
  jest.resetModules();
  jest.doMock('vue', () => ({ version: '2.6.14' }));
  expect(() => jest.requireActual('./index.ts')).toThrow('needs Vue 2.7 or 3.3 and later, not 2.6.14');
});
