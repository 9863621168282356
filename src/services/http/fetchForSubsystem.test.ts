import { environments } from '../../../config/environments';
import { fetchForSubsystem } from './fetchForSubsystem';
import { configureHttp } from './settings';

describe('request of a micro-app', () => {
  let sent: { address: string; init: RequestInit }[] = [];
  let isSigningOut = false;
  const token = (index: number) => (sent[index]!.init.headers as Headers).get('ssoToken');

  beforeEach(() => {
    sent = [];
    isSigningOut = false;
    global.fetch = (async (address: string, init: RequestInit) => {
      sent.push({ address, init });
      return {} as Response;
    }) as typeof fetch;
    configureHttp({
      environment: environments.development,
      readToken: () => 'token-of-the-person',
      onFailure: () => undefined,
      onSessionExpired: () => undefined,
      isSigningOut: () => isSigningOut,
    });
  });

  test('T7 T19 signs in for the API, whatever the micro-app puts into the header', async () => {
    await fetchForSubsystem('/_base/visits', { method: 'POST', headers: { SSOTOKEN: 'forged' } });
    expect(token(0)).toBe('token-of-the-person');
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
    expect(token(0)).toBeNull();
    expect(sent[0]!.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  test('T10 nothing leaves while the person signs out', async () => {
    isSigningOut = true;
    await expect(fetchForSubsystem('/_base/visits')).rejects.toMatchObject({ name: 'AbortedError' });
    expect(sent).toEqual([]);
  });
});
