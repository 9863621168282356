/** Channel for messages between the windows of one person. */
export const SESSION_CHANNEL = 'portal.session';

/** Messages between the windows of one browser. */
export type WindowMessage =
  | { type: 'signed-out' }
  | { type: 'signed-in'; person: string }
  /** The session was renewed: the token is in the cookie, valid until `endsAt` if known (R155). */
  | { type: 'renewed'; person: string; endsAt: number | null };

let channel: BroadcastChannel | null | undefined;

// Older browsers lack it; there, changes of local storage are the only messages (F55).
const open = () => (channel ??= typeof BroadcastChannel === 'function' ? new BroadcastChannel(SESSION_CHANNEL) : null);

/** Broadcasts to the other windows; this one does not receive its own message. */
export const broadcast = (message: WindowMessage): void => open()?.postMessage(message);

const isMessage = (data: unknown): data is WindowMessage => {
  const type = (data as WindowMessage | null)?.type;
  return type === 'signed-out' || type === 'signed-in' || type === 'renewed';
};

/** Listens to the other windows. Returns the unsubscribe function. */
export function listenToOtherWindows(listener: (message: WindowMessage) => void): () => void {
  const opened = open();
  if (!opened) return () => undefined;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) listener(data);
  };
  opened.addEventListener('message', onMessage);
  return () => opened.removeEventListener('message', onMessage);
}
