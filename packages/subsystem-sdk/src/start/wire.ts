import type { PortalQuestion, PortalState, PortalToast } from '../context.ts';

/**
 * The messages between a frame and the portal. Hello and welcome are posted from window to window, all others
 * over the port that the welcome transfers. No message contains the sign-on token.
 */

/** From the frame to its parent window: nothing secret, because that may be any page. */
export interface FrameHello {
  type: 'portal:hello';
  /** The oldest protocol version that the micro-app works with. */
  protocol: string;
}

/** The portal's response, to the exact origin of the frame, with a `MessagePort`. */
export interface PortalWelcome {
  type: 'portal:welcome';
  protocol: string;
  code: string;
  variant: string | null;
  /** Inner address at which the micro-app starts. */
  address: string;
  /** Absolute URL of the subsystem's first page in the portal, for the links of the micro-app. */
  href: string;
  state: PortalState;
  /**
   * Shortcuts of the portal that work everywhere, each as the keys pressed together (`Mod` is Ctrl or ⌘). A portal before
   * them sends none.
   */
  shortcuts?: readonly (readonly string[])[];
}

/** A key pressed in a frame; `KeyboardEvent` has the same names. */
export interface WireKeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

/** A body that can be posted; what the browser cannot clone is sent as entries. */
export type WireBody =
  | { kind: 'plain'; value: string | ArrayBuffer | Blob }
  | { kind: 'params'; entries: [string, string][] }
  | { kind: 'form'; entries: [string, string | Blob, string?][] };

/** The parts of a request that the portal accepts from a frame. */
export interface WireRequest {
  method?: string;
  headers: [string, string][];
  body?: WireBody;
  cache?: RequestCache;
  redirect?: RequestRedirect;
}

/** A response that can be posted. */
export interface WireResponse {
  status: number;
  statusText: string;
  headers: [string, string][];
  url: string;
  redirected: boolean;
  body: ArrayBuffer | null;
}

/** An error that can be posted. */
export interface WireError {
  name: string;
  message: string;
}

/** What went wrong in the frame, which only its own window knows. */
export interface WireEvent {
  kind: 'error' | 'rejection' | 'policy' | 'long-frame';
  /** Class of the error, or the directive of the policy. */
  name: string;
  /** Text of the error, or the address that the policy refused. */
  message?: string;
  stack?: string;
  /** How long scripts kept the frame busy. */
  ms?: number;
}

/** From the frame, over the port. */
export type FrameMessage =
  | { type: 'mounted' }
  | { type: 'mount-failed'; error: WireError }
  | { type: 'unmounted' }
  /** An uncaught error after the mount, to a portal before 1.2. */
  | { type: 'error'; error: WireError }
  | { type: 'event'; event: WireEvent }
  /** `seen` is the number of the last `navigate` received: the portal recognizes messages that crossed by it. */
  | { type: 'move'; inner: string; isReplaced: boolean; seen: number }
  | { type: 'navigated'; id: number; isAgreed: boolean }
  | { type: 'announce'; protocol: string }
  | { type: 'title'; title: string | null }
  | { type: 'open-subsystem'; code: string; inner?: string }
  | { type: 'open-page'; path: string }
  /** One of the portal's shortcuts, which the focus in the frame keeps from it. */
  | { type: 'shortcut'; press: WireKeyPress }
  | { type: 'unsaved'; hasUnsaved: boolean }
  | { type: 'toast'; message: PortalToast }
  | { type: 'confirm'; id: number; question: PortalQuestion }
  | { type: 'request'; id: number; address: string; request: WireRequest }
  | { type: 'abort'; id: number };

/** From the portal, over the port. */
export type PortalMessage =
  | { type: 'state'; state: PortalState }
  | { type: 'navigate'; id: number; inner: string }
  | { type: 'confirmed'; id: number; isAgreed: boolean }
  | { type: 'response'; id: number; response: WireResponse }
  | { type: 'request-failed'; id: number; error: WireError }
  | { type: 'unmount' };
