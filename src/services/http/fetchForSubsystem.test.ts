import type { SubsystemCall } from '@/domain/subsystem/allowedCalls';
import { environments } from '../../../config/environments';
import { portalAccountEndpoints } from '../portal-account';
import { userEndpoints } from '../users';
import { abortAll } from './deadline';
import { fetchForSubsystem as fetchListed } from './fetchForSubsystem';
import { SESSION_PATHS } from './fetchForSubsystemGuard';
import { configureHttp } from './settings';

const methods = ['GET', 'POST'] as const;
const calls: SubsystemCall[] = [
  ...['/visits', '/orders', '/export', '/a'].map((path): SubsystemCall => ({ host: 'base', path, methods })),
  { host: 'portal', path: '/api/*', methods },
  { host: 'workOrder', path: '/user/*', methods },
];
const fetchForSubsystem = (address: string, init: RequestInit = {}) =>
  fetchListed(address, init, { calls, isDisabled: () => false });

describe('request of a micro-app', () => {
  let sent: { address: string; init: RequestInit }[] = [];
  let isSigningOut = false;
  let expired = 0;
  let token = '';
  let response: (init: RequestInit) => Promise<Response> | Response;

  /** A response as the browser creates it: its body can be read once, and once more from a clone. */
  const answered = (body: string, type = 'application/json', status = 200): Response =>
    ({
      ok: status < 300,
      status,
      headers: new Headers({ 'Content-Type': type }),
      clone: () => answered(body, type, status),
      text: async () => body,
    }) as Response;
  /** A server that never responds; aborts as the browser does. */
  const silence = ({ signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('cut off', 'AbortError')));
    });
  const tokenOf = (index: number) => (sent[index]!.init.headers as Headers).get('ssoToken');

  beforeEach(() => {
    sent = [];
    isSigningOut = false;
    expired = 0;
    token = 'token-of-the-person';
    response = () => answered('{"status":"1"}');
    global.fetch = (async (address: string, init: RequestInit) => {
      sent.push({ address, init });
      return response(init);
    }) as typeof fetch;
    configureHttp({
      environment: environments.development,
      readToken: () => token,
      onFailure: () => undefined,
      onSessionExpired: () => void (expired += 1),
      isSigningOut: () => isSigningOut,
    });
  });

  test('T7 T19 adds the token for the API, whatever the micro-app sets in the header', async () => {
    await fetchForSubsystem('/_base/visits', { method: 'POST', headers: { SSOTOKEN: 'forged' } });
    expect(tokenOf(0)).toBe('token-of-the-person');
    expect(sent[0]!.init).toMatchObject({ method: 'POST', redirect: 'error', credentials: 'omit' });
  });

  test.each([
    'https://elsewhere.example/_base/visits',
    '//elsewhere.example/_base/',
    '/_files/1',
    '/_base/../_files/1',
    '/_basement/visits',
  ])('T7 no other address gets the token: %s', async (address) => {
    await fetchForSubsystem(address, { headers: { ssoToken: 'forged' }, credentials: 'include' });
    expect(tokenOf(0)).toBeNull();
    expect(sent[0]!.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  test.each([
    '/_portal/api/reflashToken',
    '/_portal/api/reflashToken?x=1#y',
    '/_portal//api//REFLASHTOKEN/',
    '/_base/system/user/center/getUserInfo',
    '/_portal/x/../api/./reflashToken',
    '/_portal/api/x/%2e%2e/reflashToken',
    '/_portal/api/x%2f..%2freflashToken',
    '/_portal/api%5creflashToken',
    '/_portal/api/%72eflash%54oken',
    '/_portal/api/%2572eflashToken',
    '/_portal/api/%2525252572eflashToken',
    `/_portal/api/%${'25'.repeat(12)}72eflashToken`,
    '/_portal/api;v=1/reflashToken;jsessionid=1',
    '/_portal/api/reflashToken.json',
    '/_portal/api/reflashToken%00',
    '/_portal/api/reflashToken%20',
    '/_portal/api/reflash\tToken',
    '/_portal/api/reflashToken%3Fx',
    '/_portal/api/reflashToken/x%2f..',
    '/_base/..%2f_portal/api/reflashToken',
    '/_portal/api/%252e/reflashToken',
    '/_portal/%252f/api/reflashToken',
    '/_portal/x/%252e%252e/api/reflashToken',
    '/_portal/api/reflashToken%253bv=1%252f',
    '\\_portal\\api\\reflashToken',
  ])('T19 R206 R222 calls that return the token or the ticket are refused: %s', async (address) => {
    await expect(fetchForSubsystem(address)).rejects.toBeInstanceOf(TypeError);
    expect(sent).toEqual([]);
  });

  test('A40 a response is passed on unchanged, including ids beyond 2^53', async () => {
    const body = '{"status":"1", "data":[{"id":9007199254740993}]}';
    response = () => answered(body);
    expect(await (await fetchForSubsystem('/_base/visits')).text()).toBe(body);
  });

  test('T19 the calls of the session match the endpoints; similar addresses are allowed', async () => {
    const paths = [portalAccountEndpoints.reflashToken, userEndpoints.getUserInfo].map(({ path }) => path);
    expect([...SESSION_PATHS]).toEqual(paths);
    for (const address of [
      '/_portal/api/reflashTokens',
      '/_workorder/user/getUserInfo',
      '/_base/a?p=/api/reflashToken',
    ])
      await fetchForSubsystem(address);
    expect(sent).toHaveLength(3);
  });

  test('T19 a renewed token in a response header is removed; the rest of the response stays', async () => {
    class Made {
      constructor(
        readonly body: unknown,
        readonly init: ResponseInit,
      ) {}
      get headers() {
        return this.init.headers;
      }
    }
    const before = global.Response;
    global.Response = Made as never;
    try {
      const headers = { 'Content-Type': 'text/csv', SSOTOKEN: 'renewed', 'X-Rows': '2' };
      response = () =>
        ({
          status: 200,
          statusText: 'OK',
          url: '/u',
          redirected: true,
          body: 'a,b',
          headers: new Headers(headers),
        }) as never;
      const got = await fetchForSubsystem('/_base/export');
      expect([...got.headers]).toEqual([
        ['content-type', 'text/csv'],
        ['x-rows', '2'],
      ]);
      expect(got).toMatchObject({ body: 'a,b', url: '/u', redirected: true, init: { status: 200, statusText: 'OK' } });
    } finally {
      global.Response = before;
    }
  });

  test('T19 a call that the registry does not list is refused, and sent to nobody', async () => {
    for (const [address, method] of [
      ['/_base/new/notice/2.0/delete', 'POST'],
      ['/_base/visits', 'DELETE'],
      ['/_base/visits', 'delete'],
      ['/_portal/visits', 'GET'],
      ['/_base/x/../new/notice/2.0/add', 'POST'],
    ] as const)
      await expect(fetchForSubsystem(address, { method })).rejects.toMatchObject({ name: 'CallNotListedError' });
    await expect(fetchListed('/_base/visits', {}, { calls: [], isDisabled: () => false })).rejects.toMatchObject({
      message: 'GET /visits of the host "base" is not listed in "calls" of the registry entry',
    });
    expect(sent).toEqual([]);
  });

  test('T19 while the subsystem is turned off no call to the API is sent, other addresses are', async () => {
    const off = { calls, isDisabled: () => true };
    await expect(fetchListed('/_base/visits', {}, off)).rejects.toMatchObject({ name: 'SubsystemDisabledError' });
    expect(sent).toEqual([]);
    await fetchListed('/lift/records.json', {}, off);
    expect(sent).toHaveLength(1);
  });

  test('T19 a refused call of the session is named to the developer', async () => {
    await expect(fetchForSubsystem('/_portal/api/reflashToken')).rejects.toThrow('/_portal/api/reflashToken');
  });

  test('T19 no header makes a server read a listed call as another one', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'X-Original-URL': '/new/notice/2.0/delete', 'X-Mine': '1' };
    await fetchForSubsystem('/_base/visits', { method: 'POST', headers });
    expect(Object.fromEntries(sent[0]!.init.headers as Headers)).toEqual({
      'x-mine': '1',
      ssotoken: 'token-of-the-person',
    });
    expect(sent[0]!.init.method).toBe('POST');
  });

  test('T10 nothing is sent while the person signs out', async () => {
    isSigningOut = true;
    await expect(fetchForSubsystem('/_base/visits')).rejects.toMatchObject({ name: 'AbortedError' });
    expect(sent).toEqual([]);
  });

  test('T10 R152 the sign-out aborts running requests and drops late responses', async () => {
    response = silence;
    const asked = fetchForSubsystem('/_base/visits');
    abortAll();
    await expect(asked).rejects.toMatchObject({ name: 'AbortedError' });
    response = () => {
      isSigningOut = true;
      return answered('{"status":"1"}');
    };
    await expect(fetchForSubsystem('/_base/visits')).rejects.toMatchObject({ name: 'AbortedError' });
  });

  test('T10 a body that is still arriving is aborted as well', async () => {
    response = () => answered('a,b', 'text/csv');
    expect(await (await fetchForSubsystem('/_base/export')).text()).toBe('a,b');
    expect(sent[0]!.init.signal?.aborted).toBe(false);
    abortAll();
    expect(sent[0]!.init.signal?.aborted).toBe(true);
  });

  test('R201 R312 a request times out after 30 s', async () => {
    jest.useFakeTimers();
    try {
      response = silence;
      const asked = fetchForSubsystem('/_base/visits');
      const failure = expect(asked).rejects.toMatchObject({ name: 'TimeoutError', timeoutMs: 30_000 });
      await jest.advanceTimersByTimeAsync(29_999);
      expect(sent[0]!.init.signal?.aborted).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      await failure;
      // No deadline runs on: neither after a failure nor once the response has arrived.
      expect(jest.getTimerCount()).toBe(0);
      response = () => answered('{"status":"1"}');
      await fetchForSubsystem('/_base/visits');
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a micro-app that aborts its own request gets the same error as from fetch', async () => {
    response = silence;
    const own = new AbortController();
    const asked = fetchForSubsystem('/_base/visits', { signal: own.signal });
    own.abort();
    await expect(asked).rejects.toBeInstanceOf(DOMException);
  });

  test.each([200, 401])('T10 a 201 envelope of the API ends the session once, with HTTP %s', async (status) => {
    response = () => answered('{"status":"201","msg":"登录已失效"}', 'application/json;charset=UTF-8', status);
    const asked = [fetchForSubsystem('/_base/visits'), fetchForSubsystem('/_base/orders')];
    await expect(asked[0]).rejects.toMatchObject({ name: 'SessionExpiredError' });
    await asked[1]!.catch(() => undefined);
    expect(expired).toBe(1);
  });

  test('R222 a refused token that has been renewed meanwhile does not end the session', async () => {
    response = () => {
      token = 'renewed';
      return answered('{"status":"201"}');
    };
    await expect(fetchForSubsystem('/_base/visits')).rejects.toMatchObject({ name: 'TokenReplacedError' });
    expect(expired).toBe(0);
  });

  test('T10 no other host ends the session; other responses reach the micro-app unread', async () => {
    response = () => answered('{"status":"201"}');
    const { text } = await fetchForSubsystem('https://elsewhere.example/_base/visits');
    expect(await text()).toBe('{"status":"201"}');
    response = () => answered('{"status":"500","msg":"x"}');
    expect(await (await fetchForSubsystem('/_base/visits')).text()).toBe('{"status":"500","msg":"x"}');
    response = () => answered('{"status":"201"}', 'text/csv');
    expect((await fetchForSubsystem('/_base/export')).status).toBe(200);
    expect(expired).toBe(0);
  });
});
