import { createSessionStore, resetSessionStores } from './createSessionStore';
import {
  KEEP_FORMS_LIMIT_MS,
  emitIdentified,
  emitUserChange,
  emitSessionEnd,
  emitSessionStart,
  onIdentified,
  onUserChange,
  onSessionEnd,
  onSessionStart,
} from './sessionEvents';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const stops: (() => void)[] = [];
afterEach(() => {
  emitSessionEnd('chosen');
  for (const stop of stops.splice(0)) stop();
});

describe('the start of a session', () => {
  test('A33 notifies the subscribers, and later ones at once', () => {
    const [early, late] = [jest.fn(), jest.fn()];
    stops.push(onSessionStart(early));
    expect(early).not.toHaveBeenCalled();
    emitSessionStart({ userKey: 'p1' });
    stops.push(onSessionStart(late));
    for (const listener of [early, late]) expect(listener.mock.calls).toEqual([[{ userKey: 'p1' }]]);
  });

  test('A33 does not notify after the end of the session, nor after unsubscribing', () => {
    const [stopped, later] = [jest.fn(), jest.fn()];
    onSessionStart(stopped)();
    emitSessionStart({ userKey: 'p1' });
    emitSessionEnd('chosen');
    stops.push(onSessionStart(later));
    expect(stopped).not.toHaveBeenCalled();
    expect(later).not.toHaveBeenCalled();
  });
});

describe('the person whom the server names before the start has ended', () => {
  test('A33 is told once to each listener, to a later one at once', () => {
    const [early, late] = [jest.fn(), jest.fn()];
    onIdentified(early);
    expect(early).not.toHaveBeenCalled();
    emitIdentified({ telephone: '1' });
    onIdentified(late);
    // A start that begins again, because another window has signed in.
    emitIdentified({ telephone: '2' });
    for (const listener of [early, late]) expect(listener.mock.calls).toEqual([[{ telephone: '1' }]]);
    const latest = jest.fn();
    onIdentified(latest);
    expect(latest.mock.calls).toEqual([[{ telephone: '2' }]]);
  });

  test('T3 is told to nobody while the session runs, nor after its end', () => {
    const [during, after] = [jest.fn(), jest.fn()];
    emitIdentified({ telephone: '1' });
    emitSessionStart({ userKey: 'p1' });
    onIdentified(during);
    emitIdentified({ telephone: '1' });
    emitSessionEnd('chosen');
    onIdentified(after);
    expect(after).not.toHaveBeenCalled();
    emitIdentified({ telephone: '2' });
    expect(during).not.toHaveBeenCalled();
    expect(after.mock.calls).toEqual([[{ telephone: '2' }]]);
  });
});

describe('the end of a session', () => {
  test('R152 notifies with its reason, until unsubscribed', () => {
    const listener = jest.fn();
    const stop = onSessionEnd(listener);
    emitSessionEnd('expired');
    stop();
    emitSessionEnd('chosen');
    expect(listener.mock.calls).toEqual([['expired']]);
  });
});

describe('A43 another person in another window', () => {
  test('the window waits for every listener, even if one throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let finish!: () => void;
    const stopped = jest.fn();
    onUserChange(stopped)();
    stops.push(
      onUserChange(() => Promise.reject(new Error('broken'))),
      onUserChange(() => new Promise<void>((resolve) => (finish = resolve))),
    );
    const done = jest.fn();
    void emitUserChange().then(done);
    await settle();
    expect(done).not.toHaveBeenCalled();
    finish();
    await settle();
    expect(done).toHaveBeenCalledTimes(1);
    expect(stopped).not.toHaveBeenCalled();
  });

  test('but only for a limited time', async () => {
    jest.useFakeTimers();
    stops.push(onUserChange(() => new Promise(() => undefined)));
    const done = jest.fn();
    void emitUserChange().then(done);
    await jest.advanceTimersByTimeAsync(KEEP_FORMS_LIMIT_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('T8 a listener that %s is logged and does not stop the others', async (_, broken) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const listener = jest.fn();
  stops.push(onSessionStart(broken), onSessionStart(listener), onSessionEnd(broken), onSessionEnd(listener));
  emitSessionStart({ userKey: null });
  stops.push(onSessionStart(broken));
  emitSessionEnd('chosen');
  await settle();
  expect(listener.mock.calls).toEqual([[{ userKey: null }], ['chosen']]);
  expect(log.mock.calls.map(([, error]) => error as Error)).toEqual(Array(3).fill(new Error('broken')));
});

test('R141 T8 every session store is reset, even if one of them throws', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = createSessionStore<{ count: number }>(() => ({ count: 1 }));
  broken.setState({ count: 2 });
  broken.subscribe(() => {
    throw new Error('broken');
  });
  const store = createSessionStore<{ count: number; more?: string }>(() => ({ count: 1 }));
  store.setState({ count: 2, more: 'x' });
  resetSessionStores();
  expect(store.getState()).toEqual({ count: 1 });
  expect(log.mock.calls.map(([, error]) => error as Error)).toEqual([new Error('broken')]);
});
