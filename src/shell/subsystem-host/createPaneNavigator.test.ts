import { createMemoryHistory, type Blocker } from 'history';
import { SUBSYSTEM_MOVE_GRACE_MS, createPaneNavigator } from './createPaneNavigator';

const navigatorAt = (start: string) => {
  const moves: string[] = [];
  const navigator = createPaneNavigator(start, {
    onMove: (inner, isReplaced) => void moves.push(`${isReplaced ? 'replace' : 'push'} ${inner}`),
    onBlocked: (target) => void moves.push(`blocked ${target}`),
    onUnblocked: (target) => void moves.push(`unblocked ${target}`),
  });
  return { navigator, moves };
};

const slaveAt = (start: string) => {
  const made = navigatorAt(start);
  const slave = createMemoryHistory({ initialEntries: [start] });
  made.navigator.attachHistory(slave);
  return { ...made, slave };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('a Umi slave', () => {
  test('F17 does not report a navigation of the shell, and reports its own', () => {
    const { navigator, moves, slave } = slaveAt('/');
    navigator.navigate('/orders/42');
    expect(slave.location.pathname).toBe('/orders/42');
    expect(moves).toEqual([]);
    slave.push('/orders/43');
    slave.replace('/orders/44');
    expect(moves).toEqual(['push /orders/43', 'replace /orders/44']);
    expect(navigator.current()).toBe('/orders/44');
  });

  test('F17 a blocked navigation is reported once, and once more when it goes through', () => {
    const { navigator, moves, slave } = slaveAt('/orders/42');
    let blocked: Parameters<Blocker>[0] | undefined;
    const release = slave.block((transition) => {
      blocked = transition;
    });
    navigator.navigate('/orders');
    expect(moves).toEqual(['blocked /orders']);
    expect(navigator.current()).toBe('/orders/42');
    release();
    blocked!.retry();
    expect(moves).toEqual(['blocked /orders', 'unblocked /orders']);
    expect(navigator.current()).toBe('/orders');
  });

  test('a navigation other than the blocked one is reported as its own', () => {
    const { navigator, moves, slave } = slaveAt('/orders/42');
    const release = slave.block(() => undefined);
    navigator.navigate('/orders');
    release();
    slave.push('/visits');
    slave.push('/orders');
    expect(moves).toEqual(['blocked /orders', 'push /visits', 'push /orders']);
  });

  test('a link of its own to the page that was blocked is a navigation of its own', () => {
    const { navigator, moves, slave } = slaveAt('/orders/42');
    const release = slave.block(() => undefined);
    navigator.navigate('/orders');
    release();
    slave.push('/orders');
    expect(moves).toEqual(['blocked /orders', 'push /orders']);
  });

  test('an immediate redirect replaces the entry of the navigation', () => {
    const { navigator, moves, slave } = slaveAt('/');
    slave.listen(({ location }) => {
      if (location.pathname === '/old') slave.push('/new');
    });
    navigator.navigate('/old');
    expect(moves).toEqual(['replace /new']);
  });
});

describe('the history of a Umi slave', () => {
  test('F16 a first page that has redirected before is reported as a redirect', () => {
    const { navigator, moves } = navigatorAt('/');
    expect(navigator.hasOwnHistory()).toBe(false);
    navigator.attachHistory(createMemoryHistory({ initialEntries: ['/login'] }));
    expect(navigator.hasOwnHistory()).toBe(true);
    expect([navigator.current(), moves]).toEqual(['/login', ['replace /login']]);
  });

  test('F17 is moved to the page that the shell has asked for while nobody listened', () => {
    const { navigator, moves } = navigatorAt('/');
    navigator.navigate('/orders/42');
    const slave = createMemoryHistory({ initialEntries: ['/'] });
    navigator.attachHistory(slave);
    expect([slave.location.pathname, slave.index, moves]).toEqual(['/orders/42', 0, []]);
    slave.push('/orders');
    expect(moves).toEqual(['push /orders']);
    // Once only: a history that is attached later says itself where it is.
    navigator.attachHistory(createMemoryHistory({ initialEntries: ['/late'] }));
    expect(moves).toEqual(['push /orders', 'replace /late']);
  });

  test('F17 takes the place of an earlier one, whose navigations no longer count', () => {
    const { navigator, moves, slave } = slaveAt('/');
    const later = createMemoryHistory({ initialEntries: ['/'] });
    navigator.attachHistory(later);
    slave.push('/of-the-earlier-one');
    expect(moves).toEqual([]);
    later.push('/orders');
    expect(moves).toEqual(['push /orders']);
  });

  test('F17 is what the contract navigates, with normalized addresses', () => {
    const { navigator, moves, slave } = slaveAt('/');
    navigator.contract.push('orders//42/');
    expect([slave.location.pathname, slave.index]).toEqual(['/orders/42', 1]);
    navigator.contract.replace('orders/43');
    expect([slave.location.pathname, slave.index]).toEqual(['/orders/43', 1]);
    expect([navigator.contract.current(), moves]).toEqual(['/orders/43', ['push /orders/42', 'replace /orders/43']]);
  });

  test('F17 a navigation to the page that is shown is neither blocked nor reported', () => {
    const { navigator, moves } = slaveAt('/orders');
    navigator.navigate('/orders');
    expect([navigator.current(), moves]).toEqual(['/orders', []]);
  });

  test('R152 after the stop nothing is reported', () => {
    const { navigator, moves, slave } = slaveAt('/');
    navigator.stop();
    slave.push('/orders');
    navigator.contract.push('/visits');
    expect(moves).toEqual([]);
  });
});

test('a host that asks for moves only gets a blocked navigation that goes through as one', () => {
  const moves: string[] = [];
  const navigator = createPaneNavigator('/form', { onMove: (inner) => void moves.push(inner) });
  const slave = createMemoryHistory({ initialEntries: ['/form'] });
  navigator.attachHistory(slave);
  let retry = () => {};
  const release = slave.block((transition) => (retry = () => transition.retry()));
  navigator.navigate('/orders');
  expect([navigator.current(), moves]).toEqual(['/form', []]);
  release();
  retry();
  expect([navigator.current(), moves]).toEqual(['/orders', ['/orders']]);
});

test('such a host gets one that the user allows later as a new entry, too', async () => {
  const moves: string[] = [];
  const navigator = createPaneNavigator('/form', {
    onMove: (inner, isReplaced) => void moves.push(`${isReplaced ? 'replace' : 'push'} ${inner}`),
  });
  let answer!: (may: boolean) => void;
  navigator.contract.onNavigate(() => new Promise<boolean>((resolve) => (answer = resolve)));
  navigator.navigate('/a');
  jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
  answer(true);
  await turns();
  expect(moves).toEqual(['push /a']);
});

describe('a micro-app with the SDK', () => {
  test('F17 receives navigations, and its echo of them is not reported', () => {
    const { navigator, moves } = navigatorAt('/');
    const targets: string[] = [];
    navigator.contract.onNavigate((inner) => {
      targets.push(inner);
      navigator.contract.push(inner);
    });
    navigator.navigate('/a');
    expect(targets).toEqual(['/a']);
    expect(moves).toEqual([]);
    navigator.contract.push('/b');
    expect(moves).toEqual(['push /b']);
  });

  test('blocks by returning false', () => {
    const { navigator, moves } = navigatorAt('/form');
    navigator.contract.onNavigate(() => false);
    navigator.navigate('/a');
    expect(moves).toEqual(['blocked /a']);
    expect(navigator.current()).toBe('/form');
  });

  test('while the user is asked the address is restored; after a yes it follows', async () => {
    const { navigator, moves } = navigatorAt('/form');
    let answer!: (may: boolean) => void;
    navigator.contract.onNavigate(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    navigator.navigate('/a');
    expect(moves).toEqual([]);
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    expect(moves).toEqual(['blocked /a']);
    answer(true);
    await turns();
    expect(moves).toEqual(['blocked /a', 'unblocked /a']);
    expect(navigator.current()).toBe('/a');
  });

  test('after a no it stays where it is', async () => {
    const { navigator, moves } = navigatorAt('/form');
    navigator.contract.onNavigate(() => Promise.resolve(false));
    navigator.navigate('/a');
    await turns();
    expect(moves).toEqual(['blocked /a']);
    expect(navigator.current()).toBe('/form');
  });

  test('an asynchronous router does not count as a block', async () => {
    const { navigator, moves } = navigatorAt('/');
    navigator.contract.onNavigate(async (inner) => {
      await Promise.resolve();
      navigator.contract.replace(inner);
    });
    navigator.navigate('/a');
    await turns();
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    expect(moves).toEqual([]);
    expect(navigator.current()).toBe('/a');
  });

  test('F29 a late response to an earlier navigation is ignored', async () => {
    const { navigator, moves } = navigatorAt('/form');
    const answers: ((may: boolean) => void)[] = [];
    navigator.contract.onNavigate(() => new Promise<boolean>((resolve) => void answers.push(resolve)));
    navigator.navigate('/a');
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    navigator.navigate('/b');
    answers[0]!(true);
    await turns();
    expect(moves).toEqual(['blocked /a']);
    answers[1]!(true);
    await turns();
    expect(moves).toEqual(['blocked /a']);
    expect(navigator.current()).toBe('/b');
  });

  test('F29 a navigation during a pending one starts from the micro-app’s present address', async () => {
    const { navigator, moves } = navigatorAt('/form');
    navigator.contract.onNavigate((inner) => (inner === '/a' ? new Promise<boolean>(() => undefined) : false));
    navigator.navigate('/a');
    navigator.navigate('/b');
    expect(moves).toEqual(['blocked /b']);
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    expect(moves).toEqual(['blocked /b']);
    expect(navigator.current()).toBe('/form');
  });

  test.each([
    ['yes', () => Promise.resolve(true)],
    ['nothing', () => Promise.resolve()],
    ['an error', () => Promise.reject(new Error('of the router'))],
  ])('an answer in time that is %s lets it go, and the next block is one of its own', async (_, answer) => {
    const { navigator, moves } = navigatorAt('/form');
    const stop = navigator.contract.onNavigate(answer);
    navigator.navigate('/a');
    await turns();
    expect([navigator.current(), moves, jest.getTimerCount()]).toEqual(['/a', [], 0]);
    stop();
    navigator.contract.onNavigate(() => false);
    navigator.navigate('/b');
    expect([navigator.current(), moves]).toEqual(['/a', ['blocked /b']]);
  });

  test('after a late no, a link to the same page is a navigation of its own', async () => {
    const { navigator, moves } = navigatorAt('/form');
    let answer!: (may: boolean) => void;
    navigator.contract.onNavigate(() => new Promise<boolean>((resolve) => (answer = resolve)));
    navigator.navigate('/a');
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    answer(false);
    await turns();
    expect([navigator.current(), moves]).toEqual(['/form', ['blocked /a']]);
    navigator.contract.push('/a');
    expect(moves).toEqual(['blocked /a', 'push /a']);
  });

  test('of several listeners one no is enough, and a removed one is not asked', async () => {
    const { navigator, moves } = navigatorAt('/form');
    const removed = jest.fn();
    navigator.contract.onNavigate(removed)();
    navigator.contract.onNavigate(() => undefined);
    navigator.contract.onNavigate(() => Promise.resolve(true));
    navigator.contract.onNavigate(() => Promise.resolve(false));
    navigator.navigate('/a');
    await turns();
    expect([navigator.current(), moves]).toEqual(['/form', ['blocked /a']]);
    expect(removed).not.toHaveBeenCalled();
  });

  test('a redirect while it answers replaces the entry of the navigation', async () => {
    const { navigator, moves } = navigatorAt('/');
    navigator.contract.onNavigate(() => navigator.contract.push('/login'));
    navigator.navigate('/a');
    await turns();
    expect([navigator.current(), moves]).toEqual(['/login', ['replace /login']]);
  });

  test('R152 after the stop it is asked nothing, and a late answer reports nothing', async () => {
    const { navigator, moves } = navigatorAt('/form');
    let answer!: (may: boolean) => void;
    const asked = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    navigator.contract.onNavigate(asked);
    navigator.navigate('/a');
    navigator.stop();
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    answer(true);
    await turns();
    navigator.navigate('/b');
    expect(moves).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a listener that throws does not stop the others', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { navigator } = navigatorAt('/');
    const targets: string[] = [];
    const fault = new Error('broken');
    navigator.contract.onNavigate(() => {
      throw fault;
    });
    navigator.contract.onNavigate((inner) => void targets.push(inner));
    navigator.navigate('/a');
    expect(targets).toEqual(['/a']);
    expect(log.mock.calls).toEqual([[expect.any(String), fault]]);
    expect(navigator.current()).toBe('/a');
  });
});
