import type { RegisteredSubsystem, Registry } from '@/domain/subsystem/registry';
import { deferred, recordOf } from '../../../tests/support/subsystemHost';
import { createRegistryFollower } from './createRegistryFollower';
import type { Pane } from './pane';
import { createPaneList } from './paneList';
import { stageStore } from './stageStore';

const REASON = { 'en-US': 'Maintenance', 'zh-CN': '维护' };
const target = { key: 'lift', code: 'lift', variant: null, inner: '/', kind: 'PUSH', isFirstPage: false } as const;
const registryOf = (...list: RegisteredSubsystem[]): Registry => ({
  subsystems: new Map(list.map((subsystem) => [subsystem.code, subsystem])),
  problems: [],
});

type Place = 'on screen' | 'hidden';
type Condition = 'mounted' | 'asleep' | 'disabled' | 'failed';

/** One pane of the lifts; the test decides what the registry says. */
function start(place: Place, condition: Condition, opened: RegisteredSubsystem | null = recordOf('lift')) {
  const onChange = jest.fn();
  const panes = createPaneList(onChange);
  const pane = panes.ensure(target);
  pane.subsystem = opened;
  const dispatch = (...types: ('open' | 'allowed' | 'loaded' | 'mounted')[]) =>
    types.forEach((type) => panes.dispatch(pane, { type, attempt: 1 }));
  dispatch('open');
  if (condition === 'mounted') dispatch('allowed', 'loaded', 'mounted');
  else if (condition === 'asleep') panes.dispatch(pane, { type: 'unmount', attempt: 1, afterwards: 'asleep' });
  else {
    const kind = condition === 'disabled' ? 'disabled' : 'unreachable';
    panes.dispatch(pane, { type: 'failed', attempt: 1, failure: { kind } });
  }
  if (place === 'on screen') {
    stageStore.setState({ target });
    panes.dispatch(pane, { type: 'set-active', isActive: true });
  }
  onChange.mockClear();
  let isStopped = false;
  const registry = {
    find: jest.fn<Promise<RegisteredSubsystem>, [string, boolean]>(async () => recordOf('lift')),
    refresh: jest.fn<Promise<{ before: Registry; fresh: Registry } | null>, []>(async () => null),
  };
  const releases = { check: jest.fn(async () => undefined), expire: jest.fn() };
  const [openPane, suspend, close] = [0, 1, 2].map(() => jest.fn(async (_pane: Pane) => undefined)) as [
    jest.Mock,
    jest.Mock,
    jest.Mock,
  ];
  const follower = createRegistryFollower({
    ...{ panes, registry, releases, openPane, suspend, close },
    isStopped: () => isStopped,
  });
  const refresh = async (before: RegisteredSubsystem | null, fresh: RegisteredSubsystem | null) => {
    registry.refresh.mockResolvedValue({
      before: registryOf(...(before ? [before] : [])),
      fresh: registryOf(...(fresh ? [fresh] : [])),
    });
    await follower.refreshRegistry();
  };
  const done = () => ({
    opened: openPane.mock.calls.length,
    suspended: suspend.mock.calls.length,
    closed: close.mock.calls.length,
    expired: releases.expire.mock.calls.length,
    checked: releases.check.mock.calls.length,
  });
  return { ...follower, panes, pane, registry, refresh, done, onChange, stop: () => void (isStopped = true) };
}
const NOTHING = { opened: 0, suspended: 0, closed: 0, expired: 0, checked: 0 };

afterEach(() => stageStore.setState(stageStore.getInitialState(), true));

describe('F20 when the registry was loaded again', () => {
  const released = recordOf('lift', { version: '1.4.0' });
  test.each([
    ['the same release', released, released, 'on screen', NOTHING],
    ['another version', released, recordOf('lift', { version: '1.5.0' }), 'on screen', { expired: 1, checked: 1 }],
    ['another version', released, recordOf('lift', { version: '1.5.0' }), 'hidden', { expired: 1 }],
    [
      'another address',
      released,
      { ...released, entry: 'http://moved.localhost/' },
      'on screen',
      { expired: 1, checked: 1 },
    ],
    ['an entry that it lacked', null, released, 'on screen', { expired: 1, checked: 1 }],
    ['no entry any more', released, null, 'on screen', NOTHING],
  ] as const)('and has %s, a pane on screen asks the server at once, a hidden one later (%#)', async (...row) => {
    const [, before, fresh, place, expected] = row;
    const { refresh, done, onChange } = start(place, 'mounted', released);
    await refresh(before, fresh);
    expect(done()).toEqual({ ...NOTHING, ...expected });
    expect(onChange).toHaveBeenCalled();
  });

  test.each([
    ['on screen', 'disabled', undefined, 1],
    ['on screen', 'disabled', REASON, 0],
    ['hidden', 'disabled', undefined, 0],
    ['on screen', 'failed', undefined, 0],
    ['on screen', 'mounted', undefined, 0],
  ] as const)('a pane %s that is %s opens by itself only if it was turned off and is on again (%#)', async (...row) => {
    const [place, condition, disabled, opened] = row;
    const { refresh, done, pane } = start(place, condition);
    await refresh(recordOf('lift'), recordOf('lift', disabled ? { disabled } : {}));
    expect([done().opened, pane.disabled]).toEqual([opened, disabled ?? null]);
  });

  test.each([
    ['stays while the registry lets it', true, { prefetch: 'mount' as const }, 0],
    ['is taken away when it may not be mounted ahead any more', true, {}, 1],
    ['is taken away when it is turned off', true, { prefetch: 'mount' as const, disabled: REASON }, 1],
    ['stays once the user has opened it', false, { disabled: REASON }, 0],
  ])('what was mounted ahead %s', async (_words, isAhead, more, closed) => {
    const { refresh, done, pane } = start('hidden', 'mounted');
    pane.isAhead = isAhead;
    await refresh(recordOf('lift'), recordOf('lift', more));
    expect(done().closed).toBe(closed);
  });

  test.each([
    ['stays', {}, 0],
    ['is taken away when it is turned off', { disabled: REASON }, 1],
  ])('what is evaluated because it is pointed at %s', async (_words, more, closed) => {
    const { refresh, done, pane } = start('hidden', 'mounted');
    Object.assign(pane, { isAhead: true, awaitsRequest: true });
    await refresh(recordOf('lift'), recordOf('lift', more));
    expect(done().closed).toBe(closed);
  });

  test('and that failed, or the session is over, nothing changes', async () => {
    const { refreshRegistry, refresh, stop, done, pane, onChange } = start('on screen', 'mounted');
    await refreshRegistry();
    stop();
    await refresh(recordOf('lift'), recordOf('lift', { version: '2', disabled: REASON }));
    expect([done(), pane.disabled, onChange.mock.calls.length]).toEqual([NOTHING, null, 0]);
  });
});

describe('A37 when the overrides of this window have changed', () => {
  const overridden = recordOf('lift', { override: { address: 'http://review.localhost/', until: 7 } as never });

  test.each([
    ['on screen', 'mounted', { suspended: 1 }],
    ['hidden', 'mounted', { suspended: 1 }],
    ['on screen', 'failed', { opened: 1 }],
    ['hidden', 'failed', {}],
    ['hidden', 'asleep', {}],
  ] as const)('a pane %s that is %s shows the other address now or when it opens (%#)', async (...row) => {
    const [place, condition, expected] = row;
    const { applyOverrides, registry, done, pane, onChange } = start(place, condition);
    registry.find.mockResolvedValue(overridden);
    await applyOverrides();
    expect(registry.find.mock.calls).toEqual([['lift', false]]);
    expect(done()).toEqual({ ...NOTHING, ...expected });
    expect(pane.subsystem === overridden).toBe(condition !== 'mounted');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('what has the same address stays, and waits for nothing any more', async () => {
    const { applyOverrides, registry, done, pane } = start('on screen', 'mounted', overridden);
    pane.awaitedOverride = null;
    registry.find.mockResolvedValue({ ...overridden });
    await applyOverrides();
    expect([done(), pane.awaitedOverride, pane.subsystem]).toEqual([NOTHING, undefined, overridden]);
  });

  test('A29 unsaved work stays until the user reloads', async () => {
    const { applyOverrides, registry, done, pane } = start('on screen', 'mounted');
    pane.reported = true;
    registry.find.mockResolvedValue(overridden);
    await applyOverrides();
    expect([done(), pane.awaitedOverride]).toEqual([NOTHING, overridden.override]);
    pane.subsystem = overridden;
    registry.find.mockResolvedValue(recordOf('lift'));
    await applyOverrides();
    expect([done(), pane.awaitedOverride]).toEqual([NOTHING, null]);
  });

  test('a pane without a registry entry is not looked up; one that is not found stays', async () => {
    const unknown = start('on screen', 'failed', null);
    await unknown.applyOverrides();
    expect(unknown.registry.find).not.toHaveBeenCalled();
    const { applyOverrides, registry, done } = start('on screen', 'mounted');
    registry.find.mockRejectedValue(new Error('offline'));
    await applyOverrides();
    expect(done()).toEqual(NOTHING);
  });

  test.each(['the pane is closed', 'the session is over'] as const)('nothing changes once %s', async (end) => {
    const { applyOverrides, registry, done, pane, panes, stop, onChange } = start('on screen', 'mounted');
    const found = deferred<RegisteredSubsystem>();
    registry.find.mockReturnValue(found.promise);
    const applied = applyOverrides();
    if (end === 'the pane is closed') panes.remove(pane);
    else stop();
    onChange.mockClear();
    found.resolve(overridden);
    await applied;
    expect([done(), onChange.mock.calls.length]).toEqual([NOTHING, end === 'the pane is closed' ? 1 : 0]);
  });
});
