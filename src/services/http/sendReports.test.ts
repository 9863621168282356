import { environments } from '../../../config/environments';
import { fakeFetch, wireHttp } from '../../../tests/support/http';
import { configureHttp } from './index';
import { receiverAddress, sendReports } from './sendReports';

const accepted = () => new Response(null, { status: 204 });
const wire = (errorReports?: string) => wireHttp({ environment: { ...environments.production, errorReports } });

test('F9 reports go to the receiver of the environment without token and cookies, and outlive the page', () => {
  wire('/error-report');
  const { sent } = fakeFetch(accepted);
  sendReports('{"events":[]}');
  expect(sent).toMatchObject([
    {
      method: 'POST',
      body: { events: [] },
      init: { credentials: 'omit', keepalive: true, referrerPolicy: 'no-referrer' },
    },
  ]);
  expect(sent[0]!.url.pathname).toBe('/error-report');
  expect(Object.fromEntries(sent[0]!.headers)).toEqual({ 'content-type': 'application/json' });
});

test.each([
  ['the environment names no receiver', undefined],
  ['the receiver is on another origin', 'https://reports.example/error-report'],
])('T27 %s: nothing is sent', (_words, address) => {
  wire(address);
  const { sent } = fakeFetch(accepted);
  expect(receiverAddress()).toBeUndefined();
  sendReports('{}');
  expect(sent).toEqual([]);
});

test('F9 an unreachable receiver is ignored', async () => {
  wire('/error-report');
  const { sent } = fakeFetch(() => 'unreachable');
  sendReports('{}');
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
});

test('F9 a browser that would cancel the request with the page sends a beacon', async () => {
  wire('/error-report');
  const { sent } = fakeFetch(accepted);
  const beacon = jest.fn((_address: URL, _body: Blob) => true);
  Object.assign(navigator, { sendBeacon: beacon });
  const known = Object.getOwnPropertyDescriptor(Request.prototype, 'keepalive')!;
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  try {
    sendReports('{"events":[]}');
  } finally {
    Object.defineProperty(Request.prototype, 'keepalive', known);
  }
  expect(beacon).toHaveBeenCalledWith(new URL('/error-report', window.location.href), expect.any(Blob));
  const [, body] = beacon.mock.calls[0]!;
  expect([await body.text(), body.type]).toEqual(['{"events":[]}', 'application/json']);
  expect(sent).toEqual([]);
});

test('A37 without an environment file there is no receiver', () => {
  configureHttp({
    get environment() {
      throw new Error('no environment');
    },
  } as never);
  expect(receiverAddress()).toBeUndefined();
});
