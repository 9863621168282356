/** What the embedded page is told in its address: the language, and whom it is about where the server names that. */
interface Visit {
  language: 'zh-CN' | 'en-US';
  /**
   * Assumed: the authentication call may carry a ticket that stands for the person at the verification service
   * (`verificationTicket`). Never the sign-on token, and neither phone nor ID number (T1).
   */
  ticket?: unknown;
}

/** As tickets are made: opaque and short. Anything else is left out. */
const TICKET = /^[\w.~-]{1,512}$/;

/**
 * The address of the embedded page, or null where it may not be embedded: it has to stand on an origin of its own,
 * because a page of ours would not be held by its frame (T13).
 */
export function verificationAddress(page: string, ownOrigin: string, { language, ticket }: Visit): URL | null {
  let address: URL;
  try {
    address = new URL(page);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(address.protocol) || address.username || address.origin === ownOrigin) return null;
  address.searchParams.set('lang', language);
  if (typeof ticket === 'string' && TICKET.test(ticket)) address.searchParams.set('ticket', ticket);
  return address;
}
