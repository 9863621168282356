import type { PortalContext } from './context.ts';
import { compareProtocols, PROTOCOL_VERSION, ProtocolMismatchError } from './protocol.ts';

/** What the portal hands over at mount. */
export interface SubsystemProps {
  /** Everything that the portal offers. */
  portal: PortalContext;
  /** Element into which the micro-app renders. */
  container: HTMLElement;
  [name: string]: unknown;
}

/** What a micro-app declares. */
export interface SubsystemDefinition {
  /**
   * Runs before `mount`, at every opening: after a sleep, a retry or a reload of the pane the script is evaluated
   * anew, so nothing that it keeps in variables is still there.
   */
  bootstrap?(props: SubsystemProps): void | Promise<void>;
  /** Renders into `props.container`. What it starts, `unmount` stops. */
  mount(props: SubsystemProps): void | Promise<void>;
  /** Undoes `mount`; it has three seconds, then the pane is removed without it. */
  unmount(props: SubsystemProps): void | Promise<void>;
}

/** Life cycles in the shape that the portal's loader expects of a script. */
export interface SubsystemLifecycles {
  bootstrap(props: SubsystemProps): Promise<void>;
  mount(props: SubsystemProps): Promise<void>;
  unmount(props: SubsystemProps): Promise<void>;
}

/**
 * Declares a micro-app. The result is what the script has to export, as UMD or IIFE under the name of the build's
 * library; ES modules cannot be loaded.
 *
 * @param definition - Mount and unmount of the micro-app.
 * @returns Life cycles that refuse to mount under a portal of another protocol.
 * @example
 * export const { bootstrap, mount, unmount } = defineSubsystem({
 *   mount: ({ container, portal }) => render(container, portal),
 *   unmount: ({ container }) => container.replaceChildren(),
 * });
 */
export function defineSubsystem(definition: SubsystemDefinition): SubsystemLifecycles {
  return {
    bootstrap: async (props) => definition.bootstrap?.(props),
    mount: async (props) => {
      const portal: unknown = props.portal?.protocol;
      // A portal of protocol 1.0 does not know the word: then only this side compares.
      if (typeof props.portal?.announce === 'function') props.portal.announce(PROTOCOL_VERSION);
      const verdict = compareProtocols(portal, PROTOCOL_VERSION);
      if (verdict !== 'compatible') throw new ProtocolMismatchError(verdict, portal, PROTOCOL_VERSION);
      await definition.mount(props);
    },
    unmount: async (props) => definition.unmount(props),
  };
}
