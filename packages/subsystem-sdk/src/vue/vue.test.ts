import { createApp, defineComponent, h, nextTick, ref } from 'vue';
import { createFakePortal, fakeState } from '../index';
import { providePortal, usePortal, usePortalState, usePermission, useTexts, useTitle } from './index';

const texts = { 'zh-CN': { hello: '您好，{name}' }, 'en-US': { hello: 'Hello, {name}' } };

let renders = 0;
let selected = 0;
const Selecting = defineComponent(() => {
  const user = usePortalState((state) => state.user);
  return () => {
    selected += 1;
    return h('b', user.value.userName);
  };
});
const Page = defineComponent(() => {
  const t = useTexts(texts);
  const state = usePortalState();
  const mayEdit = usePermission('record:edit');
  const { code } = usePortal();
  useTitle(() => t('hello', { name: code }));
  return () => {
    renders += 1;
    return h('p', `${t('hello', { name: state.value.user.userName })}${mayEdit.value ? ' ✎' : ''}`);
  };
});

describe('the portal in Vue', () => {
  test('language, permissions and the window’s title are followed until it is let go', async () => {
    const portal = createFakePortal({ code: 'jcpt', state: { locale: 'zh-CN' } });
    const root = document.createElement('div');
    const isOpen = ref(true);
    const app = createApp({ render: () => (isOpen.value ? h(Page) : null) });
    const stop = providePortal(app, portal);
    app.mount(root);
    const name = fakeState.user.userName;
    expect(root.textContent).toBe(`您好，${name}`);

    portal.setState({ locale: 'en-US', permissions: { ...fakeState.permissions, powerCodes: ['record:edit'] } });
    await nextTick();
    expect(root.textContent).toBe(`Hello, ${name} ✎`);

    isOpen.value = false;
    await nextTick();
    const titles = portal.calls.flatMap((call) => (call.name === 'setTitle' ? [call.title] : []));
    expect(titles).toEqual(['您好，jcpt', 'Hello, jcpt', null]);

    isOpen.value = true;
    stop();
    portal.setState({ locale: 'zh-CN' });
    await nextTick();
    expect(root.textContent).toBe(`Hello, ${name} ✎`);
    app.unmount();
  });

  test('R140 being hidden or shown updates no component that does not read it', async () => {
    const portal = createFakePortal();
    const app = createApp({ render: () => [h(Page), h(Selecting)] });
    const stop = providePortal(app, portal);
    app.mount(document.createElement('div'));
    const before = renders;
    const selectedBefore = selected;
    for (const isVisible of [false, true]) {
      portal.setState({ isVisible });
      await nextTick();
    }
    expect([renders, selected]).toEqual([before, selectedBefore]);
    portal.setState({ user: { ...fakeState.user, userName: 'Lin' } });
    await nextTick();
    expect([renders, selected]).toEqual([before + 1, selectedBefore + 1]);
    app.unmount();
    stop();
  });

  test('without a portal the error names providePortal', () => {
    const app = createApp(Page);
    app.config.warnHandler = () => undefined;
    expect(() => app.mount(document.createElement('div'))).toThrow('providePortal');
  });
});
