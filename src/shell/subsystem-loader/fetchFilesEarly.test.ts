import { fetchEarly } from '@/services/http/earlyResponses';
import { canPrefetch } from '@/utils/canPrefetch';
import { environments } from '../../../config/environments';
import { fetchFilesEarly } from './fetchFilesEarly';

jest.mock('@/services/http/earlyResponses', () => ({ fetchEarly: jest.fn() }));
jest.mock('@/utils/canPrefetch', () => ({ canPrefetch: jest.fn() }));

const REGISTRY = 'http://localhost/subsystems.json';
const ENTRY = 'http://lift.localhost:8010/';
const PAGE = `<script src="/app.js"></script><script src="https://elsewhere.example/x.js"></script>`;
const lift = { code: 'lift', entry: { development: ENTRY } };

/** What the server answers: by default a page. */
let registry: unknown;
let page: ResponseInit;
const serve = (...subsystems: unknown[]) => (registry = { version: 1, subsystems });
const asked = () => jest.mocked(fetchEarly).mock.calls.map(([address, { cache }]) => [address, cache]);
const open = (pathname: string) => fetchFilesEarly({ lift: 'lift', elevators: 'lift' }, { pathname } as Location);

beforeEach(() => {
  window.__PORTAL_ENVIRONMENT__ = environments.development;
  page = {};
  serve(lift);
  jest.mocked(canPrefetch).mockReturnValue(true);
  jest
    .mocked(fetchEarly)
    .mockReset()
    .mockImplementation((address) =>
      Promise.resolve(address.endsWith('.json') ? new Response(JSON.stringify(registry)) : new Response(PAGE, page)),
    );
});
afterEach(() => {
  delete window.__PORTAL_ENVIRONMENT__;
  document.head.innerHTML = '';
});

test('A33 T13 the registry is asked for, then the page of the opened address, then its scripts of admitted origins', async () => {
  serve({ code: 'mgr', entry: 'http://mgr.localhost:8010/' }, lift);
  await open('/lift/records/7');
  expect(asked()).toEqual([
    [REGISTRY, 'no-cache'],
    [ENTRY, 'no-cache'],
    [`${ENTRY}app.js`, 'default'],
  ]);
});

test('the address may have another name than the code', async () => {
  await open('/elevators');
  expect(asked()).toContainEqual([ENTRY, 'no-cache']);
});

test.each(['/', '/home', '/mainApp/lift', '/constructor', '/lift2'])('nothing at %s', async (pathname) => {
  await open(pathname);
  expect(asked()).toEqual([]);
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
  serve(null, entry);
  await open('/lift');
  expect(asked()).toEqual([[REGISTRY, 'no-cache']]);
});

test.each([[null], [{ subsystems: 'none' }], [[]]])('nothing of a registry that is %j', async (document) => {
  registry = document;
  await open('/lift');
  expect(asked()).toEqual([[REGISTRY, 'no-cache']]);
});

test('nothing in data-saver mode, and no script of a page that is an error', async () => {
  jest.mocked(canPrefetch).mockReturnValue(false);
  await open('/lift');
  expect(asked()).toEqual([]);
  jest.mocked(canPrefetch).mockReturnValue(true);
  page = { status: 502 };
  await open('/lift');
  expect(asked()).toEqual([
    [REGISTRY, 'no-cache'],
    [ENTRY, 'no-cache'],
  ]);
});

describe('the environment file', () => {
  test('A37 names the registry, and is waited for', async () => {
    delete window.__PORTAL_ENVIRONMENT__;
    const script = document.head.appendChild(document.createElement('script'));
    script.setAttribute('src', '/environment.js');
    const opened = open('/lift');
    await Promise.resolve();
    expect(asked()).toEqual([]);
    window.__PORTAL_ENVIRONMENT__ = {
      ...environments.development,
      subsystemRegistry: 'https://files.example/all.json',
    };
    script.dispatchEvent(new Event('load'));
    await opened;
    expect(asked()[0]).toEqual(['https://files.example/all.json', 'no-cache']);
  });

  test('need not name it', async () => {
    window.__PORTAL_ENVIRONMENT__ = { ...environments.development, subsystemRegistry: undefined };
    await open('/lift');
    expect(asked()[0]).toEqual([REGISTRY, 'no-cache']);
  });

  test.each([
    ['is missing', null],
    ['names no origins', { ...environments.development, subsystemOrigins: undefined }],
    ['has no name', { ...environments.development, name: undefined }],
    ['names the registry by a number', { ...environments.development, subsystemRegistry: 7 }],
  ])('nothing is asked for if it %s', async (_, environment) => {
    window.__PORTAL_ENVIRONMENT__ = environment;
    await open('/lift');
    expect(asked()).toEqual([]);
  });
});
