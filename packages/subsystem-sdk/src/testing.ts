import { createFakePortal, type FakePortal, type FakePortalOptions } from './fakePortal.ts';
import type { PortalState } from './context.ts';
import type { SubsystemLifecycles, SubsystemProps } from './lifecycles.ts';

export { createFakePortal, fakeState } from './fakePortal.ts';
export type { FakePortal, FakePortalCall, FakePortalOptions } from './fakePortal.ts';

/** Runs work that makes components update, and waits until they have; React's `act` is such a function. */
export type Act = (work: () => Promise<void>) => PromiseLike<unknown>;

/** Options of `renderSubsystem`: those of the fake portal, and `act`. */
export interface RenderOptions extends FakePortalOptions {
  /** With React: `act` of `@testing-library/react` or of `react`, so that effects have run when a call resolves. */
  act?: Act;
}

/** A subsystem that is mounted in a test. */
export interface RenderedSubsystem {
  /** The fake portal; `portal.calls` lists everything that the subsystem asked for. */
  readonly portal: FakePortal;
  /** The container of the life cycles; it is in the document until `unmount`. */
  readonly container: HTMLElement;
  /** The user goes to an inner page by back, forward or a link of the portal; false if the subsystem blocks it. */
  navigate(inner: string): Promise<boolean>;
  /** The portal's state changes: language, permissions, theme, visibility. */
  setState(change: Partial<PortalState>): Promise<void>;
  /** The portal closes or suspends the pane: runs `unmount`, then removes the container. A second call does nothing. */
  unmount(): Promise<void>;
}

// Taken before a test can replace the timers.
const { setTimeout: startTimer } = globalThis;

/** Vue and React without `act` update in a later task. */
const withoutAct: Act = async (work) => {
  await work();
  await new Promise<void>((resolve) => startTimer(resolve));
};

const rendered = new Set<RenderedSubsystem>();

/** Unmounts what `renderSubsystem` has mounted. Runs after each test if the runner has a global `afterEach`. */
export async function cleanup(): Promise<void> {
  for (const subsystem of [...rendered]) await subsystem.unmount();
}

const { afterEach } = globalThis as { afterEach?: (work: () => Promise<void>) => void };
if (typeof afterEach === 'function') afterEach(cleanup);

/**
 * Mounts a subsystem in a test as the portal does: `bootstrap`, then `mount` into an element of the document, with a
 * fake portal. Import the life cycles from a file that does not call `startSubsystem`, which would mount them twice.
 *
 * @param lifecycles - What `defineSubsystem` returns.
 * @param options - The inner address to open, and the portal's state, replies and answers.
 * @returns The mounted subsystem. Rejects, and leaves nothing in the document, if `bootstrap` or `mount` fails.
 * @example
 * const { portal, navigate } = await renderSubsystem(lifecycles, { address: '/orders', state: { locale: 'en-US' } });
 * await navigate('/orders/42');
 * expect(portal.calls).toContainEqual({ name: 'setTitle', title: 'Order 42' });
 */
export async function renderSubsystem(
  lifecycles: SubsystemLifecycles,
  { act = withoutAct, ...options }: RenderOptions = {},
): Promise<RenderedSubsystem> {
  const container = document.createElement('div');
  const popups = document.createElement('div');
  const portal = createFakePortal({ popupContainer: () => popups, toast: () => undefined, ...options });
  const props: SubsystemProps = { portal, container };
  let isMounted = true;

  const run = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    let result: [Result] | undefined;
    await act(async () => {
      result = [await work()];
    });
    return result![0];
  };
  const removeNodes = () => {
    container.remove();
    popups.remove();
  };

  document.body.append(container, popups);
  try {
    await run(async () => {
      await lifecycles.bootstrap(props);
      await lifecycles.mount(props);
    });
  } catch (error) {
    removeNodes();
    throw error;
  }

  const subsystem: RenderedSubsystem = {
    portal,
    container,
    navigate: (inner) => run(() => portal.navigate(inner)),
    setState: (change) => run(() => portal.setState(change)),
    unmount: async () => {
      if (!isMounted) return;
      isMounted = false;
      rendered.delete(subsystem);
      try {
        await run(() => lifecycles.unmount(props));
      } finally {
        removeNodes();
      }
    },
  };
  rendered.add(subsystem);
  return subsystem;
}
