import { SubsystemError } from '@/domain/subsystem/failure';
import type { Registry, RegisteredSubsystem } from '@/domain/subsystem/registry';
import { recordOf } from '../../../tests/support/subsystemHost';
import { createRegistryCache } from './registryCache';

/** Each load returns the next list; for an error it rejects. */
function start(...lists: (RegisteredSubsystem[] | Error)[]) {
  let count = 0;
  const load = jest.fn(async (): Promise<Registry> => {
    const list = lists[Math.min(count, lists.length - 1)]!;
    count += 1;
    if (list instanceof Error) throw list;
    return { subsystems: new Map(list.map((subsystem) => [subsystem.code, subsystem])), problems: [] };
  });
  return { load, registry: createRegistryCache(load, async (subsystem) => subsystem) };
}
const [mgr, lift] = [recordOf('mgr'), recordOf('lift')];
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error as SubsystemError).failure,
  );

test('R286 the registry is loaded once, on first use', async () => {
  const { load, registry } = start([mgr, lift]);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([registry.find('mgr', false), registry.find('lift', false)])).toEqual([mgr, lift]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('F1 after a failure it is loaded again', async () => {
  const moved = { ...mgr, entry: 'http://moved.localhost:8010/' };
  const { load, registry } = start([mgr], [moved]);
  await registry.find('mgr', false);
  expect(await registry.find('mgr', true)).toEqual(moved);
  expect(load).toHaveBeenCalledTimes(2);
});

test('F1 a load that fails late does not discard the one that was started meanwhile', async () => {
  let fail: (error: Error) => void = () => undefined;
  const load = jest
    .fn<Promise<Registry>, []>()
    .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue({ subsystems: new Map([['mgr', mgr]]), problems: [] });
  const registry = createRegistryCache(load, async (subsystem) => subsystem);
  const first = failureOf(registry.find('mgr', false));
  await registry.find('mgr', true);
  fail(new Error('timeout'));
  await first;
  expect(await registry.find('mgr', false)).toEqual(mgr);
  expect(load).toHaveBeenCalledTimes(2);
});

test('F20 an entry that the cached list lacks is looked up in a new one, once', async () => {
  const { load, registry } = start([mgr], [mgr, lift], [mgr]);
  await registry.find('mgr', false);
  expect(await registry.find('lift', false)).toEqual(lift);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await failureOf(registry.find('wcx', false))).toEqual({ kind: 'not-registered', detail: 'wcx' });
  expect(load).toHaveBeenCalledTimes(3);
});

test('F20 a list that was just loaded is not loaded again for an entry that it lacks', async () => {
  const { load, registry } = start([mgr]);
  expect(await failureOf(registry.find('wcx', false))).toEqual({ kind: 'not-registered', detail: 'wcx' });
  expect(load).toHaveBeenCalledTimes(1);
  expect(await failureOf(registry.find('wcx', true))).toEqual({ kind: 'not-registered', detail: 'wcx' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('T19 F3 an entry that was left out of the list is refused with the reason', async () => {
  const problems = [
    { entry: '(registry)', field: 'subsystems', message: 'has 2 further problems' },
    { entry: 'lift', field: 'entry', message: 'has the scheme javascript:' },
  ];
  const load = async (): Promise<Registry> => ({ subsystems: new Map([['mgr', mgr]]), problems });
  const registry = createRegistryCache(load, async (subsystem) => subsystem);
  expect(await failureOf(registry.find('lift', false))).toEqual({
    kind: 'invalid-entry',
    detail: 'lift: entry has the scheme javascript:',
  });
  expect(await failureOf(registry.find('wcx', false))).toEqual({ kind: 'not-registered', detail: 'wcx' });
});

test('F1 a load that fails is a failure of the registry, and is retried', async () => {
  const { registry } = start(new Error('HTTP 500'), [mgr]);
  expect(await failureOf(registry.find('mgr', false))).toMatchObject({ kind: 'registry' });
  expect(await registry.find('mgr', false)).toEqual(mgr);
});

test('F1 a load that fails in a known way keeps its kind', async () => {
  const { registry } = start(new SubsystemError({ kind: 'unreachable' }));
  expect(await failureOf(registry.find('mgr', false))).toEqual({ kind: 'unreachable' });
});

test('an entry is found by its code first, then by that of a navigation entry', async () => {
  const named = recordOf('housekeeper', { entryCodes: [] });
  const { registry } = start([mgr, lift], [mgr, lift, named]);
  expect(await registry.search('lift')).toEqual(lift);
  expect(await registry.search('housekeeper')).toEqual(mgr);
  expect(await registry.search('nobody')).toBeUndefined();
  await registry.find('mgr', true);
  expect(await registry.search('housekeeper')).toEqual(named);
});
