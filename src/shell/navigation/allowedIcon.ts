import type { PortalEnvironment } from '@/domain/environment';

const parse = (address: string, base: string): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

/**
 * The address of an entry's image if it may be loaded: only from the portal's own origin and its file host, so that
 * a list cannot make browsers report to somebody else (T17).
 */
export function allowedIcon(
  icon: string | null | undefined,
  { fileHost }: Pick<PortalEnvironment, 'fileHost'>,
  origin: string,
): string | null {
  const url = icon ? parse(icon, origin) : null;
  const hosts = [origin, parse(fileHost, origin)?.origin];
  return url && hosts.includes(url.origin) ? url.href : null;
}
