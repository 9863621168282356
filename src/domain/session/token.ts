/**
 * Reads the sign-on token from an address. Refuses values that could change the meaning of a cookie or exceed its
 * size limit (T2).
 */
const WELL_FORMED = /^[\w.~+/=-]{8,2048}$/;
const COOKIE_LIMIT_BYTES = 4096;
const NAME = 'ssoToken';

/** Whether a value may be stored and sent as a token. */
export const isWellFormedToken = (value: unknown): value is string =>
  typeof value === 'string' &&
  WELL_FORMED.test(value) &&
  `${NAME}=${encodeURIComponent(value)}`.length <= COOKIE_LIMIT_BYTES;

const decode = (value: string): string | null => {
  try {
    // Not URLSearchParams: it decodes a plus, which tokens may contain, as a space.
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};

export interface TokenInAddress {
  /** The address has a token parameter, well-formed or not: remove it. */
  isPresent: boolean;
  /** The last well-formed value in the query; a token in the hash is ignored. */
  token: string | null;
}

/** Finds the token in the query (and its name in the hash) of an address. */
export function findToken(search: string, hash: string): TokenInAddress {
  let isPresent = /\bssoToken=/.test(hash);
  let token: string | null = null;
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    if (name !== NAME) continue;
    isPresent = true;
    const value = equals < 0 ? null : decode(pair.slice(equals + 1));
    if (isWellFormedToken(value)) token = value;
  }
  return { isPresent, token };
}
