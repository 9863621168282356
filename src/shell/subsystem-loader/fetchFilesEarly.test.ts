import { fetchJsonEarly } from '@/services/http';
import { fetchPlainEarly } from '@/services/http/fetchPlain';
import { canPrefetch } from '@/utils/canPrefetch';
import { fetchFilesEarly } from './fetchFilesEarly';

jest.mock('@/services/http', () => ({ fetchJsonEarly: jest.fn() }));
jest.mock('@/services/http/fetchPlain', () => ({ fetchPlainEarly: jest.fn() }));
jest.mock('@/utils/canPrefetch', () => ({ canPrefetch: jest.fn() }));
jest.mock('@/utils/environment', () => ({
  getEnvironment: () =>
    jest.requireActual<typeof import('../../../config/environments')>('../../../config/environments').environments
      .development,
}));

const ENTRY = 'http://lift.localhost:8010/';
const PAGE = `<script src="/app.js"></script><script src="https://elsewhere.example/x.js"></script>`;
const lift = { code: 'lift', entry: { development: ENTRY } };
const respond = (...subsystems: unknown[]) =>
  jest.mocked(fetchJsonEarly).mockResolvedValue(new Response(JSON.stringify({ version: 1, subsystems })));
const asked = () => jest.mocked(fetchPlainEarly).mock.calls;

beforeEach(() => {
  jest.mocked(canPrefetch).mockReturnValue(true);
  jest
    .mocked(fetchPlainEarly)
    .mockReset()
    .mockImplementation(() => Promise.resolve(new Response(PAGE)));
  jest.mocked(fetchJsonEarly).mockReset();
});

test('A33 T13 the page of the opened address is asked for, then its scripts of admitted origins', async () => {
  respond({ code: 'mgr', entry: 'http://mgr.localhost:8010/' }, lift);
  await fetchFilesEarly('lift');
  expect(asked()).toEqual([
    [ENTRY, 'no-cache'],
    [`${ENTRY}app.js`, 'default'],
  ]);
});

test.each([
  ['is not listed', { ...lift, code: 'mgr' }],
  ['is a frame, which the browser loads', { ...lift, isolation: 'frame' }],
  ['is a release with a hash, which is compared', { ...lift, integrity: 'sha384-AAAA' }],
  ['is turned off', { ...lift, disabled: { 'zh-CN': '维护' } }],
  ['has an origin that is not admitted', { ...lift, entry: 'https://elsewhere.example/' }],
  ['has no entry here', { ...lift, entry: { production: ENTRY } }],
  ['cannot be read', { code: 'lift', entry: 7 }],
])('T13 nothing of a subsystem that %s', async (_, entry) => {
  respond(null, entry);
  await fetchFilesEarly('lift');
  expect(asked()).toEqual([]);
});

test('nothing in data-saver mode, and no script of a page that is an error', async () => {
  respond(lift);
  jest.mocked(canPrefetch).mockReturnValue(false);
  await fetchFilesEarly('lift');
  expect(fetchJsonEarly).not.toHaveBeenCalled();
  jest.mocked(canPrefetch).mockReturnValue(true);
  jest.mocked(fetchPlainEarly).mockResolvedValue(new Response(PAGE, { status: 502 }));
  await fetchFilesEarly('lift');
  expect(asked()).toEqual([[ENTRY, 'no-cache']]);
});

test.each([[null], [{ subsystems: 'none' }], [[]]])('nothing of a registry that is %j', async (registry) => {
  jest.mocked(fetchJsonEarly).mockResolvedValue(new Response(JSON.stringify(registry)));
  await fetchFilesEarly('lift');
  expect(asked()).toEqual([]);
});
