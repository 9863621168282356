import { translate, type TextKey } from '@/locales/text';
import { RequestError } from '@/services/http';
import { copyText } from '@/utils/copyText';
import { createEmitter } from '@/utils/createEmitter';
import { describeError } from './describeError';
import { toast } from './toastStore';

/** The same failure reported again within this time shares one message (F24). */
const FAILURE_MERGE_MS = 1000;

const lastShown = new Map<string, number>();

const failures = createEmitter<unknown>('onFailureReported');

/** Calls the listener with every reported failure, merged or not. Returns the unsubscribe function. */
export const onFailureReported = failures.subscribe;

/** Reports a failure once: calls that fail for one cause within a second share a message (F24). */
export function reportFailure(error: unknown, fallback?: TextKey): void {
  void failures.emit(error);
  const message = describeError(error, fallback);
  if (!message) return;
  const now = Date.now();
  for (const [known, time] of lastShown) if (Math.abs(now - time) >= FAILURE_MERGE_MS) lastShown.delete(known);
  if (lastShown.has(message)) return;
  lastShown.set(message, now);
  const requestId = error instanceof RequestError ? error.requestId : undefined;
  toast.show({
    type: 'error',
    text: message,
    action: requestId
      ? { label: translate('feedback.copyRequestId'), onClick: () => void copyText(requestId) }
      : undefined,
  });
}
