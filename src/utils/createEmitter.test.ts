import { createEmitter } from './createEmitter';

test('every listener is called with the value until it unsubscribes', () => {
  const emitter = createEmitter<number>('test');
  const first = jest.fn();
  const stop = emitter.subscribe(first);
  const stopAgain = emitter.subscribe(first);
  void emitter.emit(1);
  stop();
  stop();
  void emitter.emit(2);
  expect(first.mock.calls).toEqual([[1], [1], [2]]);
  expect(emitter.hasListeners()).toBe(true);
  stopAgain();
  expect(emitter.hasListeners()).toBe(false);
});

test('listeners are called synchronously, and one added meanwhile waits for the next event', () => {
  const emitter = createEmitter('test');
  const added = jest.fn();
  emitter.subscribe(() => emitter.subscribe(added));
  void emitter.emit();
  expect(added).not.toHaveBeenCalled();
  void emitter.emit();
  expect(added).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('a listener that %s is logged and stops no other one', async (_, broken) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const emitter = createEmitter('the test');
  const other = jest.fn();
  emitter.subscribe(broken);
  emitter.subscribe(other);
  await emitter.emit();
  expect(other).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('A listener of the test failed', new Error('broken'));
});

test('emitting resolves when the promises of the listeners have settled', async () => {
  const emitter = createEmitter('test');
  let isSaved = false;
  emitter.subscribe(async () => {
    await Promise.resolve();
    isSaved = true;
  });
  await emitter.emit();
  expect(isSaved).toBe(true);
});
