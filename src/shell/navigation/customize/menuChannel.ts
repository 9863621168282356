/** Windows of one browser notify each other that the navigation has a new order (R103). */
import { sessionStore } from '@/shell/session';
import { loadEntries } from '../loadEntries';

/** Channel on which a window notifies the others of a new navigation order (R103). */
export const MENU_CHANNEL = 'portal.menuOrder';

interface Message {
  person: string;
}

let channel: BroadcastChannel | null | undefined;

// Older browsers lack it; there, other windows get the order on their next reload.
const open = () => (channel ??= typeof BroadcastChannel === 'function' ? new BroadcastChannel(MENU_CHANNEL) : null);

/** Broadcasts to the person's other windows; this one does not receive its own message. */
export function broadcastMenuOrder(): void {
  const { person } = sessionStore.getState();
  if (person) open()?.postMessage({ person } satisfies Message);
}

/** Reloads the order when another window of the same person has saved one. Returns a function that stops it. */
export function followMenuOrder(): () => void {
  const opened = open();
  if (!opened) return () => undefined;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const { phase, person } = sessionStore.getState();
    const isOwn = person !== null && (data as Message | null)?.person === person;
    if (isOwn && phase === 'active') void loadEntries();
  };
  opened.addEventListener('message', onMessage);
  return () => opened.removeEventListener('message', onMessage);
}
