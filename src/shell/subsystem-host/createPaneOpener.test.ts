import type { AccessDecision } from '@/domain/access';
import { SubsystemError } from '@/domain/subsystem/failure';
import type { RegisteredSubsystem, Registry } from '@/domain/subsystem/registry';
import {
  deferred,
  fakeStages,
  NO_LEFTOVERS,
  paneStates,
  recordOf,
  settled,
} from '../../../tests/support/subsystemHost';
import { stageStore } from './stageStore';

const start = fakeStages();

describe('opening a subsystem', () => {
  test('R032 R196 the check runs in parallel with loading and evaluating, and nothing is mounted before its response', async () => {
    const answer = deferred<AccessDecision>();
    const asked: string[] = [];
    const { go, pane, log, app } = start({
      verifyAccess: (code) => {
        asked.push(code);
        return answer.promise;
      },
    });
    await go('/mgr');
    expect(asked).toEqual(['housekeeper']);
    expect(log).toEqual(['fetch mgr']);
    expect(app('mgr')?.isMounted).toBe(false);
    expect(pane('mgr')?.state).toMatchObject({ status: 'checking', isLoaded: true });
    answer.resolve({ allowed: true });
    await settled();
    expect(app('mgr')?.isMounted).toBe(true);
    expect(paneStates()).toEqual({ mgr: 'mounted' });
  });

  test('R032 R196 once the registry is known, the requests leave in the task of the click', async () => {
    const asked: string[] = [];
    const { go, hostHistory, log } = start({
      applyOverride: (subsystem) => subsystem,
      verifyAccess: async (code) => {
        asked.push(code);
        return { allowed: true };
      },
    });
    await go('/lift');
    hostHistory.push('/mgr');
    expect(log).toEqual(['fetch lift', 'fetch mgr']);
    expect(asked).toEqual(['lift', 'housekeeper']);
    await settled();
    expect(paneStates()).toEqual({ lift: 'hidden', mgr: 'mounted' });
  });

  test('R173 R196 a refusal opens the help page and nothing is mounted', async () => {
    const { go, log, apps } = start({ verifyAccess: async () => ({ allowed: false, applyState: '4' }) });
    await go('/mgr');
    expect(log).toContain('help mgr housekeeper 4');
    expect(apps.filter(({ isMounted }) => isMounted)).toEqual([]);
    expect(paneStates()).toEqual({ mgr: 'refused' });
  });

  test('R173 T18 what was evaluated before a refusal is unmounted, and another opening starts from scratch', async () => {
    const answers = [deferred<AccessDecision>(), deferred<AccessDecision>()];
    let asked = 0;
    const { go, pane, apps, host } = start({ verifyAccess: () => answers[asked++]!.promise });
    await go('/mgr');
    answers[0]!.resolve({ allowed: false, applyState: '4' });
    await settled();
    expect(apps).toMatchObject([{ isMounted: false, isStopped: true }]);
    expect(pane('mgr')?.element.childElementCount).toBe(0);
    host.retry('mgr');
    await settled();
    answers[1]!.resolve({ allowed: true });
    await settled();
    expect(apps).toMatchObject([{ isStopped: true }, { isMounted: true, isStopped: false }]);
    expect(paneStates()).toEqual({ mgr: 'mounted' });
    expect(pane('mgr')?.element.childElementCount).toBe(1);
  });

  test('R173 after a refusal no evaluation error is reported', async () => {
    const answer = deferred<AccessDecision>();
    const { go, log } = start({
      verifyAccess: () => answer.promise,
      loadRunner: async () => () => ({
        mounted: Promise.reject(new SubsystemError({ kind: 'script-error' })),
        update: () => undefined,
        setShown: () => undefined,
        stop: async () => NO_LEFTOVERS,
      }),
    });
    await go('/mgr');
    expect(paneStates()).toEqual({ mgr: 'checking' });
    answer.resolve({ allowed: false, applyState: '4' });
    await settled();
    expect(log).toContain('help mgr housekeeper 4');
    expect(paneStates()).toEqual({ mgr: 'refused' });
  });

  test('T18 a check that fails keeps the pane closed and shows the server’s message', async () => {
    const { go, pane, apps } = start({
      verifyAccess: async () => ({ allowed: false, failed: true, msg: '系统繁忙' }),
    });
    await go('/mgr');
    expect(pane('mgr')?.state).toMatchObject({ status: 'failed', failure: { kind: 'permission', detail: '系统繁忙' } });
    expect(apps.filter(({ isMounted, isStopped }) => isMounted || !isStopped)).toEqual([]);
  });

  test('R140 R304 without the permission data nothing is mounted; a retry requests everything again', async () => {
    let isDown = true;
    const { go, pane, host, log, apps } = start({
      loadPermissionData: async () => {
        if (isDown) throw new SubsystemError({ kind: 'permission-data' });
      },
    });
    await go('/mgr');
    expect(pane('mgr')?.state).toMatchObject({ status: 'failed', failure: { kind: 'permission-data' } });
    expect(apps).toHaveLength(0);
    isDown = false;
    host.retry('mgr');
    await settled();
    expect(paneStates()).toEqual({ mgr: 'mounted' });
    expect(log).toEqual(['fetch mgr', 'fetch mgr anew']);
  });

  test('R286 F4 after 120 000 ms it fails and its requests are aborted', async () => {
    jest.useFakeTimers();
    let given: AbortSignal | undefined;
    const { go, pane } = start({
      fetchApp: (_, { signal }) => {
        given = signal;
        return new Promise(() => undefined);
      },
    });
    await go('/mgr');
    await jest.advanceTimersByTimeAsync(119_999);
    expect(paneStates()).toEqual({ mgr: 'loading' });
    expect(given?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(pane('mgr')?.state).toMatchObject({ status: 'failed', failure: { kind: 'timed-out' } });
    expect(given?.aborted).toBe(true);
  });

  test('R286 a limit of the registry counts from the moment at which it is known', async () => {
    jest.useFakeTimers();
    const { promise: registry, resolve } = deferred<Registry>();
    const { go, pane } = start({
      loadRegistry: () => registry,
      fetchApp: () => new Promise(() => undefined),
    });
    await go('/mgr');
    await jest.advanceTimersByTimeAsync(110_000);
    resolve({ subsystems: new Map([['mgr', recordOf('mgr', { timeoutMs: 20_000 })]]), problems: [] });
    await jest.advanceTimersByTimeAsync(19_999);
    expect(paneStates()).toEqual({ mgr: 'loading' });
    await jest.advanceTimersByTimeAsync(1);
    expect(pane('mgr')?.state).toMatchObject({ status: 'failed', failure: { kind: 'timed-out' } });
  });

  test('R286 no limit runs on after the opening, however it ends', async () => {
    jest.useFakeTimers();
    const subsystems = new Map([
      ['mgr', recordOf('mgr', { timeoutMs: 20_000 })],
      ['lift', recordOf('lift')],
    ]);
    const { open } = start({
      loadRegistry: async () => ({ subsystems, problems: [] }),
      verifyAccess: async (code) => (code === 'lift' ? { allowed: false, applyState: '4' } : { allowed: true }),
    });
    await open('/mgr', '/lift', '/wcx');
    expect(paneStates()).toEqual({ mgr: 'hidden', lift: 'refused', wcx: 'failed' });
    // The paint is measured.
    await jest.advanceTimersByTimeAsync(1_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('F21 a chunk of the portal that cannot be loaded has a kind of its own', async () => {
    const { go, pane } = start({ loadRunner: async () => Promise.reject(new Error('Loading chunk 7 failed')) });
    await go('/mgr');
    expect(pane('mgr')?.state).toMatchObject({ status: 'failed', failure: { kind: 'chunk-missing' } });
  });

  test('T18 a frame, which runs as soon as it is attached, starts only after the yes of the server', async () => {
    const answer = deferred<AccessDecision>();
    const { go, apps } = start({ verifyAccess: () => answer.promise });
    await go('/iframe?code=plans');
    expect([paneStates(), apps.length]).toEqual([{ 'iframe:plans': 'checking' }, 0]);
    answer.resolve({ allowed: true });
    await settled();
    expect([paneStates(), apps.length]).toEqual([{ 'iframe:plans': 'mounted' }, 1]);
  });

  test('T18 a frame that the server refuses is never attached', async () => {
    const { go, apps, log } = start({ verifyAccess: async () => ({ allowed: false, applyState: '4' }) });
    await go('/iframe?code=plans');
    expect([paneStates(), apps.length]).toEqual([{ 'iframe:plans': 'refused' }, 0]);
    expect(log).toEqual(['help plans plans 4']);
  });

  test('T18 a failed check without a message has no detail', async () => {
    const { go, pane } = start({
      verifyAccess: async () => ({ allowed: false, failed: true }) as AccessDecision,
      describeFailure: () => '',
    });
    await go('/mgr');
    expect(pane('mgr')?.state.failure).toEqual({ kind: 'permission', detail: undefined });
  });

  test.each(['unreachable', 'cors', 'integrity'] as const)(
    'what fails as %s opens no fallback and says nothing of admitted scripts',
    async (kind) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const fetched: string[] = [];
      const fallback = { version: '1', entry: 'http://mgr.localhost:8010/1/', integrity: 'sha384-x' };
      const subsystems = new Map([['mgr', recordOf('mgr', kind === 'integrity' ? {} : { fallback })]]);
      const { go, pane } = start({
        loadRegistry: async () => ({ subsystems, problems: [] }),
        fetchApp: async (entry) => {
          fetched.push(entry);
          throw new SubsystemError({ kind, address: 'http://mgr.localhost:8010/app.js' });
        },
      });
      await go('/mgr');
      expect([pane('mgr')?.state.failure?.kind, fetched.length, log.mock.calls]).toEqual([kind, 1, []]);
    },
  );

  test('R030 an embedded page whose registry cannot be read is not a missing permission', async () => {
    const { go, pane } = start({ loadRegistry: async () => Promise.reject(new Error('HTTP 500')) });
    await go('/iframe?code=plans');
    expect(pane('iframe:plans')?.state.failure?.kind).toBe('registry');
  });

  test('R196 closing while the server is asked aborts the question', async () => {
    let given: AbortSignal | undefined;
    const { go, host } = start({
      verifyAccess: (_, { signal }) => {
        given = signal;
        return new Promise(() => undefined);
      },
    });
    await go('/mgr');
    expect(given?.aborted).toBe(false);
    await host.close('mgr');
    expect(given?.aborted).toBe(true);
  });

  test('scripts that are not admitted are named to the team, and the opening fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const address = 'https://cdn.example/app.js';
    const { go, pane } = start({
      fetchApp: async () => {
        throw new SubsystemError({ kind: 'not-admitted', address });
      },
    });
    await go('/mgr');
    expect(pane('mgr')?.state.failure).toMatchObject({ kind: 'not-admitted' });
    expect(log.mock.calls).toEqual([[expect.stringContaining('https://cdn.example')]]);
  });

  test('a click is seen before a retry evaluates the first page; the first attempt of it waits for nothing', async () => {
    const frames: (() => void)[] = [];
    let isDown = true;
    const { host, apps } = start({
      afterPaint: (act) => void frames.push(act),
      fetchApp: async (entry) => {
        if (isDown) throw new SubsystemError({ kind: 'unreachable' });
        return { address: entry, fetch: window.fetch } as never;
      },
    });
    const target = { key: 'mgr', code: 'mgr', variant: null, inner: '/', kind: 'POP', isFirstPage: true } as const;
    stageStore.setState({ target });
    await settled();
    expect([paneStates(), frames.length]).toEqual([{ mgr: 'failed' }, 0]);
    isDown = false;
    host.retry('mgr');
    await settled();
    expect([apps.length, frames.length]).toEqual([0, 1]);
    frames.forEach((act) => act());
    await settled();
    expect(paneStates()).toEqual({ mgr: 'mounted' });
  });

  test('F7 F8 a mount that rejects or never ends fails only its own pane', async () => {
    jest.useFakeTimers();
    const { go, pane, host } = start({
      loadRunner: async () => (options) => ({
        mounted:
          options.key === 'mgr' ? Promise.reject(new SubsystemError({ kind: 'mount-error' })) : deferred().promise,
        update: () => undefined,
        setShown: () => undefined,
        stop: async () => NO_LEFTOVERS,
      }),
    });
    await go('/mgr');
    expect(pane('mgr')?.state.failure?.kind).toBe('mount-error');
    await go('/lift');
    expect(paneStates().lift).toBe('mounting');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(pane('lift')?.state.failure?.kind).toBe('timed-out');
    expect(pane('lift')?.element.childElementCount).toBe(0);
    await host.close('lift');
    expect(pane('lift')).toBeUndefined();
  });

  test('the container is passed on before it is in the pane: qiankun caches containers by their position', async () => {
    const { go, app, pane } = start();
    document.body.append(document.createElement('p'));
    await go('/mgr');
    expect(app('mgr')?.wasAttached).toBe(false);
    expect(pane('mgr')?.element.firstChild).toBe(app('mgr')?.options.container);
  });
});

describe('the registry', () => {
  test('an entry that was added meanwhile is found by loading it again', async () => {
    const subsystems = new Map([['mgr', recordOf('mgr')]]);
    let reads = 0;
    const { go } = start({
      loadRegistry: async () => {
        reads += 1;
        return { subsystems: new Map(subsystems), problems: [] };
      },
    });
    await go('/mgr');
    subsystems.set('lift', recordOf('lift'));
    await go('/lift');
    expect(paneStates()).toEqual({ mgr: 'hidden', lift: 'mounted' });
    expect(reads).toBe(2);
    await go('/wcx');
    expect(paneStates().wcx).toBe('failed');
    expect(reads).toBe(3);
  });

  test('an entry that is missing from the very first load is not requested twice', async () => {
    const loadRegistry = jest.fn(async () => ({ subsystems: new Map(), problems: [] }));
    const { go, pane } = start({ loadRegistry });
    await go('/mgr');
    expect(pane('mgr')?.state.failure?.kind).toBe('not-registered');
    expect(loadRegistry).toHaveBeenCalledTimes(1);
  });

  test('an unreadable registry fails with a kind of its own, and a retry reads it again', async () => {
    const loadRegistry = jest.fn(async () => {
      throw new Error('HTTP 500');
    });
    const { go, pane, host } = start({ loadRegistry });
    await go('/mgr');
    expect(pane('mgr')?.state.failure).toMatchObject({ kind: 'registry' });
    host.retry('mgr');
    await settled();
    expect(loadRegistry).toHaveBeenCalledTimes(2);
  });

  test('F1 F20 a retry loads it again: the entry may have been added or moved meanwhile', async () => {
    let isDown = true;
    const subsystems = new Map<string, RegisteredSubsystem>();
    const loadRegistry = jest.fn(async () => ({ subsystems: new Map(subsystems), problems: [] }));
    const fetched: string[] = [];
    const { go, pane, host } = start({
      loadRegistry,
      fetchApp: async (entry) => {
        if (isDown) throw new SubsystemError({ kind: 'unreachable' });
        fetched.push(entry);
        return { address: entry, fetch: window.fetch };
      },
    });
    await go('/mgr');
    expect(pane('mgr')?.state.failure).toMatchObject({ kind: 'not-registered', detail: 'mgr' });
    subsystems.set('mgr', recordOf('mgr'));
    host.retry('mgr');
    await settled();
    expect(pane('mgr')?.state.failure?.kind).toBe('unreachable');
    subsystems.set('mgr', recordOf('mgr', { entry: 'http://moved.localhost:8010/' }));
    isDown = false;
    host.retry('mgr');
    await settled();
    expect(paneStates()).toEqual({ mgr: 'mounted' });
    expect(fetched).toEqual(['http://moved.localhost:8010/']);
    expect(loadRegistry).toHaveBeenCalledTimes(3);
  });
});

test.each([
  ['an opening that failed', 0],
  ['an opening that failed, and failed again while it was cleaned up', 1],
])('F8 a retry waits for the clean-up of %s', async (_, failures) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let end!: () => void;
  const left = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isFetchFailing = false;
  let running = 0;
  let mounts = 0;
  const { host, go, pane } = start({
    fetchApp: async (entry) => {
      if (isFetchFailing) throw new SubsystemError({ kind: 'unreachable' });
      return { address: entry, fetch: window.fetch } as never;
    },
    loadRunner: async () => () => {
      running += 1;
      mounts += 1;
      return {
        mounted: mounts === 1 ? Promise.reject(new SubsystemError({ kind: 'mount-error' })) : Promise.resolve(),
        update: () => undefined,
        setShown: () => undefined,
        stop: async () => {
          await left;
          running -= 1;
          return NO_LEFTOVERS;
        },
      };
    },
  });
  await go('/mgr');
  expect(paneStates().mgr).toBe('failed');
  for (let turn = 0; turn < failures; turn += 1) {
    isFetchFailing = true;
    host.retry('mgr');
    await settled();
    expect(paneStates().mgr).toBe('failed');
    isFetchFailing = false;
  }
  host.retry('mgr');
  await settled();
  expect([paneStates().mgr, running, mounts]).toEqual(['mounting', 1, 1]);
  end();
  await settled();
  expect([paneStates().mgr, running, mounts]).toEqual(['mounted', 1, 2]);
  expect(pane('mgr')?.element.childElementCount).toBe(1);
});

describe('a permission that the click has checked', () => {
  const asking = () => {
    const asked: string[] = [];
    const fake = start({
      verifyAccess: async (code) => {
        asked.push(code);
        return { allowed: true };
      },
    });
    const show = (grantedCode: string | null) => {
      const target = { key: 'mgr', code: 'mgr', variant: null, inner: '/', kind: 'PUSH', isFirstPage: false } as const;
      stageStore.setState({ target: { ...target, grantedCode } });
      return settled();
    };
    return { ...fake, asked, show };
  };

  test('R083 is not checked again by the opening, but by the next one', async () => {
    const { asked, show, host, go, app } = asking();
    await show('housekeeper');
    expect(app('mgr')).toBeDefined();
    expect(asked).toEqual([]);
    await go('/home');
    await show(null);
    expect(asked).toEqual(['housekeeper']);
    await host.reload('mgr');
    await settled();
    expect(asked).toEqual(['housekeeper', 'housekeeper']);
  });

  test('T18 does not count for another entry', async () => {
    const { asked, show } = asking();
    await show('lift');
    expect(asked).toEqual(['housekeeper']);
  });
});
