// Session data that a micro-app must not read from a response (T19).
import { TOKEN_HEADER } from '@/constants/headers';

/** Enough for the decoding steps of a proxy and the server behind it. */
const DECODINGS = 5;
/** Calls whose responses contain the token or the login ticket (R206, R222): subsystems may not call them (T19). */
export const SESSION_PATHS = ['/api/reflashToken', '/system/user/center/getUserInfo'] as const;

const hidden = /[\s\u0000-\u001f\u007f]+/g;

/** Normalizes a path as a lenient server may: lower case, without segment parameters or extensions, dots resolved. */
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
 * Whether a resolved API address leads to a call whose response contains the token or the login ticket. Checked after
 * every decoding step, because the number of decoding servers on the way is unknown.
 */
export function returnsSession({ pathname }: URL): boolean {
  let path = pathname;
  for (let step = 0; step <= DECODINGS; step += 1) {
    const read = readLeniently(path);
    if (SESSION_PATHS.some((known) => read.includes(`${known.toLowerCase()}/`))) return true;
    path = decodeOnce(path);
  }
  // Still encoded after so many steps: not a legitimate address.
  return decodeOnce(path) !== path;
}

/** These have no body, and the Response constructor throws if given one. */
const BODILESS = [204, 205, 304];

/** Copies the response without the header that may carry a renewed token. */
export function withoutToken(response: Response): Response {
  if (!response.headers.has(TOKEN_HEADER)) return response;
  const { status, statusText, url, redirected } = response;
  const headers = new Headers(response.headers);
  headers.delete(TOKEN_HEADER);
  const bare = new Response(BODILESS.includes(status) ? null : response.body, { status, statusText, headers });
  // Properties that a constructed response lacks.
  Object.defineProperties(bare, { url: { value: url }, redirected: { value: redirected } });
  return bare;
}
