import { resolveAddress } from './address';
import { fetchPlain } from './fetchPlain';

const TIMEOUT_MS = 5_000;

/** URL of the first script of the page that the server sends now; undefined if unknown: offline, or another page. */
export async function readReleasedBuild(): Promise<string | undefined> {
  try {
    const response = await fetchPlain(resolveAddress('/').href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? (await response.text()).match(/<script[^>]*\ssrc="([^"]*\/umi\.[^"]+)"/)?.[1] : undefined;
  } catch {
    return undefined;
  }
}
