/** Windows of one browser notify each other that the navigation has a new order (R103). */
import { sessionStore } from '@/shell/session';
import { createWindowChannel } from '@/utils/createWindowChannel';
import { loadEntries } from '../loadEntries';

/** Channel on which a window notifies the others of a new navigation order (R103). */
export const MENU_CHANNEL = 'portal.menuOrder';

interface Message {
  person: string;
}

// Without the channel, other windows get the order on their next reload.
const channel = createWindowChannel(MENU_CHANNEL);

/** Broadcasts to the person's other windows. */
export function broadcastMenuOrder(): void {
  const { userKey } = sessionStore.getState();
  if (userKey) channel.post({ person: userKey } satisfies Message);
}

/** Reloads the order when another window of the same person has saved one. Returns a function that stops it. */
export const followMenuOrder = (): (() => void) =>
  channel.listen((data) => {
    const { phase, userKey } = sessionStore.getState();
    const isOwn = userKey !== null && (data as Message | null)?.person === userKey;
    if (isOwn && phase === 'active') void loadEntries();
  });
