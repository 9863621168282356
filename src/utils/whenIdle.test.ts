import { whenIdle } from './whenIdle';

const idle = ['requestIdleCallback', 'cancelIdleCallback'] as const;
const own = idle.map((name) => Object.getOwnPropertyDescriptor(window, name));

afterEach(() => {
  jest.useRealTimers();
  idle.forEach((name, index) => {
    Reflect.deleteProperty(window, name);
    if (own[index]) Object.defineProperty(window, name, own[index]);
  });
});

describe('a quiet moment', () => {
  test('A38 comes soon in a browser that knows of none, and can be called off', () => {
    idle.forEach((name) => Reflect.deleteProperty(window, name));
    jest.useFakeTimers({ doNotFake: [...idle] });
    const act = jest.fn();
    whenIdle(act)();
    jest.advanceTimersByTime(1_000);
    expect(act).not.toHaveBeenCalled();
    whenIdle(act);
    jest.advanceTimersByTime(1_000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('is the browser’s where it knows of one', () => {
    const request = jest.fn(() => 7);
    const cancel = jest.fn();
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
    const act = jest.fn();
    whenIdle(act)();
    expect(request).toHaveBeenCalledWith(act);
    expect(cancel).toHaveBeenCalledWith(7);
  });
});
