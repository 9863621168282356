import { safeUrl } from '@/utils/safeUrl';

/** The page of the portal that a server names for a record; undefined when it is another site or not allowed. */
export function recordAddress(address: string | null | undefined): string | undefined {
  const safe = safeUrl(address);
  return safe?.startsWith('/') ? safe : undefined;
}
