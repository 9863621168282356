import { createFakeStage, recordOf, settled } from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';

const REASON = { 'en-US': 'Maintenance until 8', 'zh-CN': '维护至 8 点' };

/** A stage whose registry a deployment replaces. */
function start() {
  const subsystems = new Map(['mgr', 'lift'].map((code) => [code, recordOf(code)]));
  const loadRegistry = jest.fn(async () => ({ subsystems: new Map(subsystems), problems: [] }));
  const stage = createFakeStage({ loadRegistry });
  const turn = async (code: string, isOff: boolean) => {
    subsystems.set(code, recordOf(code, isOff ? { disabled: REASON } : {}));
    await stage.host.refreshRegistry();
    await settled();
  };
  return { ...stage, subsystems, loadRegistry, turn };
}

let stage: ReturnType<typeof start>;
beforeEach(() => (stage = start()));
afterEach(async () => {
  await stage.host.stop();
  stageStore.setState({ target: null, panes: [] });
});

test('T19 an opening of what is turned off fetches nothing, and has the reason', async () => {
  stage.subsystems.set('mgr', recordOf('mgr', { disabled: REASON }));
  await stage.go('/mgr');
  expect(stage.pane('mgr')).toMatchObject({
    state: { status: 'failed', failure: { kind: 'disabled' } },
    disabled: REASON,
  });
  expect(stage.log).toEqual([]);
  stage.host.prefetch('mgr');
  await settled();
  expect(stage.log).toEqual([]);
});

test('an open pane stays mounted with its work, says why, and goes on when it is back', async () => {
  await stage.go('/mgr/orders/42');
  const app = stage.app('mgr')!;
  stage.bridges.get('mgr')!.onUnsaved(true);
  await stage.turn('mgr', true);
  expect(stage.pane('mgr')).toMatchObject({ state: { status: 'mounted' }, disabled: REASON, hasUnsaved: true });
  expect(stage.bridges.get('mgr')!.isDisabled()).toBe(true);
  expect(app.where()).toBe('/orders/42');
  await stage.turn('mgr', false);
  expect(stage.pane('mgr')).toMatchObject({ state: { status: 'mounted' }, disabled: null });
  expect(stage.bridges.get('mgr')!.isDisabled()).toBe(false);
  expect(stage.apps).toEqual([app]);
  expect(app.isStopped).toBe(false);
});

test('what was turned off opens by itself on screen when it is back, otherwise when the user returns', async () => {
  for (const code of ['mgr', 'lift']) stage.subsystems.set(code, recordOf(code, { disabled: REASON }));
  await stage.go('/mgr');
  await stage.go('/lift');
  await stage.turn('mgr', false);
  expect(stage.pane('mgr')?.state.status).toBe('failed');
  await stage.turn('lift', false);
  expect(stage.pane('lift')?.state.status).toBe('mounted');
  await stage.go('/mgr');
  expect(stage.pane('mgr')).toMatchObject({ state: { status: 'mounted' }, disabled: null });
});

test('a refresh that fails, or that lacks the entry, changes nothing; before the first opening there is none', async () => {
  await stage.host.refreshRegistry();
  expect(stage.loadRegistry).not.toHaveBeenCalled();
  await stage.go('/mgr');
  stage.loadRegistry.mockRejectedValueOnce(new Error('HTTP 502'));
  await stage.host.refreshRegistry();
  stage.subsystems.delete('mgr');
  await stage.host.refreshRegistry();
  await settled();
  expect(stage.pane('mgr')).toMatchObject({ state: { status: 'mounted' }, disabled: null });
});
