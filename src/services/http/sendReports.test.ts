import { environments } from '../../../config/environments';
import { fakeFetch, wireHttp } from '../../../tests/support/http';
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
  expect(sent[0]!.headers.has('ssoToken')).toBe(false);
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

test('F9 a browser that would cancel the request with the page sends a beacon', () => {
  wire('/error-report');
  const { sent } = fakeFetch(accepted);
  const beacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon: beacon });
  const known = Object.getOwnPropertyDescriptor(Request.prototype, 'keepalive')!;
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  try {
    sendReports('{}');
  } finally {
    Object.defineProperty(Request.prototype, 'keepalive', known);
  }
  expect(beacon).toHaveBeenCalledWith(new URL('/error-report', window.location.href), expect.any(Blob));
  expect(sent).toEqual([]);
});
