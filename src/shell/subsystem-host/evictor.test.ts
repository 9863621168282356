import { createPaneEvictor } from './createPaneEvictor';
import { createPaneList } from './paneList';
import { stageStore } from './stageStore';

/** Panes whose state the test decides, and a browser that is idle when the test says so. */
function start(budget: number) {
  const idle: (() => void)[] = [];
  const cancel = jest.fn(() => void idle.splice(0));
  const suspend = jest.fn();
  let mounting = false;
  const panes = createPaneList(() => evictor.schedule());
  const evictor = createPaneEvictor({
    ...{ panes, suspend, budget: () => budget, isMounting: () => mounting },
    whenIdle: (act) => {
      idle.push(act);
      return cancel;
    },
  });
  const ensure = (key: string) =>
    panes.ensure({ key, code: key, variant: null, inner: '/', kind: 'PUSH', isFirstPage: false });
  const open = (key: string) => {
    const pane = ensure(key);
    panes.dispatch(pane, { type: 'open', attempt: 1 });
    return pane;
  };
  const mount = (key: string) => {
    const pane = open(key);
    for (const type of ['allowed', 'loaded', 'mounted'] as const) panes.dispatch(pane, { type, attempt: 1 });
    return pane;
  };
  return {
    ...{ panes, evictor, suspend, cancel, idle, open, mount },
    rest: () => idle.splice(0).forEach((act) => act()),
    setMounting: (isMounting: boolean) => void (mounting = isMounting),
  };
}

afterEach(() => stageStore.setState(stageStore.getInitialState(), true));

test('within the budget nothing is scheduled, beyond it one check, for what was used longest ago', () => {
  const { mount, idle, rest, suspend, panes, evictor } = start(1);
  const lift = mount('lift');
  panes.dispatch(lift, { type: 'set-active', isActive: true });
  panes.dispatch(lift, { type: 'set-active', isActive: false });
  expect(idle).toHaveLength(0);
  const mgr = mount('mgr');
  expect(idle).toHaveLength(1);
  panes.dispatch(mgr, { type: 'set-active', isActive: true });
  evictor.schedule();
  expect(idle).toHaveLength(1);
  rest();
  expect(suspend.mock.calls).toEqual([[lift]]);
  // The next change is checked again.
  evictor.schedule();
  expect(idle).toHaveLength(1);
});

test('what is not mounted does not count', () => {
  const { open, mount, idle } = start(1);
  mount('lift');
  open('mgr');
  open('wcx');
  expect(idle).toHaveLength(0);
});

test('while a micro-app mounts nothing is scheduled, and what was scheduled before does nothing', () => {
  const { mount, idle, rest, suspend, evictor, setMounting, panes } = start(1);
  mount('lift');
  mount('mgr');
  expect(idle).toHaveLength(1);
  setMounting(true);
  panes.setLayoutExtent('none');
  rest();
  expect([suspend.mock.calls, panes.layoutExtent()]).toEqual([[], 'none']);
  evictor.schedule();
  expect(idle).toHaveLength(0);
  setMounting(false);
  evictor.schedule();
  rest();
  expect([suspend.mock.calls.length, panes.layoutExtent()]).toEqual([1, 'recent']);
});

test('while the pane on screen opens nothing is suspended; one that opens in the background does not matter', () => {
  const { open, mount, idle, panes, evictor, cancel, rest } = start(1);
  const wcx = open('wcx');
  panes.dispatch(wcx, { type: 'set-active', isActive: true });
  mount('lift');
  mount('mgr');
  expect(idle).toHaveLength(0);
  panes.dispatch(wcx, { type: 'set-active', isActive: false });
  expect(idle).toHaveLength(1);
  expect(cancel).not.toHaveBeenCalled();
  rest();
  panes.dispatch(wcx, { type: 'set-active', isActive: true });
  expect(idle).toHaveLength(0);
  // The layout of the others comes back all the same.
  panes.setLayoutExtent('none');
  expect(idle).toHaveLength(1);
  rest();
  expect(panes.layoutExtent()).toBe('recent');
  evictor.schedule();
  expect(idle).toHaveLength(0);
});

test('R152 after the stop nothing is checked, not even what was scheduled', () => {
  const { mount, evictor, cancel, idle, rest, suspend } = start(1);
  mount('lift');
  mount('mgr');
  const [scheduled] = idle;
  evictor.stop();
  expect(cancel).toHaveBeenCalledTimes(1);
  scheduled!();
  rest();
  evictor.schedule();
  expect([suspend.mock.calls.length, idle.length]).toEqual([0, 0]);
});
