import { createWindowChannel } from '@/utils/createWindowChannel';

/** Channel for messages between the windows of one person. */
export const SESSION_CHANNEL = 'portal.session';

/** Messages between the windows of one browser. */
export type WindowMessage =
  | { type: 'signed-out' }
  | { type: 'signed-in'; person: string }
  /** The session was renewed: the token is in the cookie, valid until `endsAt` if known (R155). */
  | { type: 'renewed'; person: string; endsAt: number | null };

// Without the channel, changes of local storage are the only messages (F55).
const channel = createWindowChannel(SESSION_CHANNEL);

/** Broadcasts to the other windows. */
export const broadcast = (message: WindowMessage): void => channel.post(message);

const isMessage = (data: unknown): data is WindowMessage => {
  const type = (data as WindowMessage | null)?.type;
  return type === 'signed-out' || type === 'signed-in' || type === 'renewed';
};

/** Listens to the other windows. Returns the unsubscribe function. */
export const listenToOtherWindows = (listener: (message: WindowMessage) => void): (() => void) =>
  channel.listen((data) => {
    if (isMessage(data)) listener(data);
  });
