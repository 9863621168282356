import type { PortalContext } from './context.ts';
import { compareProtocols, ProtocolMismatchError, REQUIRED_PROTOCOL } from './protocol.ts';
import { markTextLanguage } from './textLanguage.ts';
import { startViewRestoration } from './viewRestoration.ts';

/** The props of every life cycle. */
export interface SubsystemProps {
  /** The portal's API. */
  portal: PortalContext;
  /** Element into which the micro-app renders. */
  container: HTMLElement;
  [name: string]: unknown;
}

/** Undoes a mount; after three seconds the portal removes the container anyway. */
export type Unmount = () => void | Promise<void>;

interface WithBootstrap {
  /**
   * Runs before `mount`, at every opening: after suspension, a retry or a reload of the pane the script is evaluated
   * again, so module variables do not keep their values.
   */
  bootstrap?(props: SubsystemProps): void | Promise<void>;
}

interface WithReturnedUnmount extends WithBootstrap {
  /** Renders into `props.container` and returns the function that undoes it. */
  mount(props: SubsystemProps): Unmount | Promise<Unmount>;
  unmount?(props: SubsystemProps): void | Promise<void>;
}

interface WithUnmount extends WithBootstrap {
  /** Renders into `props.container`. */
  mount(props: SubsystemProps): void | Unmount | Promise<void | Unmount>;
  /** Undoes `mount`; after three seconds the portal removes the container anyway. */
  unmount(props: SubsystemProps): void | Promise<void>;
}

/** Definition of a micro-app: `mount`, and either `unmount` or a function returned by `mount`. */
export type SubsystemDefinition = WithReturnedUnmount | WithUnmount;

/** Life cycles in the form that the portal's loader expects from a script. */
export interface SubsystemLifecycles {
  bootstrap(props: SubsystemProps): Promise<void>;
  mount(props: SubsystemProps): Promise<void>;
  unmount(props: SubsystemProps): Promise<void>;
}

/** What ends with a mount. */
interface Mounted {
  /** Stops what the package does by itself. */
  release(): void;
  undo?: Unmount;
}

/**
 * Declares a micro-app. Its script exports the result, as UMD or IIFE under the name of the build's library; the
 * sandbox cannot load ES modules. While it is mounted, `markTextLanguage` marks its Chinese text in the English portal,
 * and `startViewRestoration` restores a list to which the user returns.
 *
 * @param definition - Mount and unmount of the micro-app.
 * @returns Life cycles whose `mount` rejects when the portal's protocol is not compatible.
 * @example
 * export const { bootstrap, mount, unmount } = defineSubsystem({
 *   mount: ({ container, portal }) => {
 *     const app = render(container, portal);
 *     return () => app.destroy();
 *   },
 * });
 */
export function defineSubsystem(definition: SubsystemDefinition): SubsystemLifecycles {
  // By container: one script may be mounted in several panes.
  const mounted = new WeakMap<HTMLElement, Mounted>();
  return {
    bootstrap: async (props) => definition.bootstrap?.(props),
    mount: async (props) => {
      const portal: unknown = props.portal?.protocol;
      // A portal of protocol 1.0 has no `announce`: only this side compares then.
      if (typeof props.portal?.announce === 'function') props.portal.announce(REQUIRED_PROTOCOL);
      const verdict = compareProtocols(portal, REQUIRED_PROTOCOL);
      if (verdict !== 'compatible') throw new ProtocolMismatchError(verdict, portal, REQUIRED_PROTOCOL);
      const stops = [
        markTextLanguage(props.portal, props.container),
        startViewRestoration(props.portal, props.container),
      ];
      const own: Mounted = { release: () => stops.forEach((stop) => stop()) };
      mounted.set(props.container, own);
      try {
        const undo = await definition.mount(props);
        if (typeof undo !== 'function') return;
        // Unmounted meanwhile: no later unmount calls it.
        if (mounted.get(props.container) !== own) await undo();
        else own.undo = undo;
      } catch (error) {
        own.release();
        throw error;
      }
    },
    unmount: async (props) => {
      const own = mounted.get(props.container);
      mounted.delete(props.container);
      own?.release();
      await definition.unmount?.(props);
      await own?.undo?.();
    },
  };
}
