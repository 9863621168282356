import { createRateLimit } from '@/utils/createRateLimit';

/** Maximum number of messages accepted from one frame per second. */
export const FRAME_MESSAGES_PER_SECOND = 200;

/** Limits the messages that a frame may send per second. */
export interface RateLimiter {
  /** Counts a message; false when it exceeds the limit. */
  tryAcquire(): boolean;
  /** Warns about a message that is not part of the contract. */
  reportMalformed(): void;
}

/** Creates the rate limiter of one channel. Warns once about a flood and once about malformed messages. */
export function createRateLimiter(name: string): RateLimiter {
  const isWithinLimit = createRateLimit(FRAME_MESSAGES_PER_SECOND, 1_000);
  const warned = new Set<string>();
  const warn = (text: string) => {
    if (warned.has(text)) return;
    warned.add(text);
    console.warn(`[portal] ${name} ${text}`);
  };
  return {
    tryAcquire: () => {
      if (isWithinLimit()) return true;
      warn(`sends more than ${FRAME_MESSAGES_PER_SECOND} messages a second: what is more is dropped or refused.`);
      return false;
    },
    reportMalformed: () => warn('said something that is no message of the contract; it was dropped.'),
  };
}
