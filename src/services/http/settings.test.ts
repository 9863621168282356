import * as z from 'zod/mini';
import { nothing } from '@/domain/wire';
import { errorOf, fakeFetch, jsonResponse, okResponse, wireHttp } from '../../../tests/support/http';
import { get, post } from './endpoint';
import { AbortedError, call } from './index';

const anything = z.unknown();

describe('an expired session', () => {
  const expired = { status: '201', msg: 'over' };
  const base = get<unknown, unknown>({ row: '', name: 'base', path: '/a', response: anything });
  const portal = get<unknown, unknown>({ row: '', name: 'portal', path: '/b', host: 'portal', response: nothing });
  const workOrder = post<unknown, unknown>({ row: '', name: 'wo', path: '/c', host: 'workOrder', response: nothing });

  test.each([base, portal, workOrder])(
    'R289 R306 the status of a $host response ends it, without a message',
    async (endpoint) => {
      const wired = wireHttp();
      fakeFetch(() => jsonResponse(expired));
      expect(await errorOf(call(endpoint, undefined))).toMatchObject({ name: 'SessionExpiredError' });
      expect(wired.expired.count).toBe(1);
      expect(wired.failures).toHaveLength(0);
    },
  );

  test('R289 the status may be a number, and come with an HTTP error', async () => {
    const wired = wireHttp();
    fakeFetch(() => jsonResponse({ status: 201 }, { status: 401 }));
    expect(await errorOf(call(base, undefined))).toMatchObject({ name: 'SessionExpiredError' });
    expect(wired.expired.count).toBe(1);
  });

  test('R289 a response from outside the API bases cannot end it', async () => {
    const wired = wireHttp();
    fakeFetch(() => jsonResponse(expired));
    const astray = { ...base, path: '/../_files/1' };
    expect(await errorOf(call(astray, undefined))).toMatchObject({ name: 'EnvelopeError', status: '201' });
    expect(wired.expired.count).toBe(0);
  });

  test('HTTP 201 is a success', async () => {
    const wired = wireHttp();
    fakeFetch(() => jsonResponse({ status: '1', msg: '', data: 5 }, { status: 201 }));
    await expect(call(base, undefined)).resolves.toBe(5);
    expect(wired.expired.count).toBe(0);
  });

  test.each([
    { status: '1', data: { status: '201' } },
    { status: '0201', msg: '' },
    { status: ['201'] },
    { code: '201', status: '1' },
  ])('R294 only the status of the response itself ends the session, not %j', async (body) => {
    const wired = wireHttp();
    fakeFetch(() => jsonResponse(body));
    await errorOf(call(base, undefined));
    expect(wired.expired.count).toBe(0);
  });

  describe('R222 T11 a token that another window has replaced', () => {
    const answerTo = (token: string) => (request: { headers: Headers }) =>
      request.headers.get('ssoToken') === token ? okResponse(5) : jsonResponse(expired);

    test('during the call: a read is retried with the new token, and the person stays signed in', async () => {
      let token = 'old';
      const wired = wireHttp({ readToken: () => token });
      const { sent } = fakeFetch((request) => {
        token = 'new';
        return answerTo('new')(request);
      });
      await expect(call(base, undefined)).resolves.toBe(5);
      expect(sent).toHaveLength(2);
      expect(wired.expired.count).toBe(0);
    });

    test('and that is adopted when the old one is refused: the same', async () => {
      let token = 'old';
      wireHttp({ readToken: () => token, onSessionExpired: () => void (token = 'new') });
      fakeFetch(answerTo('new'));
      await expect(call(base, undefined)).resolves.toBe(5);
    });

    test('a read by POST is repeated as well, once', async () => {
      let token = 'old';
      const wired = wireHttp({ readToken: () => token, onSessionExpired: () => void (token = 'new') });
      const { sent } = fakeFetch(answerTo('new'));
      await call(workOrder, undefined);
      expect(sent).toHaveLength(2);
      expect(wired.failures).toEqual([]);

      let count = 0;
      wireHttp({ readToken: () => token, onSessionExpired: () => void (token = `${(count += 1)}`) });
      const again = fakeFetch(answerTo('none'));
      expect(await errorOf(call(workOrder, undefined))).toMatchObject({ name: 'TokenReplacedError' });
      expect(again.sent).toHaveLength(2);
    });

    test.each([
      ['a write', post<unknown, unknown>({ row: '', name: 'w', path: '/w', response: nothing, effect: 'changes' })],
      ['a renewal', get<unknown, unknown>({ row: '', name: 'r', path: '/r', response: nothing, retries: false })],
    ])('T3 %s is not sent twice, its failure is reported', async (_what, endpoint) => {
      let token = 'old';
      const wired = wireHttp({ readToken: () => token, onSessionExpired: () => void (token = 'new') });
      const { sent } = fakeFetch(answerTo('new'));
      expect(await errorOf(call(endpoint, undefined))).toMatchObject({ name: 'TokenReplacedError' });
      expect(sent).toHaveLength(1);
      expect(wired.failures).toHaveLength(1);
    });

    test('that is refused as well: the session ends', async () => {
      let token = 'old';
      let ends = 0;
      wireHttp({
        readToken: () => token,
        onSessionExpired: () => {
          if (token === 'old') token = 'new';
          else ends += 1;
        },
      });
      fakeFetch(() => jsonResponse(expired));
      expect(await errorOf(call(base, undefined))).toMatchObject({ name: 'SessionExpiredError' });
      expect(ends).toBe(1);
    });
  });

  test('R154 R289 twenty expired responses end the session once and report no failure', async () => {
    const wired = wireHttp();
    fakeFetch(() => jsonResponse(expired));
    const all = Array.from({ length: 20 }, (_, index) => call([base, portal, workOrder][index % 3]!, undefined));
    const errors = await Promise.all(all.map(errorOf));
    expect(wired.expired.count).toBe(1);
    expect(wired.failures).toHaveLength(0);
    for (const error of errors) expect(error).toMatchObject({ name: expect.stringMatching(/Session|Aborted/) });
  });

  test('while the session ends, new calls are refused silently and late responses are dropped', async () => {
    let isSigningOut = false;
    const wired = wireHttp({ isSigningOut: () => isSigningOut });
    let answerLate = (_: Response): void => {};
    const { sent } = fakeFetch(() => new Promise<Response>((resolve) => (answerLate = resolve)));
    const late = errorOf(call(base, undefined));
    isSigningOut = true;
    expect(await errorOf(call(base, undefined))).toBeInstanceOf(AbortedError);
    answerLate(okResponse('somebody else'));
    expect(await late).toBeInstanceOf(AbortedError);
    expect(sent).toHaveLength(1);
    expect(wired.failures).toHaveLength(0);
  });

  test('after a new sign-in the session can expire again', async () => {
    let token = 'first';
    const wired = wireHttp({ readToken: () => token });
    fakeFetch(() => jsonResponse(expired));
    await errorOf(call(base, undefined));
    await errorOf(call(base, undefined));
    expect(wired.expired.count).toBe(1);
    token = 'second';
    await errorOf(call(base, undefined));
    expect(wired.expired.count).toBe(2);
  });
});

test('A37 a call before the HTTP layer is configured throws', async () => {
  jest.resetModules();
  const { httpSettings } = await import('./settings');
  expect(() => httpSettings()).toThrow('configureHttp');
});
