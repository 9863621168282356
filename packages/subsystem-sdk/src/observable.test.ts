import { createObservable, createNavigationListeners } from './observable.ts';

describe('listeners of a navigation', () => {
  test.each([
    ['no listener', true, []],
    ['a listener that returns nothing', true, [() => undefined]],
    ['a listener that returns true', true, [() => true]],
    ['a listener that returns false', false, [() => false]],
    ['a listener that resolves with false', false, [() => Promise.resolve(false)]],
    ['one of two listeners refusing', false, [() => true, () => Promise.resolve(false)]],
  ])('A29 with %s the navigation is allowed: %s', async (_, isAllowed, listeners) => {
    const navigationListeners = createNavigationListeners();
    for (const listener of listeners) navigationListeners.add(listener);
    expect(await navigationListeners.ask('/orders')).toBe(isAllowed);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('A29 a listener that %s refuses nothing and is logged', async (_, listener) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const navigationListeners = createNavigationListeners();
    const received = jest.fn();
    navigationListeners.add(listener);
    navigationListeners.add(received);
    expect(await navigationListeners.ask('/orders')).toBe(true);
    expect(received).toHaveBeenCalledWith('/orders');
    expect(log.mock.calls).toEqual([[new Error('broken')]]);
  });

  test('A29 a listener that was removed is not asked', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const navigationListeners = createNavigationListeners();
    const removed = jest.fn(() => false);
    navigationListeners.add(removed)();
    navigationListeners.add(() => true);
    expect(await navigationListeners.ask('/orders')).toBe(true);
    navigationListeners.add(removed);
    navigationListeners.clear();
    expect(await navigationListeners.ask('/orders')).toBe(true);
    expect(removed).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('an observable value', () => {
  test('subscribers get the new value and the one before, until they unsubscribe', () => {
    const observable = createObservable(1);
    const received: number[][] = [];
    const stop = observable.subscribe((...values) => received.push(values));
    observable.set(2);
    stop();
    observable.set(3);
    expect([received, observable.get()]).toEqual([[[2, 1]], 3]);
    observable.subscribe((...values) => received.push(values));
    observable.clear();
    observable.set(4);
    expect(received).toHaveLength(1);
  });

  test('a subscriber that throws does not keep the others from the value', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const observable = createObservable(1);
    const received = jest.fn();
    observable.subscribe(() => {
      throw new Error('broken');
    });
    observable.subscribe(received);
    observable.set(2);
    expect(received).toHaveBeenCalledWith(2, 1);
    expect(log.mock.calls).toEqual([[new Error('broken')]]);
  });

  test('a subscriber that is added while the value is published gets only the next one', () => {
    const observable = createObservable(1);
    const late = jest.fn();
    const stop = observable.subscribe(() => {
      stop();
      observable.subscribe(late);
    });
    observable.set(2);
    expect(late).not.toHaveBeenCalled();
    observable.set(3);
    expect(late.mock.calls).toEqual([[3, 2]]);
  });
});
