import { REGISTRY_POLL_MS, watchRegistry } from './watchRegistry';

let isHidden = false;
let stop: () => void;
let responses = 0;
const refresh = jest.fn(async () => {
  await Promise.resolve();
  responses += 1;
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  isHidden = false;
  responses = 0;
  refresh.mockClear();
  stop = watchRegistry(refresh);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const show = (isShown: boolean) => {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a visible window reads the registry again within a minute, again and again', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS * 3);
  expect(responses).toBe(4);
});

test('a hidden window sends nothing, and reads it at once when it is visible', async () => {
  show(false);
  await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS * 10);
  expect(refresh).not.toHaveBeenCalled();
  show(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('nothing is read after the stop, whatever it was waiting for', async () => {
  stop();
  await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS * 2);
  stop = watchRegistry(refresh);
  show(false);
  await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS * 2);
  stop();
  show(true);
  await jest.advanceTimersByTimeAsync(REGISTRY_POLL_MS * 2);
  expect(refresh).not.toHaveBeenCalled();
});
