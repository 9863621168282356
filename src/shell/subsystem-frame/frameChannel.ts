import type {
  FrameMessage,
  PortalContext,
  PortalMessage,
  WireError,
  WireEvent,
  WireKeyPress,
} from '@portal/subsystem-sdk';
import { readFrameMessage } from './frameMessage';
import { serializeResponse, deserializeRequest } from './frameRequest';
import { createRateLimiter } from './createRateLimiter';

/** Called with the messages of the frame. */
export interface FrameCallbacks {
  onMounted(): void;
  onMountFailed(error: WireError): void;
  onUnmounted(): void;
  /** Something went wrong in the frame after the mount. */
  onEvent(event: WireEvent): void;
  /** A shortcut of the portal was pressed in the frame. */
  onShortcut(press: WireKeyPress): void;
  /** The document in the frame is gone. */
  onClosed(): void;
}

/** The message channel to one document in a frame. */
export interface FrameChannel {
  /** Requests the micro-app to unmount. */
  unmount(): void;
  close(): void;
}

/** Response to a request over the rate limit: its sender waits for a response. */
const rateLimitError: WireError = { name: 'FloodError', message: 'Too many messages a second' };

/** Response to a request with, for example, an address of more than 4 000 characters. */
const malformedError: WireError = {
  name: 'TypeError',
  message: 'The request is not one of the contract, or longer than the portal accepts from a frame',
};

/** Messages exempt from the rate limit: without one of them the portal would be out of sync. */
const ESSENTIAL: ReadonlySet<FrameMessage['type']> = new Set([
  'mounted',
  'mount-failed',
  'unmounted',
  'unsaved',
  'navigated',
  'abort',
]);

const errorOf = (error: unknown): WireError => {
  const { name, message } = error as Partial<WireError>;
  return { name: String(name ?? 'Error').slice(0, 60), message: String(message ?? error).slice(0, 300) };
};

/**
 * Serves the bridge over a port: requests of the frame go to the same context that a sandboxed micro-app gets, with its
 * checks; changes are posted to the frame. The token is never sent; messages outside of the contract are dropped.
 */
export function openFrameChannel(port: MessagePort, context: PortalContext, callbacks: FrameCallbacks): FrameChannel {
  const { navigation } = context;
  const rateLimiter = createRateLimiter(context.code);
  const requests = new Map<number, AbortController>();
  const questions = new Map<number, (isAgreed: boolean) => void>();
  let lastMove = 0;
  let isClosed = false;

  const post = (message: PortalMessage, transfer: Transferable[] = []) => {
    if (!isClosed) port.postMessage(message, transfer);
  };

  const request = async ({ id, address, request: asked }: Extract<FrameMessage, { type: 'request' }>) => {
    if (requests.has(id)) return;
    const abort = new AbortController();
    requests.set(id, abort);
    try {
      const answer = await context.request(address, deserializeRequest(asked, abort.signal));
      const response = await serializeResponse(answer);
      post({ type: 'response', id, response }, response.body ? [response.body] : []);
    } catch (error) {
      post({ type: 'request-failed', id, error: errorOf(error) });
    } finally {
      requests.delete(id);
    }
  };

  const dispatch = (message: FrameMessage): void => {
    switch (message.type) {
      case 'mounted':
        return callbacks.onMounted();
      case 'mount-failed':
        return callbacks.onMountFailed(message.error);
      case 'unmounted':
        return callbacks.onUnmounted();
      case 'error':
        return callbacks.onEvent({ kind: 'error', ...message.error });
      case 'event':
        return callbacks.onEvent(message.event);
      case 'move':
        // The portal navigated elsewhere meanwhile: its navigation wins.
        if (message.seen < lastMove) return;
        return message.isReplaced ? navigation.replace(message.inner) : navigation.push(message.inner);
      case 'navigated':
        questions.get(message.id)?.(message.isAgreed);
        return void questions.delete(message.id);
      case 'announce':
        return void context.announce(message.protocol);
      case 'title':
        return navigation.setTitle(message.title);
      case 'open-subsystem':
        return navigation.openSubsystem(message.code, message.inner);
      case 'open-page':
        return navigation.openPage(message.path);
      case 'shortcut':
        return callbacks.onShortcut(message.press);
      case 'unsaved':
        return context.reportUnsaved(message.hasUnsaved);
      case 'toast':
        return context.toast(message.message);
      case 'confirm': {
        const { id, question } = message;
        return void context.confirm(question).then((isAgreed) => post({ type: 'confirmed', id, isAgreed }));
      }
      case 'request':
        return void request(message);
      case 'abort':
        return requests.get(message.id)?.abort();
    }
  };

  /** A frame waits for the answers to these two for as long as it takes. */
  const refuseMalformed = (data: unknown) => {
    rateLimiter.reportMalformed();
    const { type, id } = (data ?? {}) as { type?: unknown; id?: unknown };
    if (!Number.isSafeInteger(id)) return;
    if (type === 'request') post({ type: 'request-failed', id: id as number, error: malformedError });
    if (type === 'confirm') post({ type: 'confirmed', id: id as number, isAgreed: false });
  };

  port.onmessage = ({ data }) => {
    if (isClosed) return;
    const isWithinLimit = rateLimiter.tryAcquire();
    const type = (data as { type?: FrameMessage['type'] } | null)?.type;
    // Over the limit only these are parsed: essential messages, and requests whose sender waits for a response.
    if (!isWithinLimit && type !== 'request' && type !== 'confirm' && !(type && ESSENTIAL.has(type))) return;
    const message = readFrameMessage(data);
    if (!message) return refuseMalformed(data);
    if (!isWithinLimit && message.type === 'request')
      return post({ type: 'request-failed', id: message.id, error: rateLimitError });
    if (!isWithinLimit && message.type === 'confirm')
      return post({ type: 'confirmed', id: message.id, isAgreed: false });
    try {
      dispatch(message);
    } catch (error) {
      // The contract rejects it, such as an address outside of the portal.
      console.warn(`[portal] ${context.code} asked for what it may not have:`, error);
    }
  };
  port.addEventListener('close', () => {
    if (!isClosed) callbacks.onClosed();
  });

  const stops = [
    context.subscribe((state) => post({ type: 'state', state })),
    navigation.onNavigate((inner) => {
      lastMove += 1;
      const id = lastMove;
      post({ type: 'navigate', id, inner });
      return new Promise((resolve) => questions.set(id, resolve));
    }),
  ];

  return {
    unmount: () => post({ type: 'unmount' }),
    close: () => {
      if (isClosed) return;
      isClosed = true;
      stops.forEach((stop) => stop());
      for (const abort of requests.values()) abort.abort();
      for (const resolve of questions.values()) resolve(true);
      questions.clear();
      port.close();
    },
  };
}
