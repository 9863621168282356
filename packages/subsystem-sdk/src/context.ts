import type { ProtocolVerdict } from './protocol.ts';

/**
 * What a micro-app receives from the portal. Everything here is read-only for the micro-app and never holds the
 * sign-on token: `request` signs in on its behalf.
 */

/** The languages of the portal. */
export type PortalLocale = 'en-US' | 'zh-CN';

/** The person who is signed in. */
export interface PortalUser {
  readonly userName: string;
  readonly telephone: string;
  readonly jobNumber: string;
  /** 1 male, 0 female, anything else neutral. */
  readonly sex: number | null;
  /** Real-name state: 4 under review, 5 to be verified, anything else neither. */
  readonly identityState: number;
}

/** Permission data of one subsystem as its server answered it. */
export interface PermissionResponse {
  /** `'1'` is success. */
  readonly status: string;
  /** What the server sent; its shape is the business of the subsystem. */
  readonly data: unknown;
}

/** Dictionaries of the portal: the lists of values behind its codes. */
export interface PortalDictionary {
  /** Codes of the dictionaries that are loaded. */
  readonly fieldSelected: readonly string[];
  /** Items by code of their dictionary, as the server sends them. */
  readonly dictMap: Readonly<Record<string, readonly unknown[]>>;
}

/** What the person may do, as fresh as the portal's own copy. */
export interface PortalPermissions {
  /** Permission codes of the person. */
  readonly powerCodes: readonly string[];
  /** Tree of the menus that the person may see, as the server sends it. */
  readonly menus: readonly unknown[];
  /** Permission data of the housekeeper; null until a subsystem that needs it is opened. */
  readonly housekeeper: PermissionResponse | null;
}

/** The look that the portal gives: plain values for style sheets and component libraries. */
export interface PortalTheme {
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly line: string;
  /** Edges of fields and buttons. */
  readonly lineStrong: string;
  readonly background: string;
  readonly card: string;
  readonly brand: string;
  /** The brand where it is pointed at or pressed. */
  readonly brandStrong: string;
  readonly brandWeak: string;
  readonly success: string;
  readonly warning: string;
  readonly danger: string;
  /** Corner radius of cards, controls and tags, in px. */
  readonly radiusCard: number;
  readonly radiusControl: number;
  readonly radiusTag: number;
  readonly fontFamily: string;
}

/** One snapshot of everything that the portal shares. A change makes a new snapshot; none is ever changed. */
export interface PortalState {
  readonly user: PortalUser;
  readonly permissions: PortalPermissions;
  readonly dictionary: PortalDictionary;
  readonly locale: PortalLocale;
  readonly theme: PortalTheme;
  /** The portal is shown without its own bars. */
  readonly hideBar: boolean;
  /** Whether this subsystem is the one on screen. Polling and timers should rest while it is not. */
  readonly isVisible: boolean;
}

/** What a listener says of a move: `false` refuses it; a promise may take its time to ask the person. */
export type NavigationAnswer = void | boolean | Promise<void | boolean>;

/** Moves around, inside the subsystem and across the portal. Addresses are paths such as `/orders/42?tab=log`. */
export interface PortalNavigation {
  /** Inner address at which the subsystem stands, as the portal knows it. */
  current(): string;
  /**
   * Opens an inner page; the portal writes it to the address bar and to the browser's history.
   *
   * @param inner - Address inside the subsystem, with a leading slash.
   */
  push(inner: string): void;
  /** Like `push`, but in place of the present entry of the browser's history. */
  replace(inner: string): void;
  /**
   * Address of an inner page as the browser needs it: for the `href` of a link, so that it can be copied and opened
   * in a new window. It hides the portal's bars when they are hidden at the moment (R058). A plain click on such a
   * link is the micro-app's own business: prevent it and call `push`. It is an address, and no base for a router of the
   * browser's history: it may carry a query. A connected router needs no base.
   *
   * @param inner - Address inside the subsystem, with a leading slash.
   * @example `<a href={portal.navigation.hrefOf('/orders/42')}>` leads to `/mgr/orders/42`
   */
  hrefOf(inner: string): string;
  /**
   * Hears where the person wants to go: back and forward of the browser, and links into the subsystem.
   * A micro-app that is built with Umi as a slave needs none of this: its own history follows by itself.
   *
   * @param listener - Hears the inner address. When it answers `false`, or a promise of it, the micro-app stays where
   * it is, and the address bar with it: the way to ask about unsaved work.
   * @returns A function that ends the subscription.
   */
  onNavigate(listener: (inner: string) => NavigationAnswer): () => void;
  /**
   * Names the inner page for the window's title while the subsystem is on screen; null takes the name away.
   *
   * @param title - Text without the name of the subsystem, such as `Order 42`.
   */
  setTitle(title: string | null): void;
  /**
   * Opens another subsystem.
   *
   * @param code - Its code in the portal's registry.
   * @param inner - Inner page. When it is not given or is `/`, as by a click on its navigation entry: the page that
   * was left, if the subsystem is still open, else the first one.
   */
  openSubsystem(code: string, inner?: string): void;
  /**
   * Opens a page of the portal itself, such as `/mainApp/noticeList`. Addresses of other origins are refused.
   *
   * @throws TypeError when the address is not a path of the portal.
   */
  openPage(path: string): void;
}

/** A message that the portal shows for a moment. */
export interface PortalToast {
  type: 'success' | 'warning' | 'info' | 'error';
  text: string;
}

/** A question that the portal asks in its own dialog. */
export interface PortalQuestion {
  title: string;
  content: string;
  okText?: string;
  cancelText?: string;
  /** The answer 'yes' destroys something. */
  danger?: boolean;
}

/** Everything that the portal offers to a micro-app. */
export interface PortalContext {
  /** Protocol version that the portal speaks, as `major.minor`. */
  readonly protocol: string;
  /** Code of this subsystem in the registry. */
  readonly code: string;
  /**
   * What distinguishes two panes of one subsystem, such as the `source` of `/byd?source=workorder`; null for all that
   * have one pane.
   */
  readonly variant: string | null;
  /**
   * Reports to the portal which protocol the micro-app was built with; `defineSubsystem` does it at mount.
   *
   * @param protocol - Version as `major.minor`.
   * @returns How the two versions fit.
   */
  announce(protocol: string): ProtocolVerdict;
  /** The present snapshot. */
  getState(): PortalState;
  /**
   * Hears each new snapshot: language, permissions, theme, visibility …
   *
   * @returns A function that ends the subscription.
   */
  subscribe(listener: (state: PortalState, previous: PortalState) => void): () => void;
  /**
   * `fetch` that signs in: the sign-on token is added for the API hosts that the portal is configured for, and for
   * no other address. Only the calls that the registry entry of this subsystem lists (`calls`) are sent there; another
   * one is refused with an error whose `name` is `CallNotListedError`, and every one with a
   * `SubsystemDisabledError` while the registry has turned the subsystem off. Redirects of a signed request are refused,
   * and cookies are never sent. Calls of the session itself (a new token, the user info with its login ticket) are
   * refused with a TypeError, and no answer carries the token in a header: who is signed in stands in
   * `getState().user`.
   *
   * @param address - Absolute address, or a path of the portal.
   * @returns The answer as it came; its envelope is the micro-app's to read.
   * @example
   * const answer = await portal.request(`${base}/visits/list`, { method: 'POST', body: JSON.stringify(query) });
   */
  request(address: string, init?: RequestInit): Promise<Response>;
  readonly navigation: PortalNavigation;
  /**
   * Reports whether there is work that would be lost. The portal asks before it closes such a subsystem and never
   * puts it to sleep.
   */
  reportUnsaved(hasUnsaved: boolean): void;
  /** Shows a message of the portal. */
  toast(message: PortalToast): void;
  /** Asks a question in a dialog of the portal; true when the person agreed. */
  confirm(question: PortalQuestion): Promise<boolean>;
  /**
   * Element for pop-ups: inside the subsystem's own pane, so that they are hidden and removed with it. Give it to
   * the component library, for example to antd's `getPopupContainer`.
   */
  popupContainer(): HTMLElement;
}
