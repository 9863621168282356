// What of the session a micro-app could read from an answer, and does not get (T19).
import { SESSION_PATHS, TOKEN_HEADER } from '@/constants/http';

/** Enough to see through what a proxy and a server behind it decode one after the other. */
const DECODINGS = 5;

const hidden = /[\s\u0000-\u001f\u007f]+/g;

/** A path as a lenient server may read it: no case, no parameters or endings of segments, dots walked. */
function readLeniently(path: string): string {
  const walked: string[] = [];
  for (const raw of path
    .toLowerCase()
    .replace(hidden, '')
    .split(/[/\\]+/)) {
    const segment = raw.replace(/;.*$/, '');
    if (segment === '..') walked.pop();
    else if (segment !== '' && segment !== '.') walked.push(segment.replace(/(?<=.)[.?#].*$/, ''));
  }
  return `/${walked.join('/')}/`;
}

const decodeOnce = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));

/**
 * Whether a resolved address of the API leads to a call whose answer holds the token or the login ticket. It is read
 * at every step of decoding, because nobody knows how often the servers on the way decode.
 */
export function returnsSession({ pathname }: URL): boolean {
  let path = pathname;
  for (let step = 0; step <= DECODINGS; step += 1) {
    const read = readLeniently(path);
    if (SESSION_PATHS.some((known) => read.includes(`${known.toLowerCase()}/`))) return true;
    path = decodeOnce(path);
  }
  // Still encoded after so many steps: no honest address is.
  return decodeOnce(path) !== path;
}

/** These carry no body, and the browser refuses to make one with any. */
const BODILESS = [204, 205, 304];

/** A copy of the response without the header that may carry a renewed token. */
export function withoutToken(response: Response): Response {
  if (!response.headers.has(TOKEN_HEADER)) return response;
  const { status, statusText, url, redirected } = response;
  const headers = new Headers(response.headers);
  headers.delete(TOKEN_HEADER);
  const bare = new Response(BODILESS.includes(status) ? null : response.body, { status, statusText, headers });
  // What a made answer does not know of itself.
  Object.defineProperties(bare, { url: { value: url }, redirected: { value: redirected } });
  return bare;
}
