import type { AccessDecision } from '@/domain/access';
import { deferred, fakeStages, paneStates, recordOf, settled } from '../../../tests/support/subsystemHost';

const start = fakeStages();

test('A28 a kept-alive pane is shown at once and checked in the background; only a clear refusal leaves it', async () => {
  const answers = [{ allowed: true }, { allowed: false, failed: true }, { allowed: false, applyState: '5' }] as const;
  let asked = 0;
  const { go, log, apps } = start({ verifyAccess: async () => answers[asked++]! });
  await go('/mgr');
  await go('/home');
  expect(paneStates()).toEqual({ mgr: 'hidden' });
  await go('/mgr');
  expect(paneStates()).toEqual({ mgr: 'mounted' });
  expect(log.some((line) => line.startsWith('help'))).toBe(false);
  await go('/home');
  await go('/mgr');
  expect(asked).toBe(3);
  expect(log).toContain('help mgr housekeeper 5');
  expect(apps).toHaveLength(1);
});

test('A28 T18 the checks of a return wait for the frame with the pane, and are dropped when it was left before', async () => {
  const frames: (() => void)[] = [];
  const paint = () => frames.splice(0).forEach((act) => act());
  let asked = 0;
  const { go } = start({
    afterPaint: (act) => void frames.push(act),
    verifyAccess: async () => {
      asked += 1;
      return { allowed: true };
    },
  });
  await go('/mgr');
  paint();
  await settled();
  await go('/home');
  await go('/mgr');
  expect(paneStates()).toEqual({ mgr: 'mounted' });
  expect(asked).toBe(1);
  paint();
  expect(asked).toBe(2);
  await go('/home');
  await go('/mgr');
  await go('/home');
  paint();
  expect(asked).toBe(2);
});

test('T18 F29 a late refusal neither overrules the newer response nor navigates away from another page', async () => {
  const answers: ReturnType<typeof deferred<AccessDecision>>[] = [];
  const signals: AbortSignal[] = [];
  const { go, host, log } = start({
    verifyAccess: (_, { signal }) => {
      const answer = deferred<AccessDecision>();
      answers.push(answer);
      signals.push(signal);
      return answer.promise;
    },
  });
  const isHelpOpen = () => log.some((line) => line.startsWith('help'));
  await go('/mgr');
  answers[0]!.resolve({ allowed: true });
  await settled();
  await go('/home');
  await go('/mgr');
  await go('/home');
  expect(signals[1]!.aborted).toBe(true);
  await go('/mgr');
  answers[2]!.resolve({ allowed: true });
  await settled();
  answers[1]!.resolve({ allowed: false, applyState: '5' });
  await settled();
  expect(isHelpOpen()).toBe(false);
  await go('/home');
  await go('/mgr');
  await host.close('mgr');
  expect(signals[3]!.aborted).toBe(true);
  answers[3]!.resolve({ allowed: false, applyState: '5' });
  await settled();
  expect(isHelpOpen()).toBe(false);
});

describe('the permission data', () => {
  test('R140 F29 the next return aborts the refresh of the earlier one', async () => {
    const asked: AbortSignal[] = [];
    const { go } = start({ refreshPermissionData: async (_, signal) => void asked.push(signal) });
    await go('/mgr');
    await go('/home');
    await go('/mgr');
    expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
    await go('/home');
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('R140 a new token refreshes that of every live pane, on screen or not', async () => {
    const asked: [string | undefined, AbortSignal][] = [];
    const subsystems = new Map([
      ['mgr', recordOf('mgr', { permissionData: 'housekeeper' })],
      ['lift', recordOf('lift')],
    ]);
    const { host, open } = start({
      loadRegistry: async () => ({ subsystems, problems: [] }),
      refreshPermissionData: async (name, signal) => void asked.push([name, signal]),
    });
    host.refreshPermissionData();
    expect(asked).toEqual([]);
    await open('/mgr', '/lift');
    await host.suspend('mgr');
    host.refreshPermissionData();
    expect(asked.splice(0).map(([name]) => name)).toEqual([undefined]);
    await host.wake('mgr');
    host.refreshPermissionData();
    expect(asked.map(([name]) => name)).toEqual(['housekeeper', undefined]);
    await host.close('mgr');
    expect(asked.map(([, { aborted }]) => aborted)).toEqual([true, false]);
  });

  test('R140 what opens loads its own: a new token does not refresh it', async () => {
    const refreshPermissionData = jest.fn(async () => undefined);
    const { host, go } = start({ refreshPermissionData, fetchApp: () => new Promise(() => undefined) });
    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'loading' });
    host.refreshPermissionData();
    expect(refreshPermissionData).not.toHaveBeenCalled();
  });
});
