import { compareProtocols, PROTOCOL_VERSION, type PortalWelcome, type WireError } from '@portal/subsystem-sdk';
import { SubsystemError, type PaneFailure } from '@/domain/subsystem/failure';
import { addressBeside } from '@/domain/tab';
import { isSharedShortcut, sharedShortcuts } from '@/shell/actions';
import type { Leftovers, RunningApp, RunOptions } from '@/shell/subsystem-host';
import { navigateFrame } from '@/utils/safeRedirect';
import { checkReachable } from './checkReachable';
import { openFrameChannel, type FrameChannel } from './frameChannel';
import { addressBelow, createFrame } from './frameElement';
import { reportFrameEvent } from './frameEvents';
import { readHello } from './frameMessage';
import { watchFrameInput } from './watchFrameInput';

/** Maximum time for a loaded frame to send hello; then it is not treated as a subsystem. */
export const FRAME_HELLO_TIMEOUT_MS = 10_000;

/** Leftovers of a frame: none, because its document is removed. */
const NOTHING_LEFT: Leftovers = { listeners: 0, timers: 0, observers: 0, nodes: 0, globals: 0, builtIns: 0 };

const failureOfMount = ({ name, message }: WireError): PaneFailure => ({
  kind: name === 'ProtocolMismatchError' ? 'protocol' : 'mount-error',
  detail: message,
});

/**
 * Shows a subsystem in a frame of another origin. A hello is accepted only from this window and exact origin; the reply
 * goes to that origin alone and transfers the port for all further messages. A foreign page (`bridge: 'none'`) sends no
 * hello: it counts as mounted when it has loaded.
 */
export function runFrame(options: RunOptions): RunningApp {
  const { subsystem, container, context, start, signal, onPhase, onInput, onRuntimeError, onLost } = options;
  const { origin } = new URL(subsystem.entry);
  const hasBridge = subsystem.bridge !== 'none';
  const address = hasBridge ? subsystem.entry : addressBelow(subsystem.entry, start);
  const frame = createFrame(subsystem, address, context.getState().locale);
  const inputWatch = hasBridge ? null : watchFrameInput(frame, onInput);

  let channel: FrameChannel | null = null;
  let isMounted = false;
  let isStopped = false;
  /** State of the document in the frame: hello and load come in either order. */
  let isGreeted = false;
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone: () => void = () => undefined;
  let settle!: { resolve(): void; reject(error: unknown): void };
  const mounted = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  mounted.catch(() => undefined);

  const fail = (failure: PaneFailure) => {
    if (isStopped) return;
    const error = new SubsystemError(failure);
    if (isMounted) onLost(error);
    else settle.reject(error);
  };
  const arrive = () => {
    if (isMounted || isStopped) return;
    isMounted = true;
    onPhase('mount');
    settle.resolve();
  };
  const expectHello = () => {
    clearTimeout(timer);
    timer = setTimeout(() => fail({ kind: 'not-an-app', address: subsystem.entry }), FRAME_HELLO_TIMEOUT_MS);
  };

  const welcome = (protocol: string) => {
    const verdict = compareProtocols(PROTOCOL_VERSION, protocol);
    if (verdict !== 'compatible') return fail({ kind: 'protocol', detail: `${PROTOCOL_VERSION} / ${protocol}` });
    if (channel) {
      // The document has reloaded: its unsaved work is gone.
      channel.close();
      context.reportUnsaved(false);
      context.navigation.setTitle(null);
    }
    const { port1, port2 } = new MessageChannel();
    channel = openFrameChannel(port1, context, {
      onMounted: arrive,
      onMountFailed: (error) => fail(failureOfMount(error)),
      onUnmounted: () => gone(),
      onEvent: (event) => reportFrameEvent(subsystem.code, event, onRuntimeError),
      onShortcut: (press) => {
        // Only while the user is in the frame: no program may open the portal's dialogs by itself.
        if (document.activeElement === frame && isSharedShortcut(press))
          frame.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }));
      },
      onClosed: () => {
        isGreeted = false;
        isLoaded = false;
        expectHello();
      },
    });
    // The frame gets later changes of the bars as messages and adds them to its links itself (R058).
    const first = addressBeside(context.navigation.hrefOf('/'), '/');
    const message: PortalWelcome = {
      type: 'portal:welcome',
      protocol: PROTOCOL_VERSION,
      code: context.code,
      variant: context.variant,
      address: context.navigation.current(),
      href: new URL(first, window.location.origin).href,
      state: context.getState(),
      shortcuts: sharedShortcuts,
    };
    frame.contentWindow?.postMessage(message, origin, [port2]);
  };

  const onMessage = (event: MessageEvent) => {
    if (!hasBridge || event.source !== frame.contentWindow || event.origin !== origin) return;
    const hello = readHello(event.data);
    if (!hello) return;
    // A second hello comes from a new document, which is still loading.
    if (isGreeted) isLoaded = false;
    isGreeted = true;
    clearTimeout(timer);
    onPhase('evaluate');
    welcome(hello.protocol);
  };

  const reachable = checkReachable(address, signal);
  reachable.catch((error: unknown) => {
    // A frame that has sent hello is reachable, whatever this request reports.
    if (!signal.aborted && !channel && error instanceof SubsystemError) fail(error.failure);
  });
  const onLoad = () => {
    if (!hasBridge) {
      onPhase('evaluate');
      void reachable.then(arrive, () => undefined);
      return;
    }
    // A second load event: a new document, whose hello is still to come.
    if (isLoaded) isGreeted = false;
    isLoaded = true;
    if (!isGreeted) expectHello();
  };

  const stops = [
    context.subscribe(({ locale }) => void (frame.title = subsystem.name[locale])),
    ...(hasBridge
      ? []
      : [context.navigation.onNavigate((inner) => navigateFrame(frame, addressBelow(subsystem.entry, inner)))]),
  ];

  if (origin === window.location.origin) fail({ kind: 'not-permission' });
  else {
    window.addEventListener('message', onMessage);
    frame.addEventListener('load', onLoad);
    container.append(frame);
  }

  return {
    mounted,
    // All changes are posted over the port.
    update: () => undefined,
    setShown: (isShown) => inputWatch?.setShown(isShown),
    stop: async (deadlineMs) => {
      if (isStopped) return NOTHING_LEFT;
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
      frame.removeEventListener('load', onLoad);
      inputWatch?.stop();
      stops.forEach((end) => end());
      if (channel) {
        await new Promise<void>((resolve) => {
          const limit = setTimeout(resolve, deadlineMs);
          gone = () => {
            clearTimeout(limit);
            resolve();
          };
          channel?.unmount();
        });
        channel.close();
      }
      frame.remove();
      return NOTHING_LEFT;
    },
  };
}
