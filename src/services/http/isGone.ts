import { GONE_TIMEOUT_MS } from '@/constants/http';
import { resolveAddress } from './address';
import { fetchPlain } from './fetchPlain';

/**
 * Whether the server has no such script or style sheet any more: it says so, or answers with its page as some do for
 * every address (F23). What cannot be found out, offline or from a server in trouble, counts as no.
 */
export async function isGone(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetchPlain(resolveAddress(address).href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(GONE_TIMEOUT_MS),
    });
    return status === 404 || status === 410 || (ok && /^text\/html\b/i.test(headers.get('Content-Type') ?? ''));
  } catch {
    return false;
  }
}
