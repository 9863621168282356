import { startDeadline } from './deadline';

test('a call whose caller has aborted before ends at once, as aborted', () => {
  const deadline = startDeadline('read', 1_000, AbortSignal.abort());
  expect(deadline.signal.aborted).toBe(true);
  expect(deadline.explain(new Error('why'))).toMatchObject({ name: 'AbortedError', endpointName: 'read' });
  deadline.end();
});

test('after its end neither the caller nor the time aborts it', () => {
  jest.useFakeTimers();
  const caller = new AbortController();
  const deadline = startDeadline('read', 1_000, caller.signal);
  deadline.end();
  caller.abort();
  jest.advanceTimersByTime(1_000);
  const error = new Error('why');
  expect([deadline.signal.aborted, deadline.explain(error)]).toEqual([false, error]);
  jest.useRealTimers();
});
