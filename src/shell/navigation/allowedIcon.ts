import type { PortalEnvironment } from '@/domain/environment';
import { parseUrl } from '@/domain/parseUrl';

/**
 * The URL of an entry's image if it may be loaded: only from the portal's own origin and its file host, so that a list
 * cannot make browsers send requests to third parties (T17).
 */
export function allowedIcon(
  icon: string | null | undefined,
  { fileHost }: Pick<PortalEnvironment, 'fileHost'>,
  origin: string,
): string | null {
  const url = icon ? parseUrl(icon, origin) : null;
  const hosts = [origin, parseUrl(fileHost, origin)?.origin];
  return url && hosts.includes(url.origin) ? url.href : null;
}
