import { createObservable } from './observable.ts';

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
