import { createApp, defineComponent, h, nextTick, ref, type Ref } from 'vue';
import { createMemoryHistory, createRouter, RouterView, useRouter } from 'vue-router';
import { createFakePortal, type FakePortal, leaveQuestion, type PortalContext } from '../index';
import { providePortal, StandaloneBar, useLeaveGuard } from './index';

afterEach(() => document.body.removeAttribute('style'));

describe('the bar of a subsystem that runs standalone', () => {
  const show = (portal: PortalContext) => {
    const root = document.createElement('div');
    const app = createApp({ render: () => h(StandaloneBar, () => h('a', '2')) });
    providePortal(app, portal);
    app.mount(root);
    return root;
  };

  test('shows its text and the controls of the subsystem, and switches the language', async () => {
    const portal = createFakePortal({ state: { locale: 'zh-CN' } });
    const root = show(portal);
    expect(root.textContent).toBe('独立运行，未接入门户2English');
    root.querySelector('button')!.click();
    await nextTick();
    expect(root.textContent).toBe('Standalone mode (no portal)2中文');
    root.querySelector('button')!.click();
    expect(portal.getState().locale).toBe('zh-CN');
    expect(document.body).toHaveStyle({ margin: '0px', background: portal.getState().theme.background });
  });

  test('is absent inside the portal, whose page keeps its styles', () => {
    const { setState: _, ...portal } = createFakePortal();
    expect(show(portal).textContent).toBe('');
    expect(document.body).not.toHaveAttribute('style');
  });
});

describe('leaving a form with unsaved work', () => {
  const open = async (confirm: () => boolean | Promise<boolean>, hasUnsaved: Ref<boolean>) => {
    const Form = defineComponent(() => {
      useLeaveGuard(useRouter(), hasUnsaved, () => ({ content: 'The reply will be lost.' }));
      return () => h('form');
    });
    const router = createRouter({
      history: createMemoryHistory(),
      routes: [
        { path: '/records/:id', component: Form },
        { path: '/list', component: { render: () => null } },
      ],
    });
    const portal = createFakePortal({ confirm, state: { locale: 'en-US' } });
    await router.push('/records/7');
    const app = createApp({ render: () => h(RouterView) }).use(router);
    providePortal(app, portal);
    app.mount(document.createElement('div'));
    return { router, portal };
  };
  const reports = ({ calls }: FakePortal) =>
    calls.flatMap((call) => (call.name === 'reportUnsaved' ? [call.hasUnsaved] : []));

  test('A29 unsaved work is reported, and the form stays when the answer is no', async () => {
    const confirm = jest.fn(() => false);
    const hasUnsaved = ref(false);
    const { router, portal } = await open(confirm, hasUnsaved);
    hasUnsaved.value = true;
    await nextTick();
    expect(reports(portal)).toEqual([false, true]);
    await router.push('/list');
    await router.push('/records/8');
    expect(confirm.mock.calls).toHaveLength(2);
    expect(confirm).toHaveBeenCalledWith(leaveQuestion('en-US', { content: 'The reply will be lost.' }));
    expect(router.currentRoute.value.fullPath).toBe('/records/7');
  });

  test('A29 a confirmed move leaves, withdraws the report, and later moves do not ask', async () => {
    const confirm = jest.fn(() => Promise.resolve(true));
    const { router, portal } = await open(confirm, ref(true));
    await router.push('/list');
    await nextTick();
    expect(router.currentRoute.value.fullPath).toBe('/list');
    expect(reports(portal)).toEqual([true, false]);
    await router.push('/records/8?tab=log');
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('A29 a change of the query, and a form without changes, do not ask', async () => {
    const confirm = jest.fn(() => false);
    const hasUnsaved = ref(true);
    const { router } = await open(confirm, hasUnsaved);
    await router.push('/records/7?tab=log');
    hasUnsaved.value = false;
    await router.push('/list');
    expect(router.currentRoute.value.fullPath).toBe('/list');
    expect(confirm).not.toHaveBeenCalled();
  });
});
