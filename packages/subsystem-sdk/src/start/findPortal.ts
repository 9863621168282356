import { REQUIRED_PROTOCOL } from '../protocol.ts';
import type { FrameHello, PortalWelcome } from './wire.ts';

/** How long a frame waits for a busy portal before it runs standalone. */
const WELCOME_WAIT_MS = 10_000;

const isWelcome = (data: unknown): data is PortalWelcome =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'portal:welcome';

/** The portal's welcome and the port to it. */
export interface FoundPortal {
  welcome: PortalWelcome;
  port: MessagePort;
}

/** Whether the parent window has one of the origins, as far as the browser reveals it. */
function mayAnswer(origins: readonly string[] | undefined): boolean {
  const around = window.location.ancestorOrigins?.[0];
  return origins === undefined || around === undefined || origins.includes(around);
}

/**
 * Sends the greeting to the parent window and waits for a portal's welcome.
 *
 * @param portalOrigins - Exact origins that may be the portal; any by default.
 * @param signal - Stops waiting.
 * @returns Null without a response, or without a parent window.
 */
export function findPortal(
  portalOrigins: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<FoundPortal | null> {
  const around = window.parent;
  if (around === window || !mayAnswer(portalOrigins)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const end = (found: FoundPortal | null) => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', onAbort);
      resolve(found);
    };
    const onMessage = ({ source, origin, data, ports }: MessageEvent) => {
      if (source !== around || (portalOrigins && !portalOrigins.includes(origin))) return;
      const [port] = ports;
      if (isWelcome(data) && port) end({ welcome: data, port });
    };
    const onAbort = () => end(null);
    const timer = setTimeout(onAbort, WELCOME_WAIT_MS);
    signal.addEventListener('abort', onAbort);
    window.addEventListener('message', onMessage);

    const hello: FrameHello = { type: 'portal:hello', protocol: REQUIRED_PROTOCOL };
    // The greeting has no secrets. With given origins only they receive it.
    for (const target of portalOrigins ?? ['*']) around.postMessage(hello, target);
  });
}
