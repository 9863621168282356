import { withOverride, type Override } from '@/domain/subsystem/override';
import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import { fakeStages, settled } from '../../../tests/support/subsystemHost';

const start = fakeStages();
const ADDRESS = 'http://review.localhost:8010/branch/';

/** The host with one override, which the test begins and ends. */
function startWithOverride(isolation: Override['isolation'] = 'sandbox') {
  const override: Override = { code: 'lift', address: ADDRESS, isolation, until: 7 };
  const admitted: (string | undefined)[] = [];
  let isOn = false;
  const stage = start({
    applyOverride: async (subsystem: RegisteredSubsystem) =>
      isOn && subsystem.code === 'lift' ? withOverride(subsystem, override) : subsystem,
    isAdmitted: (address, subsystem) => {
      admitted.push(`${subsystem.code} ${address} ${subsystem.override?.address ?? 'released'}`);
      return true;
    },
    fetchApp: async (entry, { isAdmitted }) => {
      isAdmitted(`${entry}main.js`);
      return { address: entry, fetch: window.fetch } as never;
    },
  });
  const turn = async (next: boolean) => {
    isOn = next;
    await stage.host.applyOverrides();
    await settled();
  };
  const entry = () => stage.app('lift')?.options.subsystem.entry;
  return { ...stage, turn, entry, admitted };
}

test('A37 what opens after the override begins comes from its address, and only there its origin is admitted', async () => {
  const { open, turn, entry, pane, admitted, app } = startWithOverride();
  await turn(true);
  await open('/lift', '/wcx');
  expect(entry()).toBe(ADDRESS);
  expect(pane('lift')).toMatchObject({ override: { state: 'on', code: 'lift', address: ADDRESS }, version: null });
  expect(app('wcx')?.options.subsystem.entry).toBe('http://wcx.localhost:8010/');
  expect(pane('wcx')?.override).toBeNull();
  expect(admitted).toEqual([`lift ${ADDRESS}main.js ${ADDRESS}`, 'wcx http://wcx.localhost:8010/main.js released']);
});

test('A37 what is open is replaced when the override begins and ends, on screen and hidden', async () => {
  const { open, turn, entry, pane, go } = startWithOverride();
  await open('/lift');
  await turn(true);
  expect([entry(), pane('lift')?.state.status]).toEqual([ADDRESS, 'mounted']);
  await turn(false);
  expect([entry(), pane('lift')?.state.status]).toEqual(['http://lift.localhost:8010/', 'mounted']);
  expect(pane('lift')?.override).toBeNull();
  await open('/wcx');
  await turn(true);
  expect(pane('lift')?.state.status).toBe('asleep');
  await go('/lift');
  expect(entry()).toBe(ADDRESS);
});

test('A37 A29 unsaved work stays until the user reloads, and the bar says what is open', async () => {
  const { open, turn, entry, pane, bridges, host } = startWithOverride();
  await open('/lift');
  bridges.get('lift')!.onUnsaved(true);
  await turn(true);
  expect(entry()).toBe('http://lift.localhost:8010/');
  expect(pane('lift')?.override).toMatchObject({ state: 'waiting', address: ADDRESS });
  await turn(false);
  expect(pane('lift')?.override).toBeNull();
  await turn(true);
  await host.reload('lift');
  await settled();
  expect(entry()).toBe(ADDRESS);
  bridges.get('lift')!.onUnsaved(true);
  await turn(false);
  expect(entry()).toBe(ADDRESS);
  expect(pane('lift')?.override).toMatchObject({ state: 'over', address: ADDRESS });
  await host.reload('lift');
  await settled();
  expect([entry(), pane('lift')?.override]).toEqual(['http://lift.localhost:8010/', null]);
});

test('A37 an override that fails to open can be ended, and the released version opens', async () => {
  let isOn = true;
  const stage = start({
    applyOverride: async (subsystem) =>
      isOn ? withOverride(subsystem, { code: 'lift', address: ADDRESS, isolation: 'sandbox', until: 7 }) : subsystem,
    fetchApp: async (entry) => {
      if (entry === ADDRESS) throw new Error('it does not respond');
      return { address: entry, fetch: window.fetch } as never;
    },
  });
  await stage.open('/lift');
  expect(stage.pane('lift')).toMatchObject({ state: { status: 'failed' }, override: { state: 'on' } });
  isOn = false;
  await stage.host.applyOverrides();
  await settled();
  expect(stage.pane('lift')).toMatchObject({ state: { status: 'mounted' }, override: null });
});
