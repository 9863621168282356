import type { PortalContext } from '../context.ts';
import type { FakePortalOptions } from '../fakePortal.ts';
import type { SubsystemLifecycles, SubsystemProps } from '../lifecycles.ts';
import { findPortal, type FoundPortal } from './findPortal.ts';
import { createFrameContext } from './frameContext.ts';
import { createStandalonePortal } from './standalonePortal.ts';
import { packError } from './travel.ts';

/** How a micro-app is started. */
export interface StartOptions {
  /** Element to render into when the portal gives none; the page's `#root`, or a new one, when not given. */
  container?: HTMLElement;
  /** Exact origins that may play the portal around a frame; any when not given. */
  portalOrigins?: readonly string[];
  /** Options of the fake portal used when the micro-app runs standalone. */
  standalone?: FakePortalOptions;
}

/** Where a micro-app runs. */
export type RuntimeMode =
  /** In the portal's sandbox: the portal calls the life cycles itself. */
  | 'sandbox'
  /** In a frame of the portal. */
  | 'frame'
  /** On its own page, with a fake portal. */
  | 'standalone';

/** A micro-app that was started. */
export interface StartedSubsystem {
  /** Settles when it is mounted, or, in the sandbox, at once; rejects when its mount does. */
  readonly mode: Promise<RuntimeMode>;
  /** Takes it down, as far as it was started here. */
  stop(): Promise<void>;
}

function defaultContainer(): HTMLElement {
  const found = document.getElementById('root');
  if (found) return found;
  const made = document.createElement('div');
  made.id = 'root';
  document.body.append(made);
  return made;
}

/** Keeps the document's language in step with the portal's: the document is the micro-app's own here. */
function followLanguage({ getState, subscribe }: PortalContext): () => void {
  const write = () => void (document.documentElement.lang = getState().locale);
  write();
  return subscribe(write);
}

/** Runs the life cycles in this window; answers what takes the micro-app down again. */
async function mountHere(lifecycles: SubsystemLifecycles, props: SubsystemProps): Promise<() => Promise<void>> {
  const stopLanguage = followLanguage(props.portal);
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  return async () => {
    stopLanguage();
    await lifecycles.unmount(props);
  };
}

async function runInFrame(
  lifecycles: SubsystemLifecycles,
  container: HTMLElement,
  { welcome, port }: FoundPortal,
  keep: (stop: () => Promise<void>) => void,
): Promise<void> {
  const frame = createFrameContext(welcome, port, () => void takeDown());
  const report = (error: unknown) => frame.post({ type: 'error', error: packError(error) });
  const onError = ({ error, message }: ErrorEvent) => report(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);

  let unmount: () => Promise<void> = () => Promise.resolve();
  let isDown = false;
  const takeDown = async () => {
    if (isDown) return;
    isDown = true;
    try {
      await unmount();
    } catch (error) {
      console.error(error);
    }
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    frame.post({ type: 'unmounted' });
    frame.stop();
  };
  keep(takeDown);

  try {
    unmount = await mountHere(lifecycles, { portal: frame.context, container });
  } catch (error) {
    frame.post({ type: 'mount-failed', error: packError(error) });
    throw error;
  }
  // Until here a failure is the mount's.
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  frame.post({ type: 'mounted' });
}

async function runStandalone(
  lifecycles: SubsystemLifecycles,
  container: HTMLElement,
  options: FakePortalOptions | undefined,
  keep: (stop: () => Promise<void>) => void,
): Promise<void> {
  console.warn('[portal] No portal is around: this subsystem runs standalone, with a fake portal.');
  const { portal, stop } = createStandalonePortal(options);
  let unmount: () => Promise<void> = () => Promise.resolve();
  keep(async () => {
    await unmount();
    stop();
  });
  unmount = await mountHere(lifecycles, { portal, container });
}

/**
 * Starts a micro-app wherever it finds itself; the last line of its script.
 *
 * In the portal's sandbox it does nothing, because the portal calls the exported life cycles. In a frame it says hello
 * to the window around it and, when a portal answers, mounts with the same contract over a `MessagePort`. Everywhere
 * else it mounts with a portal that is played: the inner address then stands behind `#` in the window's address.
 *
 * @param lifecycles - What `defineSubsystem` answers.
 * @param options - Where to render, who may play the portal, and options of the fake portal when standalone.
 * @returns Where the micro-app runs, and a function that takes it down. Nothing has to be done with either.
 * @example
 * export const { bootstrap, mount, unmount } = lifecycles;
 * startSubsystem(lifecycles, { portalOrigins: ['https://portal.property-group.example'] });
 */
export function startSubsystem(lifecycles: SubsystemLifecycles, options: StartOptions = {}): StartedSubsystem {
  const isInSandbox = (window as { __POWERED_BY_QIANKUN__?: unknown }).__POWERED_BY_QIANKUN__ === true;
  if (isInSandbox) return { mode: Promise.resolve('sandbox'), stop: () => Promise.resolve() };

  const waiting = new AbortController();
  let takeDown: () => Promise<void> = () => Promise.resolve();
  const keep = (stop: () => Promise<void>) => void (takeDown = stop);

  const run = async (): Promise<RuntimeMode> => {
    const found = await findPortal(options.portalOrigins, waiting.signal);
    waiting.signal.throwIfAborted();
    const container = options.container ?? defaultContainer();
    if (found) {
      await runInFrame(lifecycles, container, found, keep);
      return 'frame';
    }
    await runStandalone(lifecycles, container, options.standalone, keep);
    return 'standalone';
  };
  const mode = run();
  mode.catch((error: unknown) => {
    if (!waiting.signal.aborted) console.error(error);
  });

  return {
    mode,
    stop: async () => {
      waiting.abort();
      await takeDown();
    },
  };
}
