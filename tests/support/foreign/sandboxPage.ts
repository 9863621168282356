/** The sandbox alone on a page with a minimal host, for tests that need a real browser. */
import type { PortalContext } from '@portal/subsystem-sdk';
import { outerOf } from '@/domain/subsystem/address';
import { createPaneNavigator } from '@/shell/subsystem-host/createPaneNavigator';
import { fetchApp } from '@/shell/subsystem-loader/fetchApp';
import type { Leftovers, RunningApp } from '@/shell/subsystem-host/runnerTypes';
import { runMicroApp } from '@/shell/subsystem-sandbox/runMicroApp';

interface Opened {
  running: RunningApp;
  pane: HTMLElement;
  errors: string[];
  follow(): void;
}

const opened = new Map<string, Opened>();

// Not inside of `open`: the loader caches the function without a limit, and its closure would retain the pane.
const isAdmitted = () => true;

async function open(key: string, entry: string, start = '/'): Promise<void> {
  const code = key.split(':')[0]!;
  const abort = new AbortController();
  const source = await fetchApp(entry, { signal: abort.signal, isRetry: false, isAdmitted });
  const container = document.createElement('div');
  const pane = document.createElement('section');
  pane.dataset.pane = key;
  const hrefOf = (inner: string) => outerOf(code, inner);
  const write = (inner: string, isReplaced: boolean) => {
    if (pane.hidden) return;
    if (isReplaced) history.replaceState({ key: Math.random() }, '', hrefOf(inner));
    else history.pushState({ key: Math.random() }, '', hrefOf(inner));
  };
  const navigator = createPaneNavigator(start, { onMove: write });
  const errors: string[] = [];
  const follow = () => {
    const inner = `${location.pathname.slice(code.length + 1) || '/'}${location.search}${location.hash}`;
    if (!pane.hidden && location.pathname.startsWith(`/${code}`) && navigator.current() !== inner)
      navigator.navigate(inner);
  };
  window.addEventListener('popstate', follow);
  const running = runMicroApp({
    key,
    subsystem: { code } as never,
    source,
    container,
    context: { navigation: { ...navigator.contract, hrefOf } } as unknown as PortalContext,
    props: () => ({}),
    navigator,
    start,
    allowed: Promise.resolve(true),
    signal: abort.signal,
    onPhase: () => undefined,
    onInput: () => undefined,
    onReload: () => errors.push('reload'),
    onFileMissing: () => errors.push('file missing'),
    onRuntimeError: (error) => errors.push(String(error)),
    onLost: (error) => errors.push(String(error)),
  });
  running.setShown(true);
  pane.append(container);
  document.getElementById('root')!.append(pane);
  opened.set(key, { running, pane, errors, follow });
  await running.mounted;
}

function show(key: string, isShown: boolean): void {
  const { pane, running } = opened.get(key)!;
  pane.hidden = !isShown;
  running.setShown(isShown);
}

async function stop(key: string): Promise<Leftovers> {
  const { running, pane, follow } = opened.get(key)!;
  window.removeEventListener('popstate', follow);
  opened.delete(key);
  const left = await running.stop(1000);
  pane.remove();
  return left;
}

Object.assign(window, { sandbox: { open, show, stop, errorsOf: (key: string) => opened.get(key)!.errors, kept: {} } });
