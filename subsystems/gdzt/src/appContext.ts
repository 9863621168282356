import type { PortalContext } from '@portal/subsystem-sdk';
import { h } from './dom';
import type { TicketStore } from './tickets/store';
import type { Words } from './words';

/** Dependencies that every page of this subsystem receives. */
export interface AppContext extends Words {
  readonly portal: PortalContext;
  readonly store: TicketStore;
  readonly canDispatch: boolean;
  /** Goes to an inner page; asks first when the page has unsaved work. */
  go(inner: string, isReplaced?: boolean): void;
  /** Draws the present page anew, after its data changed. */
  redraw(): void;
}

/** One page on screen. */
export interface View {
  readonly element: HTMLElement;
  /** For the window's title; null for the first page. */
  readonly title: string | null;
  /** The address changed, but not the page; `false` when it has to be made anew. */
  follow(inner: URL): boolean;
  /** Time went on. */
  tick(): void;
  /** Whether leaving `path` for another page would lose work. */
  hasUnsaved(): boolean;
}

/** A link inside the subsystem: its address is the portal's, a plain click moves within. */
export function link(
  context: AppContext,
  to: string,
  attributes: Record<string, string | undefined>,
  text: string,
): HTMLElement {
  return h(
    'a',
    {
      ...attributes,
      href: context.portal.navigation.hrefOf(to),
      on: {
        click: (event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          context.go(to);
        },
      },
    },
    text,
  );
}
