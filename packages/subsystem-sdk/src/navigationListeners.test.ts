import { createNavigationListeners } from './navigationListeners.ts';

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
