/** Micro-apps that take their time to load, to start and to stop. */
import type { RunningApp, RunOptions } from '../../../src/shell/subsystem-host/runnerTypes';
import type { FetchAppOptions } from '../../../src/shell/subsystem-loader/fetchApp';

export async function fetchApp(entry: string, { signal, onPage }: FetchAppOptions) {
  await race.later(`page of ${entry}`, signal);
  onPage?.();
  await race.later(`files of ${entry}`, signal);
  return { address: entry, fetch: window.fetch };
}

export const fetchRelease = async () => ({ version: null, files: [] });

const nothing = { listeners: 0, timers: 0, observers: 0, nodes: 0, globals: 0, builtIns: 0 };

export function runMicroApp({ key, allowed, context, container }: RunOptions): RunningApp {
  const app = { key, context, container, isMounted: false, isShown: false };
  const start = async () => {
    if (!(await allowed)) return;
    await race.later(`mount of ${key}`);
    if (!race.apps.has(app)) return;
    app.isMounted = true;
    container.textContent = `${key} of ${context.getState().user?.userName ?? 'nobody'}`;
  };
  race.apps.add(app);
  return {
    mounted: start(),
    update: () => undefined,
    setShown: (isShown) => void (app.isShown = isShown),
    stop: async () => {
      race.apps.delete(app);
      app.isMounted = false;
      await race.later(`unmount of ${key}`);
      return nothing;
    },
  };
}

export const runFrame = (options: RunOptions): RunningApp => runMicroApp(options);
