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

describe('when the browser is idle', () => {
  test('A38 without requestIdleCallback calls back soon, and can be canceled', () => {
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

  test('uses requestIdleCallback where available', () => {
    const request = jest.fn(() => 7);
    const cancel = jest.fn();
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
    const act = jest.fn();
    whenIdle(act)();
    expect(request).toHaveBeenCalledWith(act);
    expect(cancel).toHaveBeenCalledWith(7);
  });
});
