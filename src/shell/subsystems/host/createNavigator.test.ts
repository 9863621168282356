import { createMemoryHistory, type Blocker } from 'history';
import { SUBSYSTEM_MOVE_GRACE_MS } from '@/constants/subsystems';
import { createNavigator } from './createNavigator';

const navigatorAt = (start: string) => {
  const moves: string[] = [];
  const navigator = createNavigator(start, {
    onMove: (inner, isReplaced) => void moves.push(`${isReplaced ? 'replace' : 'push'} ${inner}`),
    onRefuse: (target) => void moves.push(`refuse ${target}`),
    onAgree: (target) => void moves.push(`agree ${target}`),
  });
  return { navigator, moves };
};

const slaveAt = (start: string) => {
  const made = navigatorAt(start);
  const slave = createMemoryHistory({ initialEntries: [start] });
  made.navigator.adopt(slave);
  return { ...made, slave };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('a Umi slave', () => {
  test('F17 is led without a word, and reports its own moves', () => {
    const { navigator, moves, slave } = slaveAt('/');
    navigator.lead('/orders/42');
    expect(slave.location.pathname).toBe('/orders/42');
    expect(moves).toEqual([]);
    slave.push('/orders/43');
    slave.replace('/orders/44');
    expect(moves).toEqual(['push /orders/43', 'replace /orders/44']);
    expect(navigator.current()).toBe('/orders/44');
  });

  test('F17 a refused order is reported once, and once more when the person agrees to it', () => {
    const { navigator, moves, slave } = slaveAt('/orders/42');
    let blocked: Parameters<Blocker>[0] | undefined;
    const release = slave.block((transition) => {
      blocked = transition;
    });
    navigator.lead('/orders');
    expect(moves).toEqual(['refuse /orders']);
    expect(navigator.current()).toBe('/orders/42');
    release();
    blocked!.retry();
    expect(moves).toEqual(['refuse /orders', 'agree /orders']);
    expect(navigator.current()).toBe('/orders');
  });

  test('another move than the refused one is a move of its own', () => {
    const { navigator, moves, slave } = slaveAt('/orders/42');
    const release = slave.block(() => undefined);
    navigator.lead('/orders');
    release();
    slave.push('/visits');
    slave.push('/orders');
    expect(moves).toEqual(['refuse /orders', 'push /visits', 'push /orders']);
  });

  test('a page that leads on at once takes the entry of the order', () => {
    const { navigator, moves, slave } = slaveAt('/');
    slave.listen(({ location }) => {
      if (location.pathname === '/old') slave.push('/new');
    });
    navigator.lead('/old');
    expect(moves).toEqual(['replace /new']);
  });
});

describe('a micro-app with the SDK', () => {
  test('F17 hears orders, and its echo of them is no move', () => {
    const { navigator, moves } = navigatorAt('/');
    const orders: string[] = [];
    navigator.contract.onNavigate((inner) => {
      orders.push(inner);
      navigator.contract.push(inner);
    });
    navigator.lead('/a');
    expect(orders).toEqual(['/a']);
    expect(moves).toEqual([]);
    navigator.contract.push('/b');
    expect(moves).toEqual(['push /b']);
  });

  test('refuses by answering false', () => {
    const { navigator, moves } = navigatorAt('/form');
    navigator.contract.onNavigate(() => false);
    navigator.lead('/a');
    expect(moves).toEqual(['refuse /a']);
    expect(navigator.current()).toBe('/form');
  });

  test('a question takes its time: the address goes back, and follows after a yes', async () => {
    const { navigator, moves } = navigatorAt('/form');
    let answer!: (may: boolean) => void;
    navigator.contract.onNavigate(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    navigator.lead('/a');
    expect(moves).toEqual([]);
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    expect(moves).toEqual(['refuse /a']);
    answer(true);
    await turns();
    expect(moves).toEqual(['refuse /a', 'agree /a']);
    expect(navigator.current()).toBe('/a');
  });

  test('a no leaves it where it is, and what it does later is its own', async () => {
    const { navigator, moves } = navigatorAt('/form');
    navigator.contract.onNavigate(() => Promise.resolve(false));
    navigator.lead('/a');
    await turns();
    expect(moves).toEqual(['refuse /a']);
    expect(navigator.current()).toBe('/form');
  });

  test('a router that moves in its own time is no refusal', async () => {
    const { navigator, moves } = navigatorAt('/');
    navigator.contract.onNavigate(async (inner) => {
      await Promise.resolve();
      navigator.contract.replace(inner);
    });
    navigator.lead('/a');
    await turns();
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    expect(moves).toEqual([]);
    expect(navigator.current()).toBe('/a');
  });

  test('F29 the answer to an earlier order comes too late', async () => {
    const { navigator, moves } = navigatorAt('/form');
    const answers: ((may: boolean) => void)[] = [];
    navigator.contract.onNavigate(() => new Promise<boolean>((resolve) => void answers.push(resolve)));
    navigator.lead('/a');
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    navigator.lead('/b');
    answers[0]!(true);
    await turns();
    expect(moves).toEqual(['refuse /a']);
    answers[1]!(true);
    await turns();
    expect(moves).toEqual(['refuse /a']);
    expect(navigator.current()).toBe('/b');
  });

  test('F29 an order that comes while another one waits starts from where the micro-app stands', async () => {
    const { navigator, moves } = navigatorAt('/form');
    navigator.contract.onNavigate((inner) => (inner === '/a' ? new Promise<boolean>(() => undefined) : false));
    navigator.lead('/a');
    navigator.lead('/b');
    expect(moves).toEqual(['refuse /b']);
    jest.advanceTimersByTime(SUBSYSTEM_MOVE_GRACE_MS);
    expect(moves).toEqual(['refuse /b']);
    expect(navigator.current()).toBe('/form');
  });

  test('a listener that fails stops nobody', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { navigator } = navigatorAt('/');
    const orders: string[] = [];
    navigator.contract.onNavigate(() => {
      throw new Error('broken');
    });
    navigator.contract.onNavigate((inner) => void orders.push(inner));
    navigator.lead('/a');
    expect(orders).toEqual(['/a']);
    expect(navigator.current()).toBe('/a');
  });
});
