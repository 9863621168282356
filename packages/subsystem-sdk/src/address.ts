const BASE = 'http://inner.invalid';

/** `URL.parse`, which the portal's oldest browsers lack. */
function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * Normalizes an inner address as the portal does: absolute, percent-encoded, without a trailing slash. Two addresses
 * name the same page if their normal forms are equal.
 */
export function normalizeInner(address: string): string {
  const rooted = `/${address.replace(/^[/\\]+/, '')}`;
  const url = parseUrl(rooted, BASE);
  if (!url) return '/';
  return `${url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')}${url.search}${url.hash}`;
}

// The browser drops control characters inside a URL and turns `\` into `/`: the parsed URL is checked, not the text.
const hidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const OWN_ORIGIN = 'http://portal.invalid';

/** Returns a path of the portal in its normal form. Throws a TypeError for an address of another origin. */
export function requirePortalPath(path: unknown): string {
  const isClean = typeof path === 'string' && path.startsWith('/') && !hidden.test(path);
  const url = isClean ? parseUrl(path, OWN_ORIGIN) : null;
  if (url && url.origin === OWN_ORIGIN && !url.pathname.startsWith('//')) return url.pathname + url.search + url.hash;
  throw new TypeError(`${String(path)} is not a path of the portal`);
}

/** Returns the code of a subsystem. Throws a TypeError for anything else. */
export function requireCode(code: unknown): string {
  if (typeof code === 'string' && /^[a-z][A-Za-z0-9]{0,31}$/.test(code)) return code;
  throw new TypeError(`${String(code)} is not the code of a subsystem`);
}
