import { ACCESS_DECISION_TTL_MS, type AccessDecision } from '@/domain/access';
import {
  deferred,
  fakeStages,
  NO_LEFTOVERS,
  paneStates,
  paneTiers,
  recordOf,
  settled,
} from '../../../tests/support/subsystemHost';
import type { RunOptions } from './runnerTypes';
import { recentOpeningMetrics, totalEvaluatedAhead } from './openingMetrics';
import { pauseMountingAhead } from './stageStore';

const start = fakeStages();

/** A stage that logs what the server is asked, with the answer of the test. */
function stage({ answer = async () => ({ allowed: true }), ...more }: StageOptions = {}) {
  const made: ReturnType<typeof start> = start({
    verifyAccess: async (code) => {
      made.log.push(`ask ${code}`);
      return answer();
    },
    loadPermissionData: async () => void made.log.push('data'),
    ...more,
  });
  /** Points at a subsystem until it is evaluated. */
  const point = async (code: string) => {
    made.host.evaluateAhead(code, null);
    await settled();
    await made.rest();
  };
  return { ...made, point };
}
/** The time passes when the test lets it, promises settle as ever. */
const fakeTimers = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
/** A registry of one subsystem. */
const registryOf =
  (...given: Parameters<typeof recordOf>) =>
  async () => ({ subsystems: new Map([[given[0], recordOf(...given)]]), problems: [] });
type StageOptions = NonNullable<Parameters<typeof start>[0]> & { answer?: () => Promise<AccessDecision> };

describe('R196 T18 a subsystem that somebody points at', () => {
  test('is evaluated after the yes of the server, and mounted by the click, which asks nothing more', async () => {
    const decision = deferred<AccessDecision>();
    const { host, go, rest, log, app, apps } = stage({ answer: () => decision.promise });
    const before = totalEvaluatedAhead();
    host.evaluateAhead('mgr', null);
    await settled();
    await rest();
    expect(log).toEqual(['fetch mgr', 'ask housekeeper']);
    expect(apps).toEqual([]);
    decision.resolve({ allowed: true });
    await settled();
    expect(log).toEqual(['fetch mgr', 'ask housekeeper', 'data']);
    expect(apps).toEqual([]);
    await rest();
    const evaluated = app('mgr')!;
    expect(evaluated.isMounted).toBe(false);
    expect(paneStates()).toEqual({ mgr: 'mounting' });

    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'mounted' });
    expect(app('mgr')).toBe(evaluated);
    expect([evaluated.isMounted, evaluated.isShown]).toEqual([true, true]);
    expect(log).toEqual(['fetch mgr', 'ask housekeeper', 'data']);
    expect(totalEvaluatedAhead()).toEqual({ evaluated: before.evaluated + 1, shown: before.shown + 1 });
  });

  test('opens at the address of the click', async () => {
    const { point, go, app, hostHistory } = stage();
    await point('mgr');
    await go('/mgr/orders/42');
    expect(app('mgr')!.where()).toBe('/orders/42');
    expect(hostHistory.current()).toBe('/mgr/orders/42');
  });

  /** Micro-apps that lead from their root to a page of theirs when they are mounted, as most do. */
  const redirecting = (drawn: Promise<unknown> = Promise.resolve()) => ({
    loadRunner: async () => (options: RunOptions) => ({
      mounted: options.allowed.then(async (isAllowed) => {
        await drawn;
        if (isAllowed && options.navigator.current() === '/') options.navigator.contract.replace('/rounds');
      }),
      update: () => undefined,
      setShown: () => undefined,
      stop: async () => NO_LEFTOVERS,
    }),
  });

  test.each([
    ['its root, from which it leads on', '/lift', '/lift/rounds'],
    ['a record', '/lift/rounds/102?tab=log#steps', '/lift/rounds/102?tab=log#steps'],
  ])('starts at %s, whatever stood there when it was evaluated', async (_words, address, there) => {
    const { point, go, hostHistory } = stage(redirecting());
    await point('lift');
    await go(address);
    expect(hostHistory.current()).toBe(there);
    expect(hostHistory.entries).toEqual(['/home', there]);
  });

  test.each([
    ['its root', '/lift', '/lift/rounds'],
    ['a record', '/lift/rounds/102', '/lift/rounds/102'],
  ])('that is being mounted ahead is led to %s when it is opened meanwhile', async (_words, address, there) => {
    const drawn = deferred();
    const { host, go, hostHistory } = stage({
      ...redirecting(drawn.promise),
      loadRegistry: registryOf('lift', { prefetch: 'mount' }),
    });
    void host.mountAhead('lift');
    await settled();
    await go(address);
    drawn.resolve();
    await settled();
    expect(paneStates()).toEqual({ lift: 'mounted' });
    expect(hostHistory.current()).toBe(there);
    expect(hostHistory.entries).toEqual(['/home', there]);
  });

  test('is taken over by a click that comes before the answer, and asked about once', async () => {
    const decision = deferred<AccessDecision>();
    const { host, go, log, pane } = stage({ answer: () => decision.promise });
    host.evaluateAhead('mgr', null);
    await settled();
    await go('/mgr');
    decision.resolve({ allowed: true });
    await settled();
    expect(pane('mgr')).toMatchObject({ state: { status: 'mounted' }, isAhead: false });
    expect(log.filter((line) => line.startsWith('ask'))).toEqual(['ask housekeeper']);
  });

  test('that is opened before it is evaluated shows the click first', async () => {
    const painted: (() => void)[] = [];
    const { host, go, apps } = stage({ afterPaint: (act) => void painted.push(act) });
    host.evaluateAhead('mgr', null);
    await settled();
    await go('/mgr');
    expect(apps).toEqual([]);
    painted.forEach((act) => act());
    await settled();
    expect(paneStates()).toEqual({ mgr: 'mounted' });
  });

  test('leads to the help page when the server refuses after the click', async () => {
    const decision = deferred<AccessDecision>();
    const { host, go, log, apps } = stage({ answer: () => decision.promise });
    host.evaluateAhead('mgr', null);
    await settled();
    await go('/mgr');
    decision.resolve({ allowed: false, applyState: '6' });
    await settled();
    expect(log.at(-1)).toBe('help mgr housekeeper 6');
    expect(apps.some(({ isMounted }) => isMounted)).toBe(false);
  });

  test.each<[string, AccessDecision]>([
    ['refuses', { allowed: false, applyState: '6' }],
    ['fails', { allowed: false, failed: true }],
  ])('leaves nothing behind when the server %s before the click, which asks again', async (_words, refusal) => {
    const answers = [refusal, { allowed: true } as const];
    const { point, go, log, apps } = stage({ answer: async () => answers.shift()! });
    await point('mgr');
    expect([paneStates(), apps]).toEqual([{}, []]);
    expect(log).toEqual(['fetch mgr', 'ask housekeeper']);
    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'mounted' });
    expect(log.filter((line) => line.startsWith('ask'))).toHaveLength(2);
  });
});

describe('A28 what was evaluated and is not opened', () => {
  test('gives way to the next one that is pointed at', async () => {
    const { point, apps, app } = stage();
    await point('mgr');
    await point('lift');
    expect(paneStates()).toEqual({ lift: 'mounting' });
    expect(apps[0]).toMatchObject({ isStopped: true, isMounted: false });
    expect(app('lift')!.isStopped).toBe(false);
  });

  test('gives way to what is opened', async () => {
    const { point, go } = stage();
    await point('mgr');
    await go('/lift');
    expect(paneStates()).toEqual({ lift: 'mounted' });
  });

  test('is dropped after ten seconds, as old as its answer may be', async () => {
    fakeTimers();
    const { host, rest } = stage();
    host.evaluateAhead('mgr', null);
    await jest.advanceTimersByTimeAsync(100);
    await rest();
    await jest.advanceTimersByTimeAsync(ACCESS_DECISION_TTL_MS - 200);
    expect(paneStates()).toEqual({ mgr: 'mounting' });
    await jest.advanceTimersByTimeAsync(200);
    expect(paneStates()).toEqual({});
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is kept once it is opened, however long its files take', async () => {
    fakeTimers();
    const { host, go } = stage({ fetchApp: () => new Promise(() => undefined) });
    host.evaluateAhead('mgr', null);
    await jest.advanceTimersByTimeAsync(100);
    void go('/mgr');
    await jest.advanceTimersByTimeAsync(ACCESS_DECISION_TTL_MS);
    expect(paneStates()).toEqual({ mgr: 'loading' });
  });

  test('lets hidden pages keep their layout, until it is opened; they have it again when it is mounted', async () => {
    const mount = deferred();
    const { point, open, go, rest } = stage({
      loadRunner: async () => (options) => ({
        mounted: options.allowed.then(() => (options.subsystem.code === 'mgr' ? mount.promise : undefined)),
        update: () => undefined,
        setShown: () => undefined,
        stop: async () => NO_LEFTOVERS,
      }),
    });
    await open('/lift', '/wcx');
    await rest();
    await point('mgr');
    expect(paneTiers()).toMatchObject({ lift: 'near', wcx: 'shown' });
    await go('/mgr');
    expect(paneTiers()).toEqual({ lift: 'far', wcx: 'far', mgr: 'shown' });
    mount.resolve();
    await settled();
    await rest();
    expect(paneTiers()).toEqual({ lift: 'near', wcx: 'near', mgr: 'shown' });
  });
});

test('R286 its time begins with the click in the figures of the opening', async () => {
  const { point, go } = stage();
  await point('mgr');
  const requested = performance.now();
  await go('/mgr');
  const opening = recentOpeningMetrics().at(-1)!;
  expect(opening).toMatchObject({ key: 'mgr', outcome: 'mounted', isBegunAhead: true, isAhead: false });
  expect(opening.startedAt).toBeGreaterThanOrEqual(requested);
  expect(opening.phases).not.toHaveProperty('permission');
  expect(opening.phases).not.toHaveProperty('evaluate');
});

test('R286 the time limit of the registry begins with the click', async () => {
  fakeTimers();
  const { host, go } = stage({
    loadRegistry: registryOf('mgr', { timeoutMs: 5_000 }),
    fetchApp: () => new Promise(() => undefined),
  });
  host.evaluateAhead('mgr', null);
  await jest.advanceTimersByTimeAsync(4_000);
  void go('/mgr');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(paneStates()).toEqual({ mgr: 'loading' });
  await jest.advanceTimersByTimeAsync(1_001);
  expect(paneStates()).toEqual({ mgr: 'failed' });
});

test('R286 what is already mounted when it is opened has no time limit any more', async () => {
  fakeTimers();
  const { host, go } = stage({
    loadRegistry: registryOf('mgr', { prefetch: 'mount' }),
  });
  await expect(host.mountAhead('mgr')).resolves.toBe(true);
  await go('/mgr');
  await jest.advanceTimersByTimeAsync(200_000);
  expect(paneStates()).toEqual({ mgr: 'mounted' });
});

test.each<[string, (made: ReturnType<typeof stage>) => unknown, string]>([
  ['in a frame', () => undefined, 'plans'],
  ['that is open', ({ go }) => go('/mgr'), 'mgr'],
  ['whose other module is open', ({ go }) => go('/byd?sourceType=workorder'), 'byd'],
  ['while a fault is searched', () => pauseMountingAhead(true), 'mgr'],
])('A28 nothing is evaluated of a subsystem %s', async (_words, happen, code) => {
  const made = stage();
  await happen(made);
  const { evaluated } = totalEvaluatedAhead();
  await made.point(code);
  expect(totalEvaluatedAhead().evaluated).toBe(evaluated);
});

test('A28 nothing is asked or evaluated on a connection that is to be spared, or beside another opening', async () => {
  const spared = stage({ canPrefetch: () => false });
  await spared.point('mgr');
  expect(spared.log).toEqual([]);
  const busy = stage({ fetchApp: () => new Promise(() => undefined) });
  await busy.go('/lift');
  await busy.point('mgr');
  expect(busy.log.filter((line) => line === 'ask housekeeper')).toEqual([]);
});
