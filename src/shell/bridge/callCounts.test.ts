import { configureHttp } from '@/services/http';
import { callCounts, recentIncidents } from '@/utils/subsystemIncidents';
import { environments } from '../../../config/environments';
import { createBridge } from './createBridge';

jest.mock('./dictionary', () => ({ loadDictionary: async () => undefined }));

test('requests over the bridge are counted: made, failed, refused; a request that is given up is not a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let status = 200;
  global.fetch = (async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return { status, headers: new Headers() };
  }) as never;
  configureHttp({
    environment: environments.development,
    readToken: () => 'token',
    onFailure: () => undefined,
    onSessionExpired: () => undefined,
    isSigningOut: () => false,
  });
  let isDisabled = false;
  const { context } = createBridge({
    code: 'counted',
    variant: null,
    calls: [{ host: 'base', path: '/listed', methods: ['GET'] }],
    followsColorScheme: true,
    isDisabled: () => isDisabled,
    navigation: { current: () => '/', push: jest.fn(), replace: jest.fn(), onNavigate: jest.fn() },
    hrefOf: (inner) => inner,
    popupContainer: () => document.body,
    onUnsaved: () => undefined,
    onTitle: () => undefined,
  });
  const ask = (address: string, init?: RequestInit) => context.request(address, init).catch(() => undefined);
  await ask('/_base/listed');
  status = 502;
  await ask('/_base/listed');
  await ask('/_base/other');
  await ask('/_base/listed', { signal: AbortSignal.abort() });
  isDisabled = true;
  await ask('/_base/listed');
  context.navigation.openPage('/home');
  expect(callCounts().get('counted')).toEqual({ made: 5, failed: 1, refused: 2 });
  expect(recentIncidents().map(({ region, kind }) => [region, kind])).toEqual([
    ['counted', 'refused-call'],
    ['counted', 'ignored'],
  ]);
});
