import { createAddressSync } from './createAddressSync';
import { keepFocus } from './keepFocus';
import { createPane, type Pane } from './pane';
import type { StageTarget } from './stageStore';
import type { HostHistory } from './types';

jest.mock('./keepFocus', () => ({ keepFocus: jest.fn() }));

const targetAt = (inner: string, more: Partial<StageTarget> = {}): StageTarget => ({
  ...{ key: 'lift', code: 'lift', variant: null, inner, kind: 'PUSH', isFirstPage: false },
  ...more,
});

/** A mounted pane on screen, a micro-app that goes where it is told, and a history whose moves the test decides. */
function start({ entries = ['/home', '/lift/a', '/lift/b'], index = 2 } = {}) {
  const list = [...entries];
  let at = index;
  let isShown = true;
  const moves: number[] = [];
  const history: HostHistory & { go: jest.Mock; push: jest.Mock; replace: jest.Mock } = {
    push: jest.fn((address: string) => {
      list.splice((at += 1), list.length, address);
    }),
    replace: jest.fn((address: string) => {
      list[at] = address;
    }),
    current: () => list[at]!,
    index: () => at,
    go: jest.fn(async (delta: number) => {
      moves.push(delta);
      at += delta;
    }),
  };
  const pane: Pane = createPane(targetAt('/b'));
  let where = '/b';
  const navigate = jest.fn((inner: string): void => void (where = inner));
  Object.assign(pane, { navigator: { current: () => where, navigate }, index: at });
  pane.state = { ...pane.state, status: 'mounted', isActive: true };
  const sync = createAddressSync(history, () => isShown);
  return {
    ...{ pane, sync, history, navigate, moves },
    callbacks: sync.callbacksFor(pane),
    address: () => list[at],
    stand: (to: number) => void (at = to),
    hide: () => void (isShown = false),
    walkTo: (inner: string) => void (where = inner),
  };
}
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => jest.mocked(keepFocus).mockClear());

describe('a navigation of the micro-app', () => {
  test('F17 to where the address is already is no new entry', () => {
    const { callbacks, history } = start();
    callbacks.onMove('/b', false);
    expect([history.push, history.replace].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    callbacks.onMove('/c', false);
    callbacks.onMove('/d', true);
    expect([history.push.mock.calls, history.replace.mock.calls]).toEqual([[['/lift/c']], [['/lift/d']]]);
  });

  test('F17 while hidden changes no address; only a push forgets where the pane was left', () => {
    const { callbacks, pane, history, hide } = start();
    hide();
    pane.leftAt = '/b';
    callbacks.onMove('/c', true);
    expect([pane.inner, pane.leftAt]).toEqual(['/c', '/b']);
    callbacks.onMove('/d', false);
    expect([pane.inner, pane.leftAt]).toEqual(['/d', null]);
    expect([history.push, history.replace].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});

describe('F17 a navigation of the shell that the micro-app blocks', () => {
  /** Back to `/a`, which the micro-app blocks. */
  const blocked = () => {
    const stage = start();
    stage.navigate.mockImplementation((inner) => stage.callbacks.onBlocked(inner));
    stage.stand(1);
    stage.sync.follow(stage.pane, targetAt('/a', { kind: 'POP' }), true);
    return stage;
  };

  test('leads the address back to the entry of the page that is shown', async () => {
    const { address, moves, pane, history } = blocked();
    await settle();
    expect([address(), moves, pane.inner]).toEqual(['/lift/b', [1], '/b']);
    expect(history.replace).not.toHaveBeenCalled();
    expect(keepFocus).toHaveBeenCalledWith(pane.element, false);
  });

  test('goes to its entry when it is allowed after all', async () => {
    const { address, moves, pane, callbacks, walkTo } = blocked();
    await settle();
    walkTo('/a');
    callbacks.onUnblocked('/a');
    await settle();
    expect([address(), moves, pane.inner, pane.blocked]).toEqual(['/lift/a', [1, -1], '/a', null]);
    expect(keepFocus).toHaveBeenLastCalledWith(pane.element, true);
  });

  test('goes there only once the address is back', async () => {
    const { moves, callbacks } = blocked();
    callbacks.onUnblocked('/a');
    expect(moves).toEqual([1]);
    await settle();
    expect(moves).toEqual([1, -1]);
  });

  test('allowed while the pane is not on screen any more, or replaced by another move, it changes no address', async () => {
    const left = blocked();
    await settle();
    left.hide();
    left.callbacks.onUnblocked('/a');
    await settle();
    expect([left.moves, left.pane.inner]).toEqual([[1], '/a']);

    const moved = blocked();
    moved.callbacks.onUnblocked('/a');
    moved.callbacks.onMove('/c', false);
    await settle();
    expect(moved.moves).toEqual([1]);
  });

  test('without an entry of its own has its address replaced, and pushed when it is allowed', async () => {
    const { sync, pane, history, navigate, callbacks, address } = start();
    navigate.mockImplementation((inner) => callbacks.onBlocked(inner));
    history.replace('/lift/c');
    sync.follow(pane, targetAt('/c', { kind: 'REPLACE' }), true);
    await settle();
    expect([address(), history.go.mock.calls]).toEqual(['/lift/b', []]);
    history.push.mockClear();
    callbacks.onUnblocked('/c');
    expect([address(), history.push.mock.calls]).toEqual(['/lift/c', []]);
  });

  test('another one that is allowed later is a navigation of its own', async () => {
    const { callbacks, history, address } = blocked();
    await settle();
    callbacks.onUnblocked('/elsewhere');
    expect([address(), history.push.mock.calls]).toEqual(['/lift/elsewhere', [['/lift/elsewhere']]]);
  });

  test('is followed by no other one while the address is on its way back', async () => {
    const { sync, pane, navigate } = blocked();
    sync.follow(pane, targetAt('/c'), true);
    expect(navigate.mock.calls).toEqual([['/a']]);
    await settle();
    sync.follow(pane, targetAt('/c'), true);
    expect(navigate.mock.calls).toEqual([['/a'], ['/c']]);
  });

  test('of a pane that is not on screen only keeps the page', () => {
    const { callbacks, pane, hide, walkTo, history } = start();
    hide();
    walkTo('/form');
    callbacks.onBlocked('/c');
    expect([pane.inner, pane.blocked]).toEqual(['/form', null]);
    expect([history.push, history.replace, history.go].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    expect(keepFocus).not.toHaveBeenCalled();
  });

  test('is forgotten with the pane, which the user leaves', () => {
    const { sync, pane } = blocked();
    sync.leave(pane);
    expect([pane.blocked, pane.leftAt]).toEqual([null, '/b']);
    pane.leftAt = null;
    pane.state = { ...pane.state, isActive: false };
    sync.leave(pane);
    expect(pane.leftAt).toBeNull();
  });
});

test('F17 the way back is tried again when the user navigates meanwhile, three times at most, and not for a hidden pane', async () => {
  const stuck = start();
  stuck.navigate.mockImplementation((inner) => stuck.callbacks.onBlocked(inner));
  stuck.history.go.mockImplementation(async () => undefined);
  stuck.stand(1);
  stuck.sync.follow(stuck.pane, targetAt('/a', { kind: 'POP' }), true);
  await settle();
  expect(stuck.history.go.mock.calls).toEqual([[1], [1], [1]]);

  const left = start();
  left.navigate.mockImplementation((inner) => left.callbacks.onBlocked(inner));
  left.history.go.mockImplementation(async () => left.hide());
  left.stand(1);
  left.sync.follow(left.pane, targetAt('/a', { kind: 'POP' }), true);
  await settle();
  expect(left.history.go).toHaveBeenCalledTimes(1);
});

describe('the address of the window', () => {
  test('F16 is where an unmounted pane starts; one that mounts already keeps its own', () => {
    const { sync, pane } = start();
    pane.state = { ...pane.state, status: 'checking' };
    pane.index = null;
    sync.resolveStart(pane, targetAt('/c'), true);
    expect([pane.inner, pane.index]).toEqual(['/c', 2]);
    pane.state = { ...pane.state, status: 'mounting' };
    sync.resolveStart(pane, targetAt('/d'), true);
    expect(pane.inner).toBe('/c');
  });

  test('F17 is followed by nothing where there is no micro-app', () => {
    const { sync, pane, history } = start();
    pane.navigator = null;
    pane.index = 7;
    sync.follow(pane, targetAt('/c'), true);
    expect(pane.index).toBe(7);
    expect(history.replace).not.toHaveBeenCalled();
  });

  test('F17 of a pane that was not on screen has no distance to the entry before', () => {
    const { sync, pane, stand } = start();
    stand(1);
    sync.follow(pane, targetAt('/a', { kind: 'POP' }), false);
    expect([pane.lastNavigation, pane.inner, pane.index]).toEqual([{ from: 2, delta: 0 }, '/a', 1]);
    stand(2);
    sync.follow(pane, targetAt('/b', { kind: 'POP' }), true);
    expect([pane.lastNavigation, pane.inner, pane.index]).toEqual([{ from: 1, delta: 1 }, '/b', 2]);
  });
});
