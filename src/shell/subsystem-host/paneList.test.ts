import { recordOf } from '../../../tests/support/subsystemHost';
import type { Pane } from './pane';
import { createPaneList } from './paneList';
import { stageStore, type StageTarget } from './stageStore';

const targetOf = (key: string, more: Partial<StageTarget> = {}): StageTarget => ({
  ...{ key, code: key, variant: null, inner: '/', kind: 'PUSH', isFirstPage: false },
  ...more,
});

/** A list, and how often the host was told about a change. */
function start() {
  const onChange = jest.fn();
  const panes = createPaneList(onChange);
  const mount = (pane: Pane) => {
    const attempt = pane.state.attempt + 1;
    for (const type of ['open', 'allowed', 'loaded', 'mounted'] as const) panes.dispatch(pane, { type, attempt });
  };
  return { panes, onChange, mount };
}
const views = () => stageStore.getState().panes;
const view = () => views()[0]!;

afterEach(() => stageStore.setState(stageStore.getInitialState(), true));

describe('the panes of the host', () => {
  test('are one for each key, in the order of their first opening', () => {
    const { panes } = start();
    const [lift, mgr] = [panes.ensure(targetOf('lift')), panes.ensure(targetOf('mgr'))];
    expect(panes.ensure(targetOf('lift', { inner: '/other' }))).toBe(lift);
    expect(lift.inner).toBe('/');
    expect(panes.all()).toEqual([lift, mgr]);
    expect([panes.get('mgr'), panes.get('unknown')]).toEqual([mgr, undefined]);
  });

  test('are removed by themselves only: a later pane with the same key stays', () => {
    const { panes, onChange } = start();
    const first = panes.ensure(targetOf('lift'));
    panes.remove(first);
    expect([panes.all(), onChange.mock.calls.length]).toEqual([[], 1]);
    const second = panes.ensure(targetOf('lift'));
    panes.remove(first);
    expect([panes.all(), onChange.mock.calls.length]).toEqual([[second], 1]);
  });

  test('an event that does not fit the state changes and tells nothing', () => {
    const { panes, onChange } = start();
    const pane = panes.ensure(targetOf('lift'));
    expect(panes.dispatch(pane, { type: 'mounted', attempt: 1 })).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    expect(panes.dispatch(pane, { type: 'open', attempt: 1 })).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('the micro-app and its bridge learn whether they are shown, and the pane when it was', () => {
    const { panes, mount } = start();
    const [lift, mgr] = [panes.ensure(targetOf('lift')), panes.ensure(targetOf('mgr'))];
    const [setVisible, setShown] = [jest.fn(), jest.fn()];
    Object.assign(lift, { bridge: { setVisible }, running: { setShown } });
    mount(lift);
    expect(setVisible).toHaveBeenLastCalledWith(false);
    expect(setShown).not.toHaveBeenCalled();
    panes.dispatch(lift, { type: 'set-active', isActive: true });
    expect(setVisible).toHaveBeenLastCalledWith(true);
    expect(setShown.mock.calls).toEqual([[true]]);
    const { usedAt } = lift;
    panes.dispatch(mgr, { type: 'set-active', isActive: true });
    panes.dispatch(lift, { type: 'set-active', isActive: false });
    expect(setVisible).toHaveBeenLastCalledWith(false);
    expect(setShown.mock.calls).toEqual([[true], [false]]);
    expect([mgr.usedAt > usedAt, lift.usedAt > mgr.usedAt]).toEqual([true, true]);
    const { usedAt: last } = lift;
    panes.dispatch(lift, { type: 'unmount', attempt: 1, afterwards: 'asleep' });
    expect(lift.usedAt).toBe(last);
  });

  test('the one on screen is active and named by the URL', () => {
    const { panes } = start();
    const pane = panes.ensure(targetOf('lift'));
    stageStore.setState({ target: targetOf('lift') });
    expect(panes.isOnScreen(pane)).toBe(false);
    panes.dispatch(pane, { type: 'set-active', isActive: true });
    expect(panes.isOnScreen(pane)).toBe(true);
    for (const target of [targetOf('mgr'), null]) {
      stageStore.setState({ target });
      expect(panes.isOnScreen(pane)).toBe(false);
    }
  });

  test('the layout of hidden panes is released and restored, and only a change is told', () => {
    const { panes, onChange, mount } = start();
    const pane = panes.ensure(targetOf('lift'));
    mount(pane);
    onChange.mockClear();
    panes.setLayoutExtent('recent');
    expect([view().tier, onChange.mock.calls.length]).toEqual(['near', 0]);
    panes.setLayoutExtent('none');
    panes.setLayoutExtent('none');
    expect([view().tier, onChange.mock.calls.length, panes.layoutExtent()]).toEqual(['far', 1, 'none']);
    pane.subsystem = recordOf('lift', { isolation: 'frame' });
    panes.publish();
    expect(view().tier).toBe('near');
  });

  test('a pane has the layout of an opening one until it is taken down', () => {
    const { panes, mount } = start();
    const pane = panes.ensure(targetOf('lift'));
    panes.setLayoutExtent('none');
    expect(view().tier).toBe('empty');
    panes.dispatch(pane, { type: 'open', attempt: 1 });
    expect(view().tier).toBe('near');
    panes.dispatch(pane, { type: 'failed', attempt: 1, failure: { kind: 'unreachable' } });
    expect(view().tier).toBe('empty');
    mount(pane);
    panes.dispatch(pane, { type: 'unmount', attempt: 2, afterwards: 'idle' });
    expect(view().tier).toBe('near');
  });
});

describe('what the stage draws of a pane', () => {
  test('before the registry is known it is only the route', () => {
    const { panes } = start();
    panes.ensure(targetOf('byd:task', { code: 'byd', variant: 'task', isFirstPage: true }));
    panes.publish();
    expect(view()).toMatchObject({
      ...{ key: 'byd:task', code: 'byd', variant: 'task', isFirstPage: true },
      ...{ entryCode: null, entryCodes: [], isolation: null, name: null, title: null, entry: null, disabled: null },
      ...{ owner: null, runbook: null, version: null, update: null, override: null, hasUnsaved: false, isAhead: false },
    });
  });

  test('R031 then it is what the registry says of its entry', () => {
    const { panes } = start();
    const pane = panes.ensure(targetOf('byd:task', { code: 'byd', variant: 'task' }));
    const task = { 'en-US': 'Tasks', 'zh-CN': '任务' };
    const more = { names: { task }, owner: 'team-a', runbook: 'https://wiki.example/byd', version: '1.4.0' };
    pane.subsystem = recordOf('byd', { entryCodes: ['workorder', 'task'], ...more });
    panes.publish();
    expect(view()).toMatchObject({
      ...{ entryCode: 'task', entryCodes: ['workorder', 'task'], isolation: 'sandbox', name: task },
      ...{ entry: 'http://byd.localhost:8010/', owner: 'team-a', runbook: 'https://wiki.example/byd' },
      version: '1.4.0',
    });
    pane.release = { version: '1.3.0', files: [], checkedAt: 0 };
    panes.publish();
    expect(view().version).toBe('1.3.0');
  });

  test.each([
    ['none', undefined, undefined, null],
    ['one', 'http://one.example/', undefined, { state: 'on', code: 'lift', address: 'http://one.example/', until: 1 }],
    [
      'one that would end with a reload',
      'http://one.example/',
      null,
      { state: 'over', code: 'lift', address: 'http://one.example/', until: 1 },
    ],
    [
      'one that waits for a reload',
      undefined,
      'http://two.example/',
      { state: 'waiting', code: 'lift', address: 'http://two.example/', until: 1 },
    ],
  ])('A37 of the overrides: %s', (_words, present, awaited, expected) => {
    const { panes } = start();
    const pane = panes.ensure(targetOf('lift'));
    const overrideAt = (address: string) => ({ address, until: 1 }) as never;
    pane.subsystem = recordOf('lift', present ? { override: overrideAt(present) } : {});
    if (awaited !== undefined) pane.awaitedOverride = awaited === null ? null : overrideAt(awaited);
    panes.publish();
    expect(view().override).toEqual(expected);
  });
});
