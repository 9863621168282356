import { fetchForSubsystem, isApiAddress } from './fetchForSubsystem';

const shared = { base: '/_base', workOrder: '/_workorder', portal: '/_portal' };
const remote = {
  base: 'https://api.example',
  workOrder: 'https://wo.example/v1',
  portal: 'https://portal-api.example',
};
const page = 'https://portal.example/mgr';

describe('request of a micro-app', () => {
  test.each([
    ['/_base/todo', true],
    ['https://portal.example/_base/todo?x=1', true],
    ['/_base', true],
    ['/_basement/todo', false],
    ['/_base/../_files/1', false],
    ['/_base/%2e%2e/_files/1', false],
    ['/_files/1', false],
    ['https://evil.example/_base/todo', false],
    ['//evil.example/_base/', false],
    ['https://portal.example:444/_base/', false],
    ['https://user@portal.example/_base/', false],
    ['http://[', false],
  ])('T7 hosts of one origin: the token goes to %s: %s', (address, goes) =>
    expect(isApiAddress(address, shared, page)).toBe(goes),
  );

  test.each([
    ['https://api.example/todo', true],
    ['https://wo.example/v1/x', true],
    ['https://wo.example/v10/x', false],
    ['http://api.example/todo', false],
    ['https://api.example.evil.example/todo', false],
    ['/_base/todo', false],
  ])('T7 hosts of their own: the token goes to %s: %s', (address, goes) =>
    expect(isApiAddress(address, remote, page)).toBe(goes),
  );

  test('T7 T19 signs in for the API only, whatever the micro-app puts into the header', async () => {
    const sent: { address: string; init: RequestInit }[] = [];
    global.fetch = jest.fn(async (address: string, init: RequestInit) => {
      sent.push({ address, init });
      return {} as Response;
    }) as never;
    const caller = { token: 'token-of-person', hosts: shared };
    await fetchForSubsystem('/_base/visits', { method: 'POST', headers: { ssoToken: 'forged' } }, caller);
    await fetchForSubsystem('https://elsewhere.example/', { credentials: 'include' }, caller);
    expect((sent[0]!.init.headers as Headers).get('ssoToken')).toBe('token-of-person');
    expect(sent[0]!.init).toMatchObject({ method: 'POST', redirect: 'error', credentials: 'omit' });
    expect((sent[1]!.init.headers as Headers).get('ssoToken')).toBeNull();
    expect(sent[1]!.init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(JSON.stringify(sent)).not.toContain('forged');
  });
});
