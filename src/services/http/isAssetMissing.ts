import { resolveAddress } from './address';
import { fetchPlain } from './fetchPlain';

/** Time limit of the check whether a file is gone; the user already sees a failure (F21). */
const ASSET_CHECK_TIMEOUT_MS = 5_000;

/**
 * Whether a script or style sheet is missing on the server: a status that says so, or an HTML page, which some servers
 * return for every URL (F23). False if unknown: offline, or the server is failing.
 */
export async function isAssetMissing(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetchPlain(resolveAddress(address).href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ASSET_CHECK_TIMEOUT_MS),
    });
    return status === 404 || status === 410 || (ok && /^text\/html\b/i.test(headers.get('Content-Type') ?? ''));
  } catch {
    return false;
  }
}
