import type { PortalQuestion, PortalState, PortalToast } from '../context.ts';

/**
 * What a frame and the portal say to each other. The hello and the welcome go from window to window, everything after
 * them over the port that the welcome carries. No message ever holds the sign-on token.
 */

/** From the frame to the window around it: nothing secret, because anybody may stand there. */
export interface FrameHello {
  type: 'portal:hello';
  /** Protocol that the micro-app was built with. */
  protocol: string;
}

/** The portal's answer, to the exact origin of the frame; it carries a `MessagePort`. */
export interface PortalWelcome {
  type: 'portal:welcome';
  protocol: string;
  code: string;
  variant: string | null;
  /** Inner address at which the micro-app starts. */
  address: string;
  /** Absolute address of the subsystem's first page in the portal, for the links of the micro-app. */
  href: string;
  state: PortalState;
}

/** A body as it can travel: what the browser cannot copy goes as its entries. */
export type WireBody =
  | { kind: 'plain'; value: string | ArrayBuffer | Blob }
  | { kind: 'params'; entries: [string, string][] }
  | { kind: 'form'; entries: [string, string | Blob, string?][] };

/** The parts of a request that the portal takes from a frame. */
export interface WireRequest {
  method?: string;
  headers: [string, string][];
  body?: WireBody;
  cache?: RequestCache;
  redirect?: RequestRedirect;
}

/** An answer as it travels. */
export interface WireResponse {
  status: number;
  statusText: string;
  headers: [string, string][];
  url: string;
  redirected: boolean;
  body: ArrayBuffer | null;
}

/** An error as it travels. */
export interface WireError {
  name: string;
  message: string;
}

/** From the frame, over the port. */
export type FrameMessage =
  | { type: 'mounted' }
  | { type: 'mount-failed'; error: WireError }
  | { type: 'unmounted' }
  /** Something failed after the mount, and nobody caught it. */
  | { type: 'error'; error: WireError }
  /** `seen` is the number of the last `navigate` that came before: an older move crossed it on the way. */
  | { type: 'move'; inner: string; isReplaced: boolean; seen: number }
  | { type: 'navigated'; id: number; isAgreed: boolean }
  | { type: 'announce'; protocol: string }
  | { type: 'title'; title: string | null }
  | { type: 'open-subsystem'; code: string; inner?: string }
  | { type: 'open-page'; path: string }
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
