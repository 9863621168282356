import { decideAccess, type AccessDecision, type AccessFailure } from '@/domain/access';
import { text } from '@/locales/text';
import { verifySubsystemPermission } from '@/services/subsystems';
import { describeError } from '@/shell/feedback';
import { sessionStore } from '@/shell/session';

/**
 * Asks the server whether the person may open a subsystem (R196). Never cached, without the overlay: whoever asks
 * shows the waiting in its own place. Rejects only when `signal` is aborted; every other trouble is a decision.
 */
export async function verifyAccess(
  systemCode: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<AccessDecision> {
  try {
    const telephone = sessionStore.getState().user?.telephone ?? '';
    const answer = await verifySubsystemPermission({ telephone, systemCode }, { signal, overlay: false, quiet: true });
    signal?.throwIfAborted();
    return decideAccess(answer);
  } catch (error) {
    if (signal?.aborted) throw error;
    return { allowed: false, failed: true, error };
  }
}

/** What to tell the person about a check without a verdict: the server's words first (R176, R303). */
export const describeFailure = ({ msg, error }: AccessFailure): string =>
  msg ?? (error === undefined ? text('nav.accessUnreadable') : describeError(error));
