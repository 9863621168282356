import {
  compareProtocols,
  createFakePortal,
  defineSubsystem,
  PROTOCOL_VERSION,
  ProtocolMismatchError,
} from './index.ts';
import { translateIn } from './texts.ts';

const props = (portal: object = createFakePortal()) =>
  ({ portal, container: document.createElement('div') }) as Parameters<ReturnType<typeof defineSubsystem>['mount']>[0];

describe('life cycles', () => {
  test('each one calls its own function with the props, and waits for it', async () => {
    const log: string[] = [];
    const step = (name: string) => async (given: unknown) => {
      await Promise.resolve();
      log.push(`${name} ${String(given === expected)}`);
    };
    const expected = props();
    const lifecycles = defineSubsystem({
      bootstrap: step('bootstrap'),
      mount: step('mount'),
      unmount: step('unmount'),
    });
    await lifecycles.bootstrap(expected);
    await lifecycles.mount(expected);
    await lifecycles.unmount(expected);
    expect(log).toEqual(['bootstrap true', 'mount true', 'unmount true']);
  });

  test('the function that mount returns undoes it, once and per container', async () => {
    const log: string[] = [];
    const lifecycles = defineSubsystem({
      mount: ({ container }) => {
        log.push(`mount ${container.id}`);
        return Promise.resolve(() => void log.push(`undo ${container.id}`));
      },
      unmount: ({ container }) => void log.push(`unmount ${container.id}`),
    });
    const [first, second] = [props(), props()];
    first.container.id = 'first';
    second.container.id = 'second';
    await lifecycles.mount(first);
    await lifecycles.mount(second);
    await lifecycles.unmount(first);
    await lifecycles.unmount(first);
    expect(log).toEqual(['mount first', 'mount second', 'unmount first', 'undo first', 'unmount first']);
    await lifecycles.mount(first);
    await lifecycles.unmount(first);
    expect(log.slice(5)).toEqual(['mount first', 'unmount first', 'undo first']);
  });

  test('F10 what a mount returns after the unmount is undone at once', async () => {
    const log: string[] = [];
    let finish = () => {};
    const lifecycles = defineSubsystem({
      mount: async () => {
        await new Promise<void>((resolve) => (finish = resolve));
        return () => void log.push('undo');
      },
    });
    const given = props();
    const mounting = lifecycles.mount(given);
    await lifecycles.unmount(given);
    expect(log).toEqual([]);
    finish();
    await mounting;
    expect(log).toEqual(['undo']);
  });

  test('a mount that returns its end needs no unmount, which waits for it', async () => {
    let hasEnded = false;
    const end = async () => {
      await Promise.resolve();
      hasEnded = true;
    };
    const lifecycles = defineSubsystem({ mount: () => end });
    const given = props();
    await lifecycles.mount(given);
    expect(hasEnded).toBe(false);
    await lifecycles.unmount(given);
    expect(hasEnded).toBe(true);
  });

  test('a micro-app without bootstrap has nothing to do there', async () => {
    const lifecycles = defineSubsystem({ mount: () => undefined, unmount: () => undefined });
    await expect(lifecycles.bootstrap(props())).resolves.toBeUndefined();
  });

  test('the protocol is announced at mount where the portal offers that', async () => {
    const portal = createFakePortal();
    const mount = jest.fn();
    const lifecycles = defineSubsystem({ mount, unmount: () => undefined });
    await lifecycles.mount(props(portal));
    expect(portal.calls).toEqual([{ name: 'announce', protocol: '1.1' }]);
    await lifecycles.mount(props({ ...portal, announce: undefined }));
    expect(mount).toHaveBeenCalledTimes(2);
  });

  test('T15 a portal of the version before this package’s mounts it', async () => {
    expect(compareProtocols(PROTOCOL_VERSION, '1.1')).toBe('compatible');
    const mount = jest.fn();
    const lifecycles = defineSubsystem({ mount, unmount: () => undefined });
    await lifecycles.mount({ ...props(), portal: { ...createFakePortal(), protocol: '1.1' } });
    expect(mount).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['no portal at all', 'unreadable', undefined],
    ['a portal without a protocol', 'unreadable', {}],
    ['an older portal', 'portal-too-old', { protocol: '1.0' }],
  ])('%s is refused as %s', async (_, verdict, portal) => {
    const mount = jest.fn();
    const lifecycles = defineSubsystem({ mount, unmount: () => undefined });
    const refused = lifecycles.mount({ ...props(), portal: portal as never });
    await expect(refused).rejects.toMatchObject({ verdict, subsystem: '1.1' });
    expect(mount).not.toHaveBeenCalled();
  });
});

describe('versions of the protocol', () => {
  test.each(['1', '1.', '.1', '1.0.0', ' 1.0', '1.0 ', 'v1.0', '12345.0', '1.12345', 1.1, null])(
    '%j is no version',
    (version) => {
      expect([compareProtocols(version, '1.0'), compareProtocols('1.0', version)]).toEqual([
        'unreadable',
        'unreadable',
      ]);
    },
  );

  test('numbers count, not their letters', () => {
    expect(compareProtocols('10.2', '9.11')).toBe('subsystem-too-old');
    expect(compareProtocols('1.10', '1.9')).toBe('compatible');
    expect(compareProtocols('1234.1234', '1234.1234')).toBe('compatible');
  });

  test('the error names both versions and the verdict', () => {
    const error = new ProtocolMismatchError('portal-too-old', '1.0', '1.1');
    expect(error).toMatchObject({ name: 'ProtocolMismatchError', portal: '1.0', subsystem: '1.1' });
    expect(error.message).toBe('The portal speaks protocol 1.0, this subsystem 1.1: portal-too-old');
  });
});

describe('texts', () => {
  const texts = { 'zh-CN': { hello: '您好，{name}{name}' }, 'en-US': { hello: 'Hello, {name} {rest}' } };

  test('the values take their places; a place without a value stays', () => {
    expect(translateIn(texts, 'zh-CN')('hello', { name: '林' })).toBe('您好，林林');
    expect(translateIn(texts, 'en-US')('hello', { name: 0 })).toBe('Hello, 0 {rest}');
    expect(translateIn(texts, 'en-US')('hello')).toBe('Hello, {name} {rest}');
  });
});
