import { AbortedError, EnvelopeError, HttpStatusError } from '@/services/http';
import { onFailureReported, reportFailure } from './reportFailure';
import { toast, toastStore } from './toastStore';

const shown = () => toastStore.getState().map(({ type, text, count }) => ({ type, text, count }));

let now = Date.UTC(2026, 10, 21);
beforeEach(() => void jest.useFakeTimers({ now: (now += 60_000) }));
afterEach(() => toast.clear());

test('R288 F24 many calls that fail for one cause show one message', () => {
  for (let call = 0; call < 20; call += 1) reportFailure(new HttpStatusError(`call${call}`, 502));
  expect(shown()).toEqual([{ type: 'error', text: '服务不可用', count: 1 }]);
});

test('R288 F24 two causes show two messages', () => {
  reportFailure(new HttpStatusError('a', 502));
  reportFailure(new EnvelopeError('b', '0', 'x'));
  expect(shown().map(({ text }) => text)).toEqual(['服务不可用', 'x']);
});

test('R128 the same failure a second later increases the count', () => {
  reportFailure(new HttpStatusError('a', 502));
  jest.advanceTimersByTime(999);
  reportFailure(new HttpStatusError('a', 502));
  expect(shown()[0]?.count).toBe(1);
  jest.advanceTimersByTime(1);
  reportFailure(new HttpStatusError('a', 502));
  expect(shown()).toEqual([{ type: 'error', text: '服务不可用', count: 2 }]);
});

test('F24 every reported failure reaches the listeners, also one whose message is merged', () => {
  const listener = jest.fn();
  const unsubscribe = onFailureReported(listener);
  const refused = new HttpStatusError('a', 403);
  reportFailure(refused);
  reportFailure(refused);
  unsubscribe();
  reportFailure(refused);
  expect(listener.mock.calls).toEqual([[refused], [refused]]);
});

test('R299 an aborted call shows nothing', () => {
  reportFailure(new AbortedError('a'));
  expect(shown()).toEqual([]);
});

test('R288 R293 the request id can be copied', () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  reportFailure(Object.assign(new HttpStatusError('a', 500), { requestId: 'req-7' }));
  toastStore.getState()[0]?.action?.onClick();
  expect(writeText).toHaveBeenCalledWith('req-7');
});
