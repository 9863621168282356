// What a browser demands of a server of another origin (https://fetch.spec.whatwg.org/#http-cors-protocol). The portal
// sends no credentials, so a wildcard is enough.

/** Response headers that only an exposed one can be read by the page, and what the portal does without them. */
const EXPOSED = {
  'X-Request-Id': 'an error cannot name its request',
  'Retry-After': 'a rejected call is not repeated at the time that the server asks for',
  'Content-Disposition': 'a file without a name is saved under the last part of its address',
};
/** Browsers keep a preflight for five seconds unless the server says otherwise. */
const SHORT_PREFLIGHT_S = 60;

const listed = (headers, name) =>
  (headers.get(name) ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);
const allows = (headers, name, item) => [item.toLowerCase(), '*'].some((one) => listed(headers, name).includes(one));

/** Why a page of this origin could not read the response: a sentence, or undefined. */
export function originProblem(headers, origin) {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === origin || allowed === '*') return undefined;
  if (allowed === null) return `Access-Control-Allow-Origin is missing: browsers let no page of ${origin} read it.`;
  return allowed.includes(',')
    ? `Access-Control-Allow-Origin is sent twice (${allowed}): browsers accept one value. Often both the server and the gateway in front of it add the header.`
    : `Access-Control-Allow-Origin is ${allowed}, and the portal is at ${origin}.`;
}

/** What keeps a browser from sending the call that it asks about, and what makes it slower than need be. */
export function preflightProblems({ status, headers }, origin, askedHeaders) {
  if (status < 200 || status > 299) {
    const why =
      status >= 300 && status < 400 ? 'browsers follow no redirect of a preflight' : 'browsers demand a success';
    return { errors: [`OPTIONS is answered with HTTP ${status}: ${why}, so no call is sent.`], notes: [] };
  }
  const wrongOrigin = originProblem(headers, origin);
  const missing = askedHeaders.filter((name) => !allows(headers, 'Access-Control-Allow-Headers', name));
  const keptFor = Number(headers.get('Access-Control-Max-Age') ?? 5);
  return {
    errors: [
      ...(wrongOrigin ? [`OPTIONS: ${wrongOrigin}`] : []),
      ...(missing.length > 0
        ? [`Access-Control-Allow-Headers lacks ${missing.join(', ')}: browsers block every call of the portal.`]
        : []),
    ],
    notes:
      keptFor < SHORT_PREFLIGHT_S
        ? [
            `Access-Control-Max-Age is ${headers.get('Access-Control-Max-Age') ?? 'missing'}: nearly every call waits for an OPTIONS first. 7200 is the most that browsers keep.`,
          ]
        : [],
  };
}

/** One sentence for each header that the page cannot read. */
export const exposureNotes = (headers) =>
  Object.entries(EXPOSED)
    .filter(([name]) => !allows(headers, 'Access-Control-Expose-Headers', name))
    .map(([name, effect]) => `Access-Control-Expose-Headers lacks ${name}: ${effect}.`);
