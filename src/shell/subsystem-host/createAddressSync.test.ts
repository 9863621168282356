import { fakeStages, settled } from '../../../tests/support/subsystemHost';

const start = fakeStages();

test('F16 a deep link starts the micro-app at its inner address', async () => {
  const { go, app } = start();
  await go('/mgr/orders/42?tab=log');
  expect(app('mgr')?.options.props()).toMatchObject({
    base: '/',
    history: { type: 'memory', initialEntries: ['/orders/42?tab=log'] },
  });
});

test('F17 a visible micro-app writes its navigation to the URL; a hidden one neither changes nor follows it', async () => {
  const { go, travel, app, hostHistory } = start();
  await go('/mgr');
  app('mgr')!.push('/orders/42');
  expect(hostHistory.current()).toBe('/mgr/orders/42');
  await go('/home');
  app('mgr')!.push('/orders/43');
  expect(hostHistory.current()).toBe('/home');
  await go('/mgr');
  expect(hostHistory.current()).toBe('/mgr/orders/43');
  await travel(-2);
  expect(app('mgr')!.where()).toBe('/orders/42');
});

describe.each(['mgr', 'lift', 'plans'])('R032 A26 %s, which is left just before it replaces its address', (code) => {
  const left = async ({ budget = 6 } = {}) => {
    const stage = start({ budget: () => budget });
    await stage.open(`/${code}/orders`, '/home');
    stage.app(code)!.replace('/orders?q=lift');
    expect(stage.hostHistory.current()).toBe('/home');
    return stage;
  };

  test('keeps it when the user goes back', async () => {
    const { travel, app, hostHistory } = await left();
    await travel(-1);
    expect(app(code)!.where()).toBe('/orders?q=lift');
    expect(hostHistory.current()).toBe(`/${code}/orders?q=lift`);
    expect(hostHistory.entries).toHaveLength(3);
  });

  test('keeps it on a link to the address that was left', async () => {
    const { go, app, hostHistory } = await left();
    await go(`/${code}/orders`);
    expect(app(code)!.where()).toBe('/orders?q=lift');
    expect(hostHistory.current()).toBe(`/${code}/orders?q=lift`);
  });

  test('navigates to any other address', async () => {
    const { go, app, hostHistory } = await left();
    await go(`/${code}/orders?q=pump`);
    expect(app(code)!.where()).toBe('/orders?q=pump');
    expect(hostHistory.current()).toBe(`/${code}/orders?q=pump`);
  });

  test('keeps it even if it was suspended meanwhile', async () => {
    const { open, rest, pane, travel, app, hostHistory } = await left({ budget: 1 });
    await open('/jcpt');
    await rest();
    expect(pane(code)?.state.status).toBe('asleep');
    await travel(-2);
    expect(app(code)!.options.start).toBe('/orders?q=lift');
    expect(hostHistory.current()).toBe(`/${code}/orders?q=lift`);
  });
});

test('a first page that redirects corrects the URL without a new history entry', async () => {
  const { go, app, hostHistory } = start();
  await go('/mgr');
  const before = hostHistory.entries.length;
  app('mgr')!.replace('/orders');
  expect(hostHistory.current()).toBe('/mgr/orders');
  expect(hostHistory.entries).toHaveLength(before);
});

test('a page that asks before it is left keeps its address in the URL', async () => {
  const { open, travel, app, hostHistory } = start();
  await open('/mgr/orders', '/mgr/orders/42');
  const { stay } = app('mgr')!.blockNext();
  await travel(-1);
  expect(app('mgr')!.where()).toBe('/orders/42');
  expect(hostHistory.current()).toBe('/mgr/orders/42');
  stay();
});

test('R058 the bars stay hidden wherever the micro-app navigates, and it does not see the parameter', async () => {
  const { go, app, hostHistory, bridges } = start();
  await go('/mgr/orders?hideBar=1&tab=log');
  expect(app('mgr')?.where()).toBe('/orders?tab=log');
  expect(bridges.get('mgr')!.hrefOf('/orders/9?tab=log')).toBe('/mgr/orders/9?tab=log&hideBar=1');
  app('mgr')!.push('/orders/42?tab=log');
  expect(hostHistory.current()).toBe('/mgr/orders/42?tab=log&hideBar=1');
  expect(hostHistory.entries).toHaveLength(3);
  app('mgr')!.replace('/orders/43');
  await settled();
  expect(hostHistory.current()).toBe('/mgr/orders/43?hideBar=1');
  expect(app('mgr')?.where()).toBe('/orders/43');
  await go('/lift');
  expect(bridges.get('mgr')!.hrefOf('/orders/9')).toBe('/mgr/orders/9');
  app('lift')!.push('/records?hideBar=1');
  expect(hostHistory.current()).toBe('/lift/records');
});
