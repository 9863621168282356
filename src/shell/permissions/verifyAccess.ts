import { ACCESS_DECISION_TTL_MS, decideAccess, type AccessDecision, type AccessFailure } from '@/domain/access';
import { translate } from '@/locales/text';
import { verifySubsystemPermission } from '@/services/subsystems';
import { describeError } from '@/shell/feedback';
import { readToken, sessionStore, type Identified } from '@/shell/session';

interface AccessCheck {
  signal?: AbortSignal;
  /** A click waits for the result behind the overlay (A42). A pane that opens shows its own loading state. */
  isAwaited?: boolean;
}

async function ask(
  systemCode: string,
  telephone: string,
  { signal, isAwaited = false }: AccessCheck,
): Promise<AccessDecision> {
  try {
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

/**
 * Asks the server whether the user may open a subsystem (R196). Never cached, but for the check that the start of the
 * session has sent ahead. Rejects only when `signal` is aborted; every other failure resolves to a decision.
 */
export async function verifyAccess(systemCode: string, check: AccessCheck = {}): Promise<AccessDecision> {
  const sentAhead = check.isAwaited ? null : takeEarlyDecision(systemCode);
  if (sentAhead) {
    const decision = await sentAhead;
    check.signal?.throwIfAborted();
    // A call that fails is repeated: a network fails most often when a session starts.
    if (decision.allowed || !decision.failed) return decision;
  }
  return ask(systemCode, sessionStore.getState().user?.telephone ?? '', check);
}

/** A check that was sent while the session was starting. */
interface EarlyCheck {
  systemCode: string;
  telephone: string;
  token: string | null;
  sentAt: number;
  decision: Promise<AccessDecision>;
}

let early: EarlyCheck | null = null;

/**
 * Asks before the session has started, for the person whom the server has just named. The next check of this entry uses
 * the decision, once, if the session is this person's and has the same token.
 */
export function verifyAccessAhead(systemCode: string, { telephone }: Identified): void {
  const decision = ask(systemCode, telephone, {});
  early = { systemCode, telephone, token: readToken(), sentAt: performance.now(), decision };
}

function takeEarlyDecision(systemCode: string): Promise<AccessDecision> | null {
  const one = early;
  if (one?.systemCode !== systemCode) return null;
  early = null;
  const isSamePerson = one.telephone === sessionStore.getState().user?.telephone && one.token === readToken();
  return isSamePerson && performance.now() - one.sentAt < ACCESS_DECISION_TTL_MS ? one.decision : null;
}

/** Message for a check that failed: the server's message when there is one (R176, R303). */
export const describeFailure = ({ msg, error }: AccessFailure): string =>
  msg ?? (error === undefined ? translate('nav.accessUnreadable') : describeError(error));
