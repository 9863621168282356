import { decideAccess, type AccessDecision, type AccessFailure } from '@/domain/access';
import { translate } from '@/locales/text';
import { verifySubsystemPermission } from '@/services/subsystems';
import { describeError } from '@/shell/feedback';
import { sessionStore } from '@/shell/session';

interface AccessCheck {
  signal?: AbortSignal;
  /** A click waits for the result behind the overlay (A42). A pane that opens shows its own loading state. */
  isAwaited?: boolean;
}

/**
 * Asks the server whether the user may open a subsystem (R196). Never cached. Rejects only when `signal` is aborted;
 * every other failure resolves to a decision.
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

/** Message for a check that failed: the server's message when there is one (R176, R303). */
export const describeFailure = ({ msg, error }: AccessFailure): string =>
  msg ?? (error === undefined ? translate('nav.accessUnreadable') : describeError(error));
