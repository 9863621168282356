import { root, subsystemStarts } from '../../tests/subsystemStarts.ts';

const start = subsystemStarts();

describe('in the sandbox', () => {
  test('nothing happens: the portal calls the life cycles', async () => {
    Object.assign(window, { __POWERED_BY_QIANKUN__: true });
    expect(await start().mode).toBe('sandbox');
    expect(root().textContent).toBe('');
  });
});

describe('a subsystem', () => {
  test('a page without #root gets a place to render into; a mount that throws rejects', async () => {
    document.body.replaceChildren();
    await start().mode;
    expect(root().textContent).toBe('/');
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = start({ mount: () => Promise.reject(new Error('no chart')) });
    await expect(broken.mode).rejects.toThrow('no chart');
    expect(error).toHaveBeenCalled();
  });

  test('that is unmounted while it waits for a portal does not mount', async () => {
    const around = { postMessage: jest.fn() };
    jest.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { mode, stop } = start();
    await stop();
    await expect(mode).rejects.toMatchObject({ name: 'AbortError' });
    expect([root().textContent, log.mock.calls]).toEqual(['', []]);
  });

  test('renders into the container that was given', async () => {
    const container = document.createElement('section');
    const { mode, stop } = start({}, { container });
    await mode;
    expect([container.textContent, root().textContent]).toEqual(['/', '']);
    await stop();
    expect(container.textContent).toBe('');
  });

  test('bootstraps before it mounts', async () => {
    const log: string[] = [];
    await start({ bootstrap: async () => void log.push('bootstrap'), mount: () => void log.push('mount') }).mode;
    expect(log).toEqual(['bootstrap', 'mount']);
  });

  test('in the sandbox is not mounted, and stops without a life cycle', async () => {
    Object.assign(window, { __POWERED_BY_QIANKUN__: true });
    const unmount = jest.fn();
    await start({ unmount }).stop();
    expect(unmount).not.toHaveBeenCalled();
  });
});
