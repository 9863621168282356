import { embeddableUrl } from '../embeddableUrl';

/** Parameters of the embedded page: the language and, if the server sends it, a ticket for the person. */
interface Visit {
  language: 'zh-CN' | 'en-US';
  /**
   * Assumed: the authentication call may return a ticket that identifies the person at the verification service
   * (`verificationTicket`). Never the token, phone or ID number (T1).
   */
  ticket?: unknown;
}

/** Format of a ticket: opaque and short. Anything else is left out. */
const TICKET = /^[\w.~-]{1,512}$/;

/** Address of the embedded page, or null if it may not be embedded. */
export function verificationAddress(page: string, ownOrigin: string, { language, ticket }: Visit): URL | null {
  const address = embeddableUrl(page, ownOrigin);
  if (!address) return null;
  address.searchParams.set('lang', language);
  if (typeof ticket === 'string' && TICKET.test(ticket)) address.searchParams.set('ticket', ticket);
  return address;
}
