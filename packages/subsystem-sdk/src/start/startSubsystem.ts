import type { PortalContext } from '../context.ts';
import type { FakePortalOptions } from '../fakePortal.ts';
import type { SubsystemLifecycles, SubsystemProps } from '../lifecycles.ts';
import { compareProtocols } from '../protocol.ts';
import { findPortal, type FoundPortal } from './findPortal.ts';
import { createFrameContext } from './frameContext.ts';
import { watchErrors, watchPage } from './frameEvents.ts';
import { createStandalonePortal } from './standalonePortal.ts';
import { serializeError } from './serialize.ts';

/** Options for starting a micro-app. */
export interface StartOptions {
  /** Element to render into when the portal provides none; the page's `#root` or a new one by default. */
  container?: HTMLElement;
  /** Exact origins that may be the portal around a frame; any by default. */
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

/** A started micro-app. */
export interface StartedSubsystem {
  /** Settles when it is mounted (in the sandbox at once); rejects when its mount does. */
  readonly mode: Promise<RuntimeMode>;
  /** Unmounts it, unless the portal has mounted it. */
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

/** Sets the document's language to the portal's: here the document belongs to the micro-app. */
function followLanguage({ getState, subscribe }: PortalContext): () => void {
  const write = () => void (document.documentElement.lang = getState().locale);
  write();
  return subscribe(write);
}

/** Runs the life cycles in this window. Returns the function that unmounts the micro-app. */
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
  const frame = createFrameContext(welcome, port, () => void stop());
  const hasEvents = compareProtocols(welcome.protocol, '1.2') === 'compatible';
  const stops = hasEvents ? [watchPage((event) => frame.post({ type: 'event', event }))] : [];
  let unmount: () => Promise<void> = () => Promise.resolve();
  let isDown = false;
  const stop = async () => {
    if (isDown) return;
    isDown = true;
    try {
      await unmount();
    } catch (error) {
      console.error(error);
    }
    stops.forEach((stop) => stop());
    frame.post({ type: 'unmounted' });
    frame.stop();
  };
  keep(stop);

  try {
    unmount = await mountHere(lifecycles, { portal: frame.context, container });
  } catch (error) {
    frame.post({ type: 'mount-failed', error: serializeError(error) });
    throw error;
  }
  // Errors up to here belong to the mount.
  stops.push(
    watchErrors((event, error) =>
      frame.post(hasEvents ? { type: 'event', event } : { type: 'error', error: serializeError(error) }),
    ),
  );
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
 * Starts a micro-app in the sandbox, in a frame or standalone; the last line of its script.
 *
 * In the sandbox it does nothing, because the portal calls the exported life cycles. In a frame it greets the parent
 * window and, when a portal responds, mounts with the same contract over a `MessagePort`. Everywhere
 * else it mounts with a fake portal: the inner address is then the hash of the window's URL.
 *
 * @param lifecycles - The result of `defineSubsystem`.
 * @param options - Where to render, which origins may be the portal, and options of the fake portal.
 * @returns Where the micro-app runs, and a function that unmounts it. Both may be ignored.
 * @example
 * export const { bootstrap, mount, unmount } = lifecycles;
 * startSubsystem(lifecycles, { portalOrigins: ['https://portal.property-group.example'] });
 */
export function startSubsystem(lifecycles: SubsystemLifecycles, options: StartOptions = {}): StartedSubsystem {
  const isInSandbox = (window as { __POWERED_BY_QIANKUN__?: unknown }).__POWERED_BY_QIANKUN__ === true;
  if (isInSandbox) return { mode: Promise.resolve('sandbox'), stop: () => Promise.resolve() };

  const waiting = new AbortController();
  let stopRun: () => Promise<void> = () => Promise.resolve();
  const keep = (stop: () => Promise<void>) => void (stopRun = stop);

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
      await stopRun();
    },
  };
}
