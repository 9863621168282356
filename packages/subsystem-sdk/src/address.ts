const BASE = 'http://inner.invalid';

/**
 * One spelling per inner address, as the portal has it: absolute, percent-encoded, without a trailing slash. Two
 * addresses lead to the same page when their spellings are equal.
 */
export function normalizeInner(address: string): string {
  const rooted = `/${address.replace(/^[/\\]+/, '')}`;
  if (!URL.canParse(rooted, BASE)) return '/';
  const { pathname, search, hash } = new URL(rooted, BASE);
  return `${pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')}${search}${hash}`;
}

// A browser drops control characters inside an address and turns `\` into `/`: judged is what it makes of it.
const hidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const OWN_ORIGIN = 'http://portal.invalid';

/** A path of the portal in its normal form. Throws a TypeError for everything that leads elsewhere. */
export function requirePortalPath(path: unknown): string {
  if (typeof path === 'string' && path.startsWith('/') && !hidden.test(path) && URL.canParse(path, OWN_ORIGIN)) {
    const { origin, pathname, search, hash } = new URL(path, OWN_ORIGIN);
    if (origin === OWN_ORIGIN && !pathname.startsWith('//')) return pathname + search + hash;
  }
  throw new TypeError(`${String(path)} is not a path of the portal`);
}

/** Throws a TypeError for what cannot be the code of a subsystem. */
export function requireCode(code: unknown): string {
  if (typeof code === 'string' && /^[a-z][A-Za-z0-9]{0,31}$/.test(code)) return code;
  throw new TypeError(`${String(code)} is not the code of a subsystem`);
}
