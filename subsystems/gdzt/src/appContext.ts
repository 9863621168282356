import { isPlainClick, type PortalContext } from '@portal/subsystem-sdk';
import { h } from './dom';
import type { TicketStore } from './tickets/store';
import type { Words } from './words';

/** Dependencies that every page of this subsystem receives. */
export interface AppContext extends Words {
  readonly portal: PortalContext;
  readonly store: TicketStore;
  readonly canDispatch: boolean;
  /** Navigates to an inner page; asks first when there is unsaved work. */
  go(inner: string, isReplaced?: boolean): void;
  /** Renders the current page again after its data changed. */
  redraw(): void;
}

/** The page on screen. */
export interface View {
  readonly element: HTMLElement;
  /** For the window's title; null for the first page. */
  readonly title: string | null;
  /** Called when the address changes within the page; returns false when the page must be created again. */
  follow(inner: URL): boolean;
  /** Called when the time has advanced. */
  tick(): void;
  /** Whether navigating to `path` would lose work. */
  hasUnsaved(): boolean;
}

/** A link inside the subsystem: it has the portal's address, and a plain click navigates inside. */
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
          if (!isPlainClick(event)) return;
          event.preventDefault();
          context.go(to);
        },
      },
    },
    text,
  );
}
