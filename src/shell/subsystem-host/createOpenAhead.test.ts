import type { AccessDecision } from '@/domain/access';
import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import { deferred, recordOf, settled } from '../../../tests/support/subsystemHost';
import { createOpenAhead } from './createOpenAhead';
import { totalMountedAhead } from './openingMetrics';
import type { Pane } from './pane';
import { createPaneList } from './paneList';
import { pauseMountingAhead, stageStore } from './stageStore';

type Outcome = 'mounted' | 'failed' | 'opening';

/** Mounting ahead with a registry that allows it; the test decides about everything else. */
function start({ budget = 2, subsystem = recordOf('mgr') as RegisteredSubsystem | null } = {}) {
  const panes = createPaneList(() => undefined);
  const verifyAccess = jest.fn<Promise<AccessDecision>, [string, { signal: AbortSignal }]>(async () => ({
    allowed: true,
  }));
  const canPrefetch = jest.fn(() => true);
  let isStopped = false;
  const move = (pane: Pane, outcome: Outcome) => {
    const attempt = pane.state.attempt + 1;
    panes.dispatch(pane, { type: 'open', attempt });
    if (outcome === 'failed') panes.dispatch(pane, { type: 'failed', attempt, failure: { kind: 'unreachable' } });
    if (outcome === 'mounted')
      for (const type of ['allowed', 'loaded', 'mounted'] as const) panes.dispatch(pane, { type, attempt });
  };
  const openPane = jest.fn(async (pane: Pane, _granted?: string) => move(pane, 'mounted'));
  const closePane = jest.fn(async (pane: Pane) => {
    panes.dispatch(pane, { type: 'unmount', attempt: pane.state.attempt, afterwards: 'idle' });
    panes.remove(pane);
  });
  const { mountAhead, evaluateAhead } = createOpenAhead({
    ...{ deps: { budget: () => budget, canPrefetch, verifyAccess }, panes, openPane, closePane },
    registry: {
      search: async () => (subsystem ? { ...subsystem, prefetch: subsystem.prefetch ?? 'mount' } : undefined),
    },
    isStopped: () => isStopped,
  });
  const have = (code: string, outcome: Outcome, isKnown = true) => {
    const pane = panes.ensure({ key: code, code, variant: null, inner: '/', kind: 'PUSH', isFirstPage: false });
    pane.subsystem = isKnown ? recordOf(code) : null;
    move(pane, outcome);
    return pane;
  };
  const keys = () => panes.all().map(({ key }) => key);
  return {
    ...{ mountAhead, evaluateAhead, panes, verifyAccess, canPrefetch, openPane, have, move, keys },
    stop: () => void (isStopped = true),
  };
}

afterEach(() => stageStore.setState(stageStore.getInitialState(), true));

test('A28 it opens at its root, hidden, with the entry that the server has allowed', async () => {
  const { mountAhead, verifyAccess, openPane, panes } = start();
  await expect(mountAhead('mgr', null)).resolves.toBe(true);
  expect(verifyAccess.mock.calls).toEqual([['housekeeper', { signal: expect.any(AbortSignal) }]]);
  expect(openPane.mock.calls).toEqual([[panes.get('mgr'), 'housekeeper']]);
  expect(panes.get('mgr')).toMatchObject({ inner: '/', isFirstPage: false, isAhead: true, variant: null });
});

test.each<[string, (stage: ReturnType<typeof start>) => unknown, boolean]>([
  ['another one opens', ({ have }) => have('lift', 'opening'), false],
  ['the budget is used up', ({ have }) => [have('lift', 'mounted'), have('wcx', 'mounted')], false],
  ['one of two is used', ({ have }) => [have('lift', 'mounted'), have('wcx', 'failed')], true],
  ['it is open', ({ have }) => have('mgr', 'mounted'), false],
  ['a pane whose entry is unknown has failed', ({ have }) => have('iframe', 'failed', false), true],
  ['the session is over', ({ stop }) => stop(), false],
  ['a fault is searched', () => pauseMountingAhead(true), false],
  ['the connection should be spared', ({ canPrefetch }) => canPrefetch.mockReturnValue(false), false],
])('A28 while %s it is mounted ahead or not (%#)', async (_words, prepare, isMounted) => {
  const stage = start();
  prepare(stage);
  await expect(stage.mountAhead('mgr', null)).resolves.toBe(isMounted);
  expect(stage.openPane).toHaveBeenCalledTimes(isMounted ? 1 : 0);
});

test.each<[string, (stage: ReturnType<typeof start>) => unknown]>([
  ['another one opens', ({ have }) => have('lift', 'opening')],
  ['it is opened', ({ have }) => have('mgr', 'mounted')],
  ['the session ends', ({ stop }) => stop()],
  ['a search for a fault begins', () => pauseMountingAhead(true)],
])('A28 nothing is mounted ahead when %s before the server has answered', async (_words, happen) => {
  const stage = start();
  const answer = deferred<AccessDecision>();
  stage.verifyAccess.mockReturnValue(answer.promise);
  const mounted = stage.mountAhead('mgr', null);
  await settled();
  happen(stage);
  answer.resolve({ allowed: true });
  await expect(mounted).resolves.toBe(false);
  expect(stage.openPane).not.toHaveBeenCalled();
});

test.each([
  ['without an entry for the address', recordOf('byd'), null],
  ['that is turned off', recordOf('mgr', { disabled: { 'en-US': '', 'zh-CN': '' } }), null],
  ['that is only prefetched', recordOf('mgr', { prefetch: 'files' as never }), null],
  ['that is not registered', null, null],
])('A28 the server is not asked about a subsystem %s', async (_words, subsystem, variant) => {
  const { mountAhead, verifyAccess } = start({ subsystem });
  await expect(mountAhead('mgr', variant)).resolves.toBe(false);
  expect(verifyAccess).not.toHaveBeenCalled();
});

test.each<[string, AccessDecision, number]>([
  ['after a refusal the server is not asked again', { allowed: false, applyState: '6' } as never, 1],
  ['a check that failed is repeated', { allowed: false, failed: true, msg: null } as never, 2],
])('A28 %s', async (_words, decision, questions) => {
  const { mountAhead, verifyAccess } = start();
  verifyAccess.mockResolvedValue(decision);
  await expect(mountAhead('mgr', null)).resolves.toBe(false);
  await expect(mountAhead('mgr', null)).resolves.toBe(false);
  expect(verifyAccess).toHaveBeenCalledTimes(questions);
});

test('R031 a second module of a program that is open is not mounted ahead', async () => {
  const { mountAhead, verifyAccess, have } = start({ subsystem: recordOf('byd') });
  have('byd', 'mounted');
  await expect(mountAhead('byd', 'task')).resolves.toBe(false);
  expect(verifyAccess).not.toHaveBeenCalled();
});

describe('one that does not mount', () => {
  /** Fails to open; what it has begun is not cleaned up yet. */
  const failing = async (stage: ReturnType<typeof start>) => {
    const cleared = deferred();
    stage.openPane.mockImplementation(async (pane) => {
      stage.move(pane, 'failed');
      pane.cleared = cleared.promise;
    });
    const mounted = stage.mountAhead('mgr', null);
    await settled();
    return { pane: stage.panes.get('mgr')!, mounted, clear: cleared.resolve };
  };

  test('A28 is removed once it is cleaned up, and not counted', async () => {
    const stage = start();
    const before = totalMountedAhead();
    const { mounted, clear } = await failing(stage);
    expect(stage.keys()).toEqual(['mgr']);
    clear();
    await expect(mounted).resolves.toBe(false);
    expect([stage.keys(), totalMountedAhead()]).toEqual([[], before]);
  });

  test('A28 is not tried again', async () => {
    const stage = start();
    const { mounted, clear } = await failing(stage);
    clear();
    await mounted;
    await expect(stage.mountAhead('mgr', null)).resolves.toBe(false);
    expect([stage.openPane.mock.calls.length, stage.verifyAccess.mock.calls.length]).toEqual([1, 1]);
  });

  test.each<[string, (stage: ReturnType<typeof start>, pane: Pane) => unknown]>([
    ['shown meanwhile', (_, pane) => (pane.isAhead = false)],
    ['opened again meanwhile', ({ move }, pane) => move(pane, 'opening')],
    ['replaced by a later pane', ({ panes, have }, pane) => [panes.remove(pane), have('mgr', 'failed')]],
  ])('A28 stays when it was %s', async (_words, happen) => {
    const stage = start();
    const { pane, mounted, clear } = await failing(stage);
    happen(stage, pane);
    clear();
    await expect(mounted).resolves.toBe(false);
    expect(stage.keys()).toEqual(['mgr']);
  });
});

test('A28 one that the user opens while it mounts is an opening like any other', async () => {
  const stage = start();
  const before = totalMountedAhead();
  stage.openPane.mockImplementation(async (pane) => {
    pane.isAhead = false;
    stage.move(pane, 'mounted');
  });
  await expect(stage.mountAhead('mgr', null)).resolves.toBe(true);
  stage.panes.remove(stage.panes.get('mgr')!);
  stage.openPane.mockImplementation(async (pane) => {
    pane.isAhead = false;
    stage.move(pane, 'failed');
  });
  await expect(stage.mountAhead('mgr', null)).resolves.toBe(false);
  expect([stage.keys(), totalMountedAhead()]).toEqual([['mgr'], before]);
});
