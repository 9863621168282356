import { FRAME_MESSAGES_PER_SECOND } from '@/constants/subsystems';

/** Keeps a frame from drowning the shell in messages. */
export interface Gate {
  /** Whether one more message is heard. */
  mayPass(): boolean;
  /** Something came that is no message of the contract. */
  refuse(): void;
}

/** Makes the gate of one line; it warns once of a flood and once of what cannot be read. */
export function createGate(name: string): Gate {
  let second = 0;
  let count = 0;
  const warned = new Set<string>();
  const warn = (text: string) => {
    if (warned.has(text)) return;
    warned.add(text);
    console.warn(`[portal] ${name} ${text}`);
  };
  return {
    mayPass: () => {
      const now = Math.floor(Date.now() / 1_000);
      if (now !== second) [second, count] = [now, 0];
      count += 1;
      if (count <= FRAME_MESSAGES_PER_SECOND) return true;
      warn(`sends more than ${FRAME_MESSAGES_PER_SECOND} messages a second: what is more is dropped or refused.`);
      return false;
    },
    refuse: () => warn('said something that is no message of the contract; it was dropped.'),
  };
}
