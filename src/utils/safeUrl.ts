/**
 * What may stand in a link or open from one (T16): web addresses, mail, telephone, and absolute paths of the
 * portal itself. Everything else, however it is spelled, is no address.
 */

const foreignProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

// Browsers drop tabs and line breaks inside an address and blanks around it; a scheme hidden that way is an attack.
const hidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** The address in its normal form, or undefined when it must not be followed. */
export function safeUrl(value: unknown, own: string = window.location.origin): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (!address || hidden.test(address)) return undefined;
  try {
    if (hasScheme.test(address)) {
      const url = new URL(address);
      if (!foreignProtocols.has(url.protocol)) return undefined;
      const isWeb = url.protocol.startsWith('http');
      // `https:evil` and `https:\evil` are corrected by browsers into something that nobody wrote.
      if (isWeb && !/^https?:\/\/[^/\\]/i.test(address)) return undefined;
      // `https://portal@evil/` shows one host and opens another.
      return url.username || url.password ? undefined : url.href;
    }
    if (!address.startsWith('/')) return undefined;
    const url = new URL(address, own);
    const path = url.pathname + url.search + url.hash;
    // `/.//evil` is a path of ours until its dots are gone; then it names another host.
    return url.origin === new URL(own).origin && !path.startsWith('//') ? path : undefined;
  } catch {
    return undefined;
  }
}
