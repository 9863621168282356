/**
 * Allowed link targets (T16): web addresses, mail, telephone, and absolute paths of the portal. Everything else is
 * refused, however it is spelled.
 */

const foreignProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

// Browsers drop tabs and line breaks inside an address and whitespace around it; a scheme hidden that way is an attack.
const hidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** The address in normalized form, or undefined when it must not be followed. */
export function safeUrl(value: unknown, own: string = window.location.origin): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  if (!address || hidden.test(address)) return undefined;
  try {
    if (hasScheme.test(address)) {
      const url = new URL(address);
      if (!foreignProtocols.has(url.protocol)) return undefined;
      const isWeb = url.protocol.startsWith('http');
      // Browsers correct `https:evil` and `https:\evil` into valid addresses.
      if (isWeb && !/^https?:\/\/[^/\\]/i.test(address)) return undefined;
      // `https://portal@evil/` shows one host and opens another.
      return url.username || url.password ? undefined : url.href;
    }
    if (!address.startsWith('/')) return undefined;
    const url = new URL(address, own);
    const path = url.pathname + url.search + url.hash;
    // `/.//evil` is a path of the portal until its dots are resolved; then it names another host.
    return url.origin === new URL(own).origin && !path.startsWith('//') ? path : undefined;
  } catch {
    return undefined;
  }
}
