import { environments } from '../../../config/environments';
import { fakeFetch, wireHttp } from '../../../tests/support/http';
import { onAttributedError, reportAttributed } from '@/utils/errorReports';
import { sendErrorReport } from './sendErrorReport';

const lift = { owner: 'subsystem', region: 'lift' } as const;
const accepted = () => new Response(null, { status: 204 });
const wire = (errorReports?: string) => wireHttp({ environment: { ...environments.production, errorReports } });

let turn = 0;
/** Each test has a message of its own: the portal sends an error once for the life of the page. */
const newError = (more = '') =>
  Object.assign(new TypeError(`x ${(turn += 1)}${more}`), { stack: 'at f (/app.js:1:2)' });

beforeEach(() => onAttributedError(sendErrorReport));

test('F9 an error goes to the receiver of the environment once, without token and cookies', () => {
  wire('/error-report');
  const { sent } = fakeFetch(accepted);
  const error = newError();
  reportAttributed(lift, error);
  reportAttributed(lift, error);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    body: { owner: 'subsystem', region: 'lift', name: 'TypeError', message: error.message, path: '/' },
    init: { credentials: 'omit', keepalive: true },
  });
  expect(sent[0]!.url.pathname).toBe('/error-report');
  expect(sent[0]!.headers.has('ssoToken')).toBe(false);
});

test('T1 queries in messages and frames stay in the page', () => {
  wire('/error-report');
  const { sent } = fakeFetch(accepted);
  const error = newError(' of https://portal.example/?ssoToken=secret');
  error.stack = 'at f (https://lift.example/app.js?v=secret:1:2)\n    at /x#secret';
  reportAttributed(lift, error);
  expect(sent[0]!.body).toMatchObject({ stack: 'at f (https://lift.example/app.js:1:2)\n    at /x' });
  expect(JSON.stringify(sent[0]!.body)).not.toContain('secret');
});

test.each([
  ['the environment names no receiver', undefined],
  ['the receiver is on another origin', 'https://reports.example/error-report'],
])('T27 %s: nothing is sent', (_words, address) => {
  wire(address);
  const { sent } = fakeFetch(accepted);
  reportAttributed(lift, newError());
  expect(sent).toEqual([]);
});

test('F9 an unreachable receiver is ignored', async () => {
  wire('/error-report');
  const { sent } = fakeFetch(() => 'unreachable');
  reportAttributed(lift, newError());
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
});

test('F9 an error in a loop sends at most twenty reports', () => {
  wire('/error-report');
  const { sent } = fakeFetch(accepted);
  for (let index = 0; index < 40; index += 1) reportAttributed(lift, newError());
  expect(sent.length).toBeLessThan(20);
});
