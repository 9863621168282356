import { parseUrl } from './parseUrl';

/**
 * An address that the portal may show in a frame; null for any other. It must be a web address without credentials, and
 * of another origin: a frame does not isolate a page of the portal's own (T13).
 */
export function embeddableUrl(address: string, ownOrigin: string): URL | null {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.origin === ownOrigin ? null : url;
}
