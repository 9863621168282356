import type { Release } from '@/domain/subsystem/release';
import { SubsystemError } from '@/domain/subsystem/failure';
import { createFakeStage, recordOf, settled } from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';
import { SUBSYSTEM_RELEASE_CHECK_MS } from './watchReleases';

const release = (version: string): Release => ({ version, files: [`http://lift.localhost:8010/app.${version}.js`] });

let stage: ReturnType<typeof createFakeStage>;
let current: Release;
const fetchRelease = jest.fn(async () => current);

const update = () => stage.pane('lift')?.update;
const later = () => jest.setSystemTime(Date.now() + SUBSYSTEM_RELEASE_CHECK_MS);

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  current = release('1');
  fetchRelease.mockClear();
  stage = createFakeStage({
    fetchRelease,
    fetchApp: async (entry) => ({ address: entry, fetch: window.fetch, release: current }),
  });
  await stage.go('/lift');
});
afterEach(async () => {
  await stage.host.stop();
  stageStore.setState(stageStore.getInitialState(), true);
  jest.useRealTimers();
});

test('F20 a release under an open pane is noticed at the return, and a reload opens it', async () => {
  expect(stage.pane('lift')?.version).toBe('1');
  current = release('2');
  await stage.go('/home');
  later();
  await stage.go('/lift');
  expect(update()).toEqual({ kind: 'released', version: '2' });
  await stage.host.reload('lift');
  await settled();
  expect(stage.pane('lift')).toMatchObject({ version: '2', update: null });
});

test('F20 the window wakes up: only the pane on screen is compared, at most once a minute', async () => {
  await stage.go('/mgr');
  stage.host.checkRelease();
  expect(fetchRelease).not.toHaveBeenCalled();
  later();
  for (let turn = 0; turn < 3; turn += 1) stage.host.checkRelease();
  await settled();
  expect(fetchRelease).toHaveBeenCalledTimes(1);
  expect(fetchRelease).toHaveBeenCalledWith('http://mgr.localhost:8010/', expect.anything());
});

test.each<[string, () => void]>([
  ['the server does not answer', () => void fetchRelease.mockRejectedValueOnce(new Error('down'))],
  ['the release is the same', () => undefined],
])('F20 %s: nothing is shown', async (_, prepare) => {
  prepare();
  later();
  stage.host.checkRelease();
  await settled();
  expect(fetchRelease).toHaveBeenCalledTimes(1);
  expect(update()).toBeNull();
});

test('F20 each release is offered once, the next one again, and a rollback withdraws the offer', async () => {
  const check = async (version: string) => {
    current = release(version);
    later();
    stage.host.checkRelease();
    await settled();
    return update();
  };
  const second = await check('2');
  expect(second).toEqual({ kind: 'released', version: '2' });
  expect(await check('2')).toBe(second);
  expect(await check('3')).toEqual({ kind: 'released', version: '3' });
  expect(await check('1')).toBeNull();
  expect(await check('2')).toEqual({ kind: 'released', version: '2' });
});

test('F20 a response that arrives after a reload is not about the open release', async () => {
  let respond!: (found: Release) => void;
  fetchRelease.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  later();
  stage.host.checkRelease();
  current = release('2');
  await stage.host.reload('lift');
  respond(release('3'));
  await settled();
  expect(update()).toBeNull();
});

test('A26 a micro-app that reloads the page starts again at its inner address, the release of then; a hidden one later', async () => {
  stage.app('lift')!.push('/records/7');
  current = release('2');
  stage.app('lift')!.options.onReload();
  await settled();
  expect(stage.pane('lift')).toMatchObject({ version: '2', state: { status: 'mounted' } });
  expect(stage.app('lift')!.options.start).toBe('/records/7');
  await stage.go('/home');
  stage.app('lift')!.options.onReload();
  await settled();
  expect(stage.pane('lift')).toMatchObject({ state: { status: 'asleep' } });
});

test('F20 a missing file is shown until the reload, in place of the errors that follow from it', async () => {
  const { options } = stage.app('lift')!;
  options.onFileMissing();
  options.onRuntimeError(new Error('Loading chunk 7 failed'));
  expect(update()).toEqual({ kind: 'file-missing', version: null });
  expect(stage.log).not.toContain('runtime error of lift');
  await stage.host.reload('lift');
  options.onFileMissing();
  expect(update()).toBeNull();
});

test('F20 while a file is missing no release is looked for: the reload brings the newest', async () => {
  stage.app('lift')!.options.onFileMissing();
  current = release('2');
  later();
  stage.host.checkRelease();
  await settled();
  expect(fetchRelease).not.toHaveBeenCalled();
  expect(update()).toEqual({ kind: 'file-missing', version: null });
  const published = jest.fn();
  const stop = stageStore.subscribe(published);
  stage.app('lift')!.options.onFileMissing();
  expect(published).not.toHaveBeenCalled();
  stop();
});

test('F20 a file that is found missing while the server is asked is not overwritten by the answer', async () => {
  let respond!: (found: Release) => void;
  fetchRelease.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  later();
  stage.host.checkRelease();
  await settled();
  stage.app('lift')!.options.onFileMissing();
  respond(release('2'));
  await settled();
  expect(update()).toEqual({ kind: 'file-missing', version: null });
});

test('F20 what fails to open, or has no release that can be read, is not asked about', async () => {
  await stage.go('/iframe?code=plans');
  later();
  stage.host.checkRelease();
  await settled();
  expect(fetchRelease).not.toHaveBeenCalled();
});

describe('a release with an address of its own', () => {
  const entryOf = (version: string) => `http://lift.localhost:8010/lift/${version}/index.html`;
  const recordAt = (version: string, more = {}) => recordOf('lift', { entry: entryOf(version), version, ...more });
  const HASH = 'sha384-of-the-manifest';
  const integrity = { integrity: HASH, fallback: { version: '1.3.0', entry: entryOf('1.3.0'), integrity: HASH } };
  const refusing = new Set<string>();
  const fetchApp = jest.fn(async (entry: string) => {
    if (refusing.has(entry)) throw new SubsystemError({ kind: 'integrity', address: `${entry}/app.js` });
    return { address: entry, fetch: window.fetch, release: { version: null, files: [entry] } };
  });
  let subsystems: Map<string, ReturnType<typeof recordAt>>;

  beforeEach(async () => {
    await stage.host.stop();
    stageStore.setState(stageStore.getInitialState(), true);
    refusing.clear();
    fetchApp.mockClear();
    fetchRelease.mockImplementation(async (...[entry]: unknown[]) => ({ version: null, files: [String(entry)] }));
    subsystems = new Map([['lift', recordAt('1.4.0', integrity)]]);
    stage = createFakeStage({
      fetchApp,
      fetchRelease,
      loadRegistry: async () => ({ subsystems: new Map(subsystems), problems: [] }),
    });
  });
  afterEach(() => fetchRelease.mockImplementation(async () => current));

  test('what is open stays open, and the update bar offers the release that the registry names', async () => {
    await stage.go('/lift');
    subsystems.set('lift', recordAt('1.5.0'));
    await stage.host.refreshRegistry();
    later();
    stage.host.checkRelease();
    await settled();
    expect(stage.apps).toHaveLength(1);
    expect(stage.pane('lift')).toMatchObject({ version: '1.4.0', update: { kind: 'released', version: '1.5.0' } });
    await stage.host.reload('lift');
    await settled();
    expect(stage.pane('lift')).toMatchObject({ version: '1.5.0', update: null });
  });

  test('F20 a wake-up that asks while the registry is still being read offers the release that it names then', async () => {
    await stage.go('/lift');
    subsystems.set('lift', recordAt('1.5.0'));
    later();
    // As the wake-up does: both at once.
    const refreshed = stage.host.refreshRegistry();
    stage.host.checkRelease();
    await refreshed;
    await settled();
    expect(update()).toEqual({ kind: 'released', version: '1.5.0' });
    expect(fetchRelease.mock.calls.map((call) => (call as unknown[])[0]).at(-1)).toBe(entryOf('1.5.0'));
  });

  test('F20 a slow response about the address before does not withdraw the offer of the present one', async () => {
    await stage.go('/lift');
    let respond!: (found: Release) => void;
    fetchRelease.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    later();
    stage.host.checkRelease();
    await settled();
    subsystems.set('lift', recordAt('1.5.0'));
    await stage.host.refreshRegistry();
    await settled();
    expect(update()).toEqual({ kind: 'released', version: '1.5.0' });
    respond({ version: null, files: [entryOf('1.4.0')] });
    await settled();
    expect(update()).toEqual({ kind: 'released', version: '1.5.0' });
  });

  test('F20 a hidden pane is asked about at its return, without waiting for the minute', async () => {
    await stage.go('/lift');
    await stage.go('/home');
    subsystems.set('lift', recordAt('1.5.0'));
    await stage.host.refreshRegistry();
    await settled();
    expect(update()).toBeNull();
    await stage.go('/lift');
    expect(update()).toEqual({ kind: 'released', version: '1.5.0' });
  });

  test('when a file does not match its integrity, the console names it and the release before opens', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    refusing.add(entryOf('1.4.0'));
    await stage.go('/lift');
    expect(fetchApp.mock.calls.map(([entry]) => entry)).toEqual([entryOf('1.4.0'), entryOf('1.3.0')]);
    expect(fetchApp.mock.calls.map((call) => (call as unknown[])[1])).toMatchObject(
      [integrity, { integrity: HASH }].map(({ integrity: hash }) => ({ integrity: hash })),
    );
    expect(stage.pane('lift')).toMatchObject({ version: '1.3.0', state: { status: 'mounted' } });
    expect(logged).toHaveBeenCalledWith(
      expect.stringMatching(/lift 1\.4\.0: .*1\.4\.0.*app\.js does not match its integrity; 1\.3\.0 opens/),
    );

    // It is not offered again as a new release.
    later();
    stage.host.checkRelease();
    await settled();
    expect(update()).toBeNull();
    subsystems.set('lift', recordAt('1.4.1', integrity));
    await stage.host.refreshRegistry();
    later();
    stage.host.checkRelease();
    await settled();
    expect(update()).toEqual({ kind: 'released', version: '1.4.1' });
  });

  test('without a fallback, or when that does not match either, the failure is shown', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const version of ['1.3.0', '1.4.0']) refusing.add(entryOf(version));
    await stage.go('/lift');
    expect(stage.pane('lift')?.state).toMatchObject({ status: 'failed', failure: { kind: 'integrity' } });
  });
});
