// What a browser demands of a server of another origin (https://fetch.spec.whatwg.org/#http-cors-protocol). The portal
// sends no credentials, so a wildcard is enough.

/** Response headers that a page reads only if they are exposed, and what the portal does without them. */
const EXPOSED = {
  'X-Request-Id': 'an error cannot name its request',
  'Retry-After': 'a rejected call is not repeated at the time that the server asks for',
  'Content-Disposition': 'a file without a name is saved under the last part of its address',
};
/** Browsers keep a preflight for five seconds unless the server says otherwise. */
const SHORT_PREFLIGHT_S = 60;

/** Whether a list in a header names an item, or allows any. */
function allows(headers, name, item) {
  const listed = (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());
  return listed.includes(item.toLowerCase()) || listed.includes('*');
}

/** Why a page of this origin could not read the response: a sentence, or undefined. */
export function originProblem(headers, origin) {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === origin || allowed === '*') return undefined;
  if (allowed === null)
    return `Access-Control-Allow-Origin is missing: browsers let no page of ${origin} read the answer.`;
  return allowed.includes(',')
    ? `Access-Control-Allow-Origin has two values (${allowed}), and browsers accept one. Often both the server and the gateway in front of it add the header.`
    : `Access-Control-Allow-Origin is ${allowed}, and the portal is at ${origin}.`;
}

/**
 * Why a browser would not send a call after this preflight: a sentence, or undefined.
 *
 * @param {{ status: number, headers: Headers }} response
 * @param {string} origin
 * @param {readonly string[]} asked Names of the headers that the call would send.
 */
export function preflightProblem({ status, headers }, origin, asked) {
  if (status >= 300 && status < 400)
    return `OPTIONS is answered with HTTP ${status}, and browsers follow no redirect of a preflight.`;
  if (status < 200 || status > 299) return `OPTIONS is answered with HTTP ${status}, and browsers demand a success.`;
  const problem = originProblem(headers, origin);
  if (problem) return `OPTIONS: ${problem}`;
  const missing = asked.filter((name) => !allows(headers, 'Access-Control-Allow-Headers', name));
  return missing.length > 0 ? `Access-Control-Allow-Headers lacks ${missing.join(', ')}.` : undefined;
}

/** What makes calls slower than they need be. */
export function preflightNotes({ headers }) {
  const given = headers.get('Access-Control-Max-Age');
  return Number(given ?? 0) < SHORT_PREFLIGHT_S
    ? [
        `Access-Control-Max-Age is ${given ?? 'missing'}: nearly every call waits for an OPTIONS first. 7200 is the most that Chromium keeps.`,
      ]
    : [];
}

/** One sentence for each header that the page cannot read. */
export const exposureNotes = (headers) =>
  Object.entries(EXPOSED)
    .filter(([name]) => !allows(headers, 'Access-Control-Expose-Headers', name))
    .map(([name, effect]) => `Access-Control-Expose-Headers lacks ${name}: ${effect}.`);
