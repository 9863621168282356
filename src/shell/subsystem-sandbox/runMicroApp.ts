import { loadApp } from 'qiankun/es/loader';
import { SubsystemError, type PaneFailure } from '@/domain/subsystem/failure';
import { getLanguage } from '@/shell/preferences';
import type { Leftovers, RunningApp, StartMicroApp } from '@/shell/subsystem-host';
import { createBuiltIns } from './builtIns';
import { createDocumentView } from './documentView';
import { createScope, type Scope } from './createScope';
import { watchPageReloads } from './pageReloads';
import { watchLongFrames } from './longFrames';
import { watchPolicyViolations } from './policyViolations';
import { watchRuntimeErrors } from './runtimeErrors';
import { fetchScriptForApp } from './dynamicScripts';
import { keepExemptGlobals } from './exemptGlobals';
import { rememberHandlers } from './patches/handlers';
import { addSandboxRules } from './patches/nodes';
import type { SandboxWindow } from './patches/define';
import { currentAppWindow, patchQiankun, restoreSharedMethods } from './patchQiankun';
import { createPanePlace, fillStyles } from './panePlace';
import { countThirdPartyScripts, watchSharedDom } from './sharedDom';
import { patchSheetRules } from './styles/sheetRules';
import { markRoot } from './bodyLayer';

/**
 * Runs a micro-app in qiankun's sandbox. qiankun loads and wraps it; its life cycles are called here and not by
 * single-spa, which never releases a failed parcel and leaves the sandbox active when the micro-app's own unmount
 * throws.
 */

type Step = (props: Record<string, unknown>) => unknown;

const scopes = new WeakMap<object, Scope>();

const installPatches = () => {
  patchQiankun({
    wrapDocument: (inner, view) =>
      createDocumentView(inner, {
        view,
        listeners: () => scopes.get(view())?.listeners,
        currentScript: () => scopes.get(view())?.currentScript(),
        styles: () => scopes.get(view())?.inPane?.styles,
      }),
    fetchDynamicScript: fetchScriptForApp,
  });
  watchSharedDom();
  watchRuntimeErrors();
  watchPolicyViolations();
  watchLongFrames();
  watchPageReloads();
  patchSheetRules();
  keepExemptGlobals({ currentAppWindow, appOf: (view) => scopes.get(view) });
  addSandboxRules();
  const undoHandlers = rememberHandlers([document, document.documentElement, document.body]);
  return { watchBuiltIns: createBuiltIns(window, countThirdPartyScripts), undoHandlers };
};
let installed: ReturnType<typeof installPatches> | undefined;

const installOnce = () => (installed ??= installPatches());

/** Patches the page for micro-apps, which the first start does itself if nobody has before. */
export const prepareSandbox = (): void => void installOnce();

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** The kind of failure for the step at which it failed. The protocol error comes from another copy of the SDK. */
function failureAt(step: 'load' | 'mount', error: unknown, changedByOthers: string): PaneFailure {
  const detail = changedByOthers ? `${textOf(error)} (built-ins changed by ${changedByOthers})` : textOf(error);
  if ((error as { name?: unknown } | null)?.name === 'ProtocolMismatchError') return { kind: 'protocol', detail };
  if (step === 'mount') return { kind: 'mount-error', detail };
  const hasNoLifecycles = /lifecycle functions|must have a valid (mount|unmount)|invalid bootstrap/.test(detail);
  return hasNoLifecycles ? { kind: 'no-lifecycles' } : { kind: 'script-error', detail };
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const NOTHING: Leftovers = { listeners: 0, timers: 0, observers: 0, nodes: 0, globals: 0, builtIns: 0 };

const stepsOf = (steps: unknown): Step[] => [steps].flat().filter((step): step is Step => typeof step === 'function');

/** Places of the micro-app's own steps among those with which qiankun mounts and unmounts it. */
const OWN_MOUNT = 6;
const OWN_UNMOUNT = 1;

/** Like single-spa: a life cycle that returns no promise cannot be waited for. */
async function runStep(
  step: Step,
  props: Record<string, unknown>,
  { name, onStart, onReturn }: { name: string; onStart(): void; onReturn(): void },
): Promise<void> {
  onStart();
  const answer = step(props) as PromiseLike<unknown> | undefined;
  onReturn();
  if (typeof answer?.then !== 'function') throw new Error(`${name} did not return a promise`);
  await answer;
}

/** Runs every step even if another one fails: a throwing unmount must not leave the sandbox active. */
async function unmount(
  steps: Step[],
  props: Record<string, unknown>,
  { code, deadlineMs }: { code: string; deadlineMs: number },
): Promise<void> {
  const limit = after(deadlineMs);
  for (const step of steps) {
    const running = Promise.resolve()
      .then(() => step(props))
      .catch((error: unknown) => console.error(`[subsystem] ${code}: unmount`, error));
    await Promise.race([running, limit]);
  }
}

/**
 * Starts a micro-app in the sandbox. Rejections are reported by the pane, so every promise here has a handler. After
 * `stop` the handle holds no reference to the micro-app.
 */
export const runMicroApp: StartMicroApp = (options) => {
  let run: RunningApp | undefined = startRun(options);
  let stopping: Promise<Leftovers> | undefined;
  return {
    mounted: run.mounted,
    update: (next) => run?.update(next),
    setShown: (isShown) => run?.setShown(isShown),
    owns: (node) => run?.owns?.(node) ?? false,
    stop: (deadlineMs) => {
      stopping ??= (run?.stop(deadlineMs) ?? Promise.resolve(NOTHING)).finally(() => {
        run = undefined;
      });
      return stopping;
    },
  };
};

const startRun: StartMicroApp = ({
  key,
  subsystem: { code, css },
  source,
  container,
  context,
  props: readProps,
  navigator,
  allowed,
  onPhase,
  onRuntimeError,
  onFileMissing,
  onReload,
}) => {
  const { watchBuiltIns, undoHandlers } = installOnce();
  if (!source) throw new Error(`${code}: nothing was fetched`);
  let refuse: (error: unknown) => void = () => undefined;
  const refused = new Promise<never>((_, reject) => (refuse = reject));
  const onFileError = (error: unknown) => scope.onFileError(error);
  const inPane = css === 'global' ? undefined : createPanePlace({ key, source, container, onFileError });
  const scope: Scope = createScope({
    code,
    inPane,
    source,
    navigator,
    hrefOf: context.navigation.hrefOf,
    openPage: context.navigation.openPage,
    watchBuiltIns,
    undoHandlers,
    shellLanguage: getLanguage,
    onRuntimeError,
    onFileMissing,
    onReload,
    onRefused: (error) => refuse(error),
  });
  let view: SandboxWindow | undefined;
  let config: Awaited<ReturnType<typeof loadApp>> extends (...args: never[]) => infer Config ? Config : never;
  let props: Record<string, unknown> = {};
  let isLoaded = false;
  let isStarted = false;
  let isMounted = false;
  let isStopped = false;

  // What single-spa passes besides the props of the portal.
  const given = (next: Record<string, unknown>) => ({
    domElement: document.createElement('div'),
    ...next,
    name: config.name,
  });

  const beginInContainer = () => {
    if (inPane) return inPane.begin();
    if (container.firstElementChild) markRoot(container.firstElementChild, key);
    fillStyles(container, source);
  };

  const patchWindow = (_: unknown, sandboxed: SandboxWindow) => {
    // Stopped while qiankun read its page: no script of it may run any more.
    if (isStopped && !view) return Promise.reject(new Error(`${code} was stopped`));
    if (!view) beginInContainer();
    view = sandboxed;
    scopes.set(sandboxed, scope);
    scope.patchWindow(sandboxed);
    restoreSharedMethods();
    return Promise.resolve();
  };

  /**
   * Run after each of its own steps, before another micro-app can run. Undoes qiankun's replacements first, so that they
   * are not attributed to the micro-app.
   */
  const auditBuiltIns = () => {
    restoreSharedMethods();
    scope.auditBuiltIns();
  };

  const load = async () => {
    const getConfig = await loadApp(
      { name: code, entry: source.address, container },
      { singular: false, sandbox: true, fetch: source.fetch },
      // qiankun patches the window when it mounts: ours must come after.
      { beforeLoad: patchWindow, beforeMount: patchWindow } as never,
    );
    config = getConfig(container);
    isLoaded = true;
    auditBuiltIns();
    scope.keepReplaced();
    onPhase('evaluate');
  };
  const start = async () => {
    isStarted = true;
    props = readProps();
    const runOwn = (step: Step, name: string) =>
      runStep(step, given(props), { name, onStart: scope.enter, onReturn: auditBuiltIns });
    // No code of the micro-app runs in it, and a comparison of all built-ins takes milliseconds.
    const runOther = (step: Step) =>
      runStep(step, given(props), { name: 'mount', onStart: () => undefined, onReturn: restoreSharedMethods });
    for (const step of stepsOf(config.bootstrap)) await runOwn(step, 'bootstrap');
    scope.keepReplaced();
    onPhase('bootstrap');
    for (const [index, step] of stepsOf(config.mount).entries()) {
      if (isStopped) return;
      await (index === OWN_MOUNT ? runOwn(step, 'mount') : runOther(step));
    }
    isMounted = true;
    scope.endStart();
    onPhase('mount');
  };

  const fail = (step: 'load' | 'mount') => (error: unknown) => {
    if (!isStopped) scope.auditBuiltIns();
    throw new SubsystemError(failureAt(step, error, scope.changedByOthers()));
  };
  const starting = load().then(async () => {
    if (!isStopped && (await allowed) && !isStopped) await start().catch(fail('mount'));
  }, fail('load'));
  const mounted = Promise.race([starting, refused]);
  for (const promise of [starting, refused, mounted]) promise.catch(() => undefined);

  return {
    mounted,
    update: (next) => {
      if (!isMounted || isStopped) return;
      for (const step of stepsOf(config.update)) {
        Promise.resolve()
          .then(() => step(given(next)))
          .catch((error: unknown) => {
            console.error(`[subsystem] ${code}: update`, error);
            scope.onError(error);
          });
      }
    },
    setShown: (isShown) => {
      if (!isStopped) scope.setShown(isShown);
    },
    owns: (node) => scope.nodes.has(node),
    stop: async (deadlineMs) => {
      isStopped = true;
      if (!view) {
        scope.end();
        return NOTHING;
      }
      if (isLoaded) {
        // What was evaluated and never mounted has nothing of its own to unmount.
        const steps = stepsOf(config.unmount).filter((_, index) => isStarted || index !== OWN_UNMOUNT);
        await unmount(steps, given(props), { code, deadlineMs });
      }
      // qiankun has restored the browser's functions. Install the tracked ones again: they do nothing once the scope has
      // ended.
      scope.patchWindow(view);
      const leftovers = scope.end();
      restoreSharedMethods();
      // import-html-entry leaves the last sandbox on the real window.
      const real = window as { proxy?: unknown };
      if (real.proxy === view) delete real.proxy;
      return leftovers;
    },
  };
};
