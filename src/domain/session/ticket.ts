/**
 * The login ticket (A20): Base64 of `<bipNum>,<source>,<bound>`. Never throws: an unreadable ticket counts as bound,
 * because a broken one must not start a binding (T25).
 */
export type Binding = 'bound' | 'unbound';

export interface LoginTicket {
  binding: Binding;
  /** Account number at the provider; required to create or bind an account. */
  bipNum: string | null;
  /** False only for a ticket that is present and does not decode. */
  isReadable: boolean;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const LONGEST_TICKET = 4096;

const decodeTriple = (ticket: string): [string, string, string] | null => {
  if (ticket.length > LONGEST_TICKET || !BASE64.test(ticket)) return null;
  try {
    const bytes = [...atob(ticket)].map((char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`);
    const parts = decodeURIComponent(bytes.join('')).split(',');
    const [bipNum, source, bound] = parts;
    return parts.length === 3 && bipNum !== undefined && source !== undefined && bound !== undefined
      ? [bipNum, source, bound]
      : null;
  } catch {
    return null;
  }
};

/** Decodes and splits a ticket; unbound only when its second item is 'bip' and its third 'false' (R156). */
export function parseTicket(ticket: unknown): LoginTicket {
  if (ticket === undefined || ticket === null || ticket === '')
    return { binding: 'bound', bipNum: null, isReadable: true };
  const triple = typeof ticket === 'string' ? decodeTriple(ticket) : null;
  if (!triple) return { binding: 'bound', bipNum: null, isReadable: false };
  const [bipNum, source, bound] = triple;
  return {
    binding: source === 'bip' && bound === 'false' ? 'unbound' : 'bound',
    bipNum: bipNum || null,
    isReadable: true,
  };
}
