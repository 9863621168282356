import type { ProtocolVerdict } from './protocol.ts';

/**
 * What a micro-app receives from the portal. Everything here is read-only for the micro-app and never holds the
 * sign-on token: `request` signs in on its behalf.
 */

/** The languages of the portal. */
export type PortalLocale = 'en-US' | 'zh-CN';

/** The signed-in user. */
export interface PortalUser {
  readonly userName: string;
  readonly telephone: string;
  readonly jobNumber: string;
  /** 1 male, 0 female, anything else neutral. */
  readonly sex: number | null;
  /** Identity verification: 4 under review, 5 to be verified, anything else neither. */
  readonly identityState: number;
}

/** Permission data of one subsystem, as its server returned it. */
export interface PermissionResponse {
  /** `'1'` is success. */
  readonly status: string;
  /** The server's data; its shape is known to the subsystem only. */
  readonly data: unknown;
}

/** Dictionaries of the portal: the values that its codes stand for. */
export interface PortalDictionary {
  /** Codes of the loaded dictionaries. */
  readonly fieldSelected: readonly string[];
  /** Items by dictionary code, as the server sends them. */
  readonly dictMap: Readonly<Record<string, readonly unknown[]>>;
}

/** The user's permissions; updated together with the portal's own copy. */
export interface PortalPermissions {
  /** Permission codes of the user. */
  readonly powerCodes: readonly string[];
  /** Tree of the menus that the user may see, as the server sends it. */
  readonly menus: readonly unknown[];
  /** Permission data of the housekeeper; null until a subsystem that needs it is opened. */
  readonly housekeeper: PermissionResponse | null;
}

/** The portal's theme, as plain values for style sheets and component libraries. */
export interface PortalTheme {
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly line: string;
  /** Borders of fields and buttons. */
  readonly lineStrong: string;
  readonly background: string;
  readonly card: string;
  readonly brand: string;
  /** The brand color on hover and while pressed. */
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
  /**
   * Whether the colors are dark on light, or light on dark. The portal passes `dark` only to a subsystem whose registry
   * entry says `"colorScheme": "light dark"`; absent in portals of protocol 1.2 and before.
   */
  readonly colorScheme?: 'light' | 'dark';
}

/** One immutable snapshot of everything that the portal shares; each change creates a new one. */
export interface PortalState {
  readonly user: PortalUser;
  readonly permissions: PortalPermissions;
  readonly dictionary: PortalDictionary;
  readonly locale: PortalLocale;
  readonly theme: PortalTheme;
  /** Whether the portal hides its own bars. */
  readonly hideBar: boolean;
  /** Whether this subsystem is on screen. Polling and timers should pause while it is not. */
  readonly isVisible: boolean;
}

/** Result of a navigation listener: `false` blocks the navigation; a promise may ask the user first. */
export type NavigationAnswer = void | boolean | Promise<void | boolean>;

/** Navigation inside the subsystem and across the portal. Addresses are paths such as `/orders/42?tab=log`. */
export interface PortalNavigation {
  /** Returns the current inner address, as the portal knows it. */
  current(): string;
  /**
   * Navigates to an inner page; the portal adds it to the browser's history.
   *
   * @param inner - Address inside the subsystem, with a leading slash.
   */
  push(inner: string): void;
  /** Like `push`, but replaces the current history entry. */
  replace(inner: string): void;
  /**
   * Returns the URL of an inner page, for the `href` of a link, so that it can be copied and opened in a new window:
   * a path in the sandbox, with the portal's origin in a frame. It hides the portal's bars when they are hidden now
   * (R058). The micro-app handles plain clicks itself: prevent the default and call `push`. Not suitable as the base of
   * a router with the browser's history, because it may have a query. A connected router needs no base.
   *
   * @param inner - Address inside the subsystem, with a leading slash.
   * @example `<a href={portal.navigation.hrefOf('/orders/42')}>` links to `/mgr/orders/42`
   */
  hrefOf(inner: string): string;
  /**
   * Subscribes to navigations from outside: the browser's back and forward, and links into the subsystem.
   * Not needed by a Umi slave, whose own history follows the portal.
   *
   * @param listener - Called with the inner address. When it returns `false`, or a promise of it, the micro-app and
   * the address bar stay where they are: use this to ask about unsaved work.
   * @returns The unsubscribe function.
   */
  onNavigate(listener: (inner: string) => NavigationAnswer): () => void;
  /**
   * Sets the inner page's part of the window title while the subsystem is on screen; null removes it.
   *
   * @param title - Text without the name of the subsystem, such as `Order 42`; cut after 100 characters.
   */
  setTitle(title: string | null): void;
  /**
   * Opens another subsystem.
   *
   * @param code - Its code in the portal's registry.
   * @param inner - Inner page. Without it, or with `/`, this does what a click on the navigation entry does: it
   * returns to the last page if the subsystem is still open, otherwise to the first page. Ignored while this
   * subsystem is not on screen.
   * @throws TypeError when the code is not one of a subsystem.
   */
  openSubsystem(code: string, inner?: string): void;
  /**
   * Opens a page of the portal itself, such as `/mainApp/noticeList`. Addresses of other origins are refused. Ignored
   * while this subsystem is not on screen.
   *
   * @throws TypeError when the address is not a path of the portal.
   */
  openPage(path: string): void;
}

/** A toast. */
export interface PortalToast {
  type: 'success' | 'warning' | 'info' | 'error';
  text: string;
}

/** A confirm dialog of the portal. */
export interface PortalQuestion {
  title: string;
  content: string;
  okText?: string;
  cancelText?: string;
  /** Marks the confirm button as destructive. */
  danger?: boolean;
}

/** The API that the portal offers to a micro-app. */
export interface PortalContext {
  /** Protocol version that the portal speaks, as `major.minor`. */
  readonly protocol: string;
  /** Code of this subsystem in the registry. */
  readonly code: string;
  /**
   * Distinguishes panes of one subsystem, such as the `source` of `/byd?source=workorder`; null for subsystems that
   * have a single pane.
   */
  readonly variant: string | null;
  /**
   * Tells the portal which protocol the micro-app was built with; `defineSubsystem` calls it at mount.
   *
   * @param protocol - Version as `major.minor`.
   * @returns Whether the two versions are compatible.
   */
  announce(protocol: string): ProtocolVerdict;
  /** Returns the current snapshot. */
  getState(): PortalState;
  /**
   * Subscribes to new snapshots: language, permissions, theme, visibility …
   *
   * @returns The unsubscribe function.
   */
  subscribe(listener: (state: PortalState, previous: PortalState) => void): () => void;
  /**
   * An authenticated `fetch`: the sign-on token is added for the API hosts in the portal's configuration, and for
   * no other address. Only calls listed in this subsystem's registry entry (`calls`) are sent there; any other
   * one is rejected with an error whose `name` is `CallNotListedError`, and all of them with a
   * `SubsystemDisabledError` while the registry disables the subsystem. Redirects of an authenticated request are
   * rejected, and cookies are never sent. Calls of the session itself (a new token, the user info with its login
   * ticket) are rejected with a TypeError, and no response has the token in a header: the signed-in user is in
   * `getState().user`.
   *
   * From a frame, an address has at most 4 000 characters and a request at most 100 headers of 8 000 characters each;
   * a longer one is rejected with a TypeError.
   *
   * @param address - Absolute address, or a path of the portal.
   * @returns The response as received; the micro-app parses its envelope.
   * @example
   * const response = await portal.request(`${base}/visits/list`, { method: 'POST', body: JSON.stringify(query) });
   */
  request(address: string, init?: RequestInit): Promise<Response>;
  readonly navigation: PortalNavigation;
  /**
   * Reports whether there is unsaved work. The portal asks before it closes such a subsystem and never
   * suspends it.
   */
  reportUnsaved(hasUnsaved: boolean): void;
  /**
   * Shows a toast, cut after 200 characters. It is left out before the user has opened the subsystem, after its
   * unmount, and beyond three within two seconds.
   */
  toast(message: PortalToast): void;
  /**
   * Asks in a dialog of the portal; resolves to true when the user confirms. Resolves to false at once while the
   * subsystem is not on screen or another question of its own is open, and when it is hidden before the answer. The title
   * is cut after 100 characters, the content after 500, each button after 20.
   */
  confirm(question: PortalQuestion): Promise<boolean>;
  /**
   * Returns the element for pop-ups: inside the subsystem's own pane, so that they are hidden and removed with it.
   * Pass it to the component library, for example to antd's `getPopupContainer`.
   */
  popupContainer(): HTMLElement;
}
