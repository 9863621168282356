import { SubsystemError } from '@/domain/subsystem/failure';
import { fetchPlain } from '@/services/http/fetchPlain';

/** Kinds of files of a micro-app. */
export type AssetKind = 'page' | 'script' | 'style' | 'manifest';

const ACCEPTED: Record<AssetKind, RegExp> = {
  page: /^(text\/html|application\/xhtml\+xml)\b/i,
  // A server may send its HTML page with status 200 for a missing script; the type shows it (F23).
  script: /^(?!text\/html)/i,
  style: /^(?!text\/html)/i,
  manifest: /^(?!text\/html)/i,
};

const bare = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * Why a request got no response. Browsers do not distinguish a refused connection from a CORS failure: a second request
 * without CORS does.
 */
async function reasonFor(address: string, signal: AbortSignal): Promise<SubsystemError> {
  if (!navigator.onLine) return new SubsystemError({ kind: 'offline' });
  try {
    await fetchPlain(address, { mode: 'no-cors', cache: 'no-store', signal });
    return new SubsystemError({ kind: 'cors', address: bare(address) });
  } catch {
    signal.throwIfAborted();
    return new SubsystemError({ kind: 'unreachable', address: bare(address) });
  }
}

interface FetchTextOptions {
  signal: AbortSignal;
  cache: RequestCache;
  /** Hash that the browser compares the file with. */
  integrity?: string;
}

/**
 * Fetches one file of a micro-app and checks what qiankun does not check: status, type, and that no redirect led to
 * another origin, such as a login page.
 */
export async function fetchText(address: string, kind: AssetKind, options: FetchTextOptions): Promise<string> {
  const { signal, cache, integrity } = options;
  let response: Response;
  let text: string;
  try {
    response = await fetchPlain(address, { signal, cache, ...(integrity && { integrity }) });
    text = await response.text();
  } catch {
    signal.throwIfAborted();
    if (!integrity) throw await reasonFor(address, signal);
    // Browsers do not distinguish a wrong hash from a failed request. A request without the hash does.
    await fetchText(address, kind, { signal, cache: 'no-store' });
    throw new SubsystemError({ kind: 'integrity', address: bare(address) });
  }
  if (!response.ok) throw new SubsystemError({ kind: 'http-status', status: response.status, address: bare(address) });
  const isElsewhere = response.url !== '' && new URL(response.url).origin !== new URL(address).origin;
  if (isElsewhere || !ACCEPTED[kind].test(response.headers.get('Content-Type') ?? ''))
    throw new SubsystemError({ kind: 'not-an-app', address: bare(address) });
  return text;
}
