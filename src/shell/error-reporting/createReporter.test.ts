import { sendReports } from '@/services/http';
import { readToken } from '@/shell/session';
import { reportEvent } from '@/utils/errorReports';
import type { SentEvent } from './createBatches';
import { startReporter } from './createReporter';

jest.mock('@/services/http', () => ({ ...jest.requireActual('@/services/http'), sendReports: jest.fn() }));
jest.mock('@/shell/session', () => ({
  ...jest.requireActual('@/shell/session'),
  readToken: jest.fn(() => 'secret-token'),
}));

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(sendReports).mockClear();
  stop = startReporter();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const sent = () =>
  jest.mocked(sendReports).mock.calls.flatMap(([body]) => (JSON.parse(body) as { events: SentEvent[] }).events);
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('F9 T1 an event is sent with its subsystem and kind, without token, query, names and numbers of people', () => {
  reportEvent({
    kind: 'error',
    owner: 'subsystem',
    region: 'lift',
    name: 'TypeError',
    message: `张三 13800138000 at /orders?phone=13800138000 secret-token a.b@example.com`,
    stack:
      'TypeError: 张三\n    at open (https://lift.example/app.js?v=1:10:5)\n    at next (https://lift.example/b.js:2:1)',
  });
  leave();
  const [event] = sent();
  expect(event).toMatchObject({ kind: 'error', owner: 'subsystem', region: 'lift', name: 'TypeError', count: 1 });
  expect(event!.stack).toBe('at open (https://lift.example/app.js:10:5)\nat next (https://lift.example/b.js:2:1)');
  expect(JSON.stringify(sent())).not.toMatch(/张三|138001|secret-token|example\.com"|a\.b@/);
});

test.each([
  ['a script of the portal', () => new Error('own'), true],
  [
    'no script of the portal',
    () => Object.assign(new Error('extension'), { stack: 'Error\n at chrome-extension://x/a.js:1:1' }),
    false,
  ],
])('F9 an error of the window that names %s', (_words, create, isReported) => {
  const error = create();
  if (isReported) error.stack = `Error: own\n    at run (${window.location.origin}/umi.js:1:1)`;
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, cancelable: true }));
  jest.advanceTimersByTime(1);
  leave();
  expect(sent().map(({ owner, region }) => [owner, region])).toEqual(isReported ? [['portal', 'window']] : []);
});

test('F9 an error that a subsystem has taken is not the portal’s', () => {
  const take = (event: Event) => event.preventDefault();
  window.addEventListener('error', take);
  const error = Object.assign(new Error('taken'), { stack: `Error\n    at ${window.location.origin}/umi.js:1:1` });
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  jest.advanceTimersByTime(1);
  leave();
  window.removeEventListener('error', take);
  expect(sent()).toEqual([]);
});

test('F9 a window that is hidden sends at once, and without a token too', () => {
  jest.mocked(readToken).mockReturnValue(null as never);
  reportEvent({ kind: 'failed-call', owner: 'subsystem', region: 'byd', name: 'http-500', message: 'GET /orders' });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  expect(sent()).toMatchObject([{ kind: 'failed-call', region: 'byd', message: 'GET /orders' }]);
});
