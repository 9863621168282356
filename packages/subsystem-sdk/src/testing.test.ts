import { defineSubsystem, type PortalContext } from './index.ts';
import { cleanup, renderSubsystem } from './testing.ts';

const create = (log: string[] = []) =>
  defineSubsystem({
    bootstrap: () => void log.push('bootstrap'),
    mount: ({ container, portal }) => {
      log.push(`mount ${portal.code} ${portal.navigation.current()} ${container.isConnected}`);
      container.textContent = portal.getState().locale;
      portal.popupContainer().append('pop-up');
      const stops = [
        portal.subscribe(({ locale }) => (container.textContent = locale)),
        portal.navigation.onNavigate((inner) => inner !== '/refused'),
      ];
      return () => {
        stops.forEach((stop) => stop());
        container.replaceChildren();
        log.push('unmount');
      };
    },
  });

describe('a subsystem in a test', () => {
  test('is mounted in the document at an address, with a state, and unmounted once', async () => {
    const log: string[] = [];
    const options = { code: 'mgr', address: '/orders', state: { locale: 'en-US' } } as const;
    const { container, portal, unmount } = await renderSubsystem(create(log), options);
    expect(container).toHaveTextContent('en-US');
    expect(document.body).toHaveTextContent('en-USpop-up');
    portal.navigation.push('/orders/42');
    expect(portal.calls).toContainEqual({ name: 'push', address: '/orders/42' });

    await unmount();
    await unmount();
    expect(log).toEqual(['bootstrap', 'mount mgr /orders true', 'unmount']);
    expect(document.body).toBeEmptyDOMElement();
  });

  test('A29 follows the portal, and may block a navigation', async () => {
    const { container, portal, navigate, setState } = await renderSubsystem(create(), { state: { locale: 'en-US' } });
    await setState({ locale: 'zh-CN' });
    expect(container).toHaveTextContent('zh-CN');
    expect(await navigate('/orders/42')).toBe(true);
    expect(await navigate('/refused')).toBe(false);
    expect(portal.navigation.current()).toBe('/orders/42');
  });

  test('a call resolves when updates of a later task are done, also with replaced timers', async () => {
    jest.useFakeTimers();
    const { setTimeout: realTimeout } = jest.requireActual<typeof import('node:timers')>('node:timers');
    const late = defineSubsystem({
      mount: ({ container }) => void realTimeout(() => (container.textContent = 'rendered')),
      unmount: () => undefined,
    });
    const { container } = await renderSubsystem(late);
    expect(container).toHaveTextContent('rendered');
  });

  test('every step runs inside of act', async () => {
    const log: string[] = [];
    const act = async (work: () => Promise<void>) => {
      log.push('(');
      await work();
      log.push(')');
    };
    const { navigate, setState, unmount } = await renderSubsystem(create(log), { act });
    await navigate('/orders');
    await setState({ hideBar: true });
    await unmount();
    expect(log.join(' ')).toBe('( bootstrap mount subsystem / true ) ( ) ( ) ( unmount )');
  });

  test('a mount that fails rejects, and leaves nothing', async () => {
    const broken = defineSubsystem({ mount: () => Promise.reject(new Error('no chart')), unmount: () => undefined });
    await expect(renderSubsystem(broken)).rejects.toThrow('no chart');
    expect(document.body).toBeEmptyDOMElement();
  });

  test('an unmount that fails rejects, and its container is removed', async () => {
    const unmount = () => Promise.reject(new Error('still busy'));
    const rendered = await renderSubsystem(defineSubsystem({ mount: () => undefined, unmount }));
    await expect(rendered.unmount()).rejects.toThrow('still busy');
    expect(document.body).toBeEmptyDOMElement();
  });

  test('a toast is recorded and not printed; options of the fake portal count', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const toast = jest.fn();
    const message = { type: 'info', text: 'Saved' } as const;
    const { portal } = await renderSubsystem(create());
    portal.toast(message);
    expect(warn).not.toHaveBeenCalled();
    (await renderSubsystem(create(), { toast })).portal.toast(message);
    expect(toast).toHaveBeenCalledWith(message);
  });
});

describe('after a test', () => {
  const unmounted: PortalContext[] = [];

  test('(a test that does not unmount)', async () => {
    const lifecycles = defineSubsystem({
      mount:
        ({ portal }) =>
        () =>
          void unmounted.push(portal),
    });
    await renderSubsystem(lifecycles);
    await renderSubsystem(lifecycles);
    expect(unmounted).toEqual([]);
  });

  test('what is still mounted is unmounted', () => expect(unmounted).toHaveLength(2));

  test('cleanup does it in runners without a global afterEach', async () => {
    await renderSubsystem(create());
    await cleanup();
    expect(document.body).toBeEmptyDOMElement();
  });
});
