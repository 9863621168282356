import { decideAccess, type AccessDecision, type AccessFailure } from '@/domain/access';
import { translate } from '@/locales/text';
import { verifySubsystemPermission } from '@/services/subsystems';
import { describeError } from '@/shell/feedback';
import { sessionStore } from '@/shell/session';

interface AccessCheck {
  signal?: AbortSignal;
  /** A click waits for the answer: the overlay says so (A42). A pane that opens shows its own loading. */
  isAwaited?: boolean;
}

/**
 * Asks the server whether the person may open a subsystem (R196). Never cached. Rejects only when `signal` is aborted;
 * every other trouble is a decision.
 */
export async function verifyAccess(
  systemCode: string,
  { signal, isAwaited = false }: AccessCheck = {},
): Promise<AccessDecision> {
  try {
    const telephone = sessionStore.getState().user?.telephone ?? '';
    const response = await verifySubsystemPermission(
      { telephone, systemCode },
      { signal, overlay: isAwaited, quiet: true },
    );
    signal?.throwIfAborted();
    return decideAccess(response);
  } catch (error) {
    if (signal?.aborted) throw error;
    return { allowed: false, failed: true, error };
  }
}

/** What to tell the person about a check without a verdict: the server's words first (R176, R303). */
export const describeFailure = ({ msg, error }: AccessFailure): string =>
  msg ?? (error === undefined ? translate('nav.accessUnreadable') : describeError(error));
