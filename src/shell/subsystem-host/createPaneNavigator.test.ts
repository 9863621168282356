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

  test('an immediate redirect replaces the entry of the navigation', () => {
    const { navigator, moves, slave } = slaveAt('/');
    slave.listen(({ location }) => {
      if (location.pathname === '/old') slave.push('/new');
    });
    navigator.navigate('/old');
    expect(moves).toEqual(['replace /new']);
  });
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

  test('a listener that throws does not stop the others', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { navigator } = navigatorAt('/');
    const targets: string[] = [];
    navigator.contract.onNavigate(() => {
      throw new Error('broken');
    });
    navigator.contract.onNavigate((inner) => void targets.push(inner));
    navigator.navigate('/a');
    expect(targets).toEqual(['/a']);
    expect(navigator.current()).toBe('/a');
  });
});
