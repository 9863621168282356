import { exposureNotes, originProblem, preflightProblems } from './crossOrigin.mjs';
import { loadPortalApi } from './portalApi.mjs';
import { NOT_MADE, READS } from './reads.mjs';

/** A token that no server has given to anybody. */
const UNKNOWN_TOKEN = 'portal-check-hosts-unknown-token';
const HOSTS = ['base', 'workOrder', 'portal'];
/** The first call of a session at each host, made with tokens that have to be refused. */
const FIRST_CALLS = { base: 'getUserInfo', portal: 'getGrayServiceName' };
const TIMEOUT_MS = 15_000;
/** How the drift of a whole answer is named (src/utils/drift.ts). */
const ALL = '(all of it)';
const IN_BACKGROUND = { quiet: true, overlay: false };

/** Of a failed fetch: Node keeps the reason, such as a certificate, one or two levels below. */
function reasonOf(error) {
  const reasons = [];
  for (let each = error; each; each = each.cause) if (each.message) reasons.push(each.message);
  return reasons.filter((reason) => reason !== 'fetch failed').join(': ') || String(error);
}

/** Sends as a page of this origin does, and keeps the last response for its headers. */
function createBrowserFetch(origin) {
  const browser = {
    /** Undefined while there is none. */
    last: undefined,
    fetch: async (address, init = {}) => {
      const headers = new Headers(init.headers);
      if (new URL(address).origin !== origin) headers.set('Origin', origin);
      browser.last = undefined;
      browser.last = await fetch(address, { ...init, headers });
      return browser.last;
    },
  };
  return browser;
}

/** Asks a host what a browser asks before the first call. */
async function checkPreflight(browser, address, origin, askedHeaders) {
  try {
    const response = await browser.fetch(address, {
      method: 'OPTIONS',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': askedHeaders.join(',') },
    });
    await response.arrayBuffer();
    return preflightProblems(response, origin, askedHeaders);
  } catch (error) {
    return { isUnreachable: true, errors: [`It cannot be reached: ${reasonOf(error)}`], notes: [] };
  }
}

/** How a host answers a call without a session: status 201 in the envelope is what sends the person to sign in (A22). */
async function checkRefusals(call) {
  const errors = [];
  for (const [token, what] of [
    ['', 'without a token'],
    [UNKNOWN_TOKEN, 'with an unknown token'],
  ]) {
    const { error } = await call(token);
    if (!error) errors.push(`A call ${what} is answered with data.`);
    else if (error.name !== 'SessionExpiredError')
      errors.push(
        `A call ${what} is answered with "${reasonOf(error)}" instead of { "status": "201" }: the person sees errors and is not asked to sign in.`,
      );
  }
  return errors;
}

/** The file of the first manual that has one; notices in a list have none. */
const firstFile = ({ listManuals }) =>
  listManuals?.records.flatMap(({ attachments }) => attachments).find(({ downloadUri }) => downloadUri)?.downloadUri;

/** Downloads a file as the portal does: without the token. */
async function checkFile(browser, address, isOther, origin) {
  try {
    const { ok, status, headers, body } = await browser.fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body?.cancel();
    const problem = isOther && originProblem(headers, origin);
    const errors = [...(ok ? [] : [`The file is answered with HTTP ${status}.`]), ...(problem ? [problem] : [])];
    return { errors, notes: isOther ? exposureNotes(headers) : [] };
  } catch (error) {
    return { errors: [`It cannot be downloaded: ${reasonOf(error)}`], notes: [] };
  }
}

/**
 * Checks the API hosts and the file host of an environment as a page of the portal would meet them. Only calls that
 * read are made; without a token none but those that have to be refused.
 *
 * @param {{ environment: object, portal: string, token?: string, onProgress?: (text: string) => void }} options
 *   `environment` is the content of the environment file, `portal` the address at which people open the portal.
 */
export async function checkHosts({ environment: written, portal, token, onProgress = () => undefined }) {
  const { origin } = new URL(portal);
  const browser = createBrowserFetch(origin);
  const api = await loadPortalApi(portal, browser.fetch);
  const { environment } = api.readEnvironment(written);
  api.configureHttp({
    environment,
    readToken: () => null,
    onFailure: () => undefined,
    onSessionExpired: () => undefined,
    isSigningOut: () => false,
  });
  let drift = [];
  api.onDrift(({ field, expected }) => drift.push({ field, expected }));
  const isOther = (address) => api.resolveAddress(address).origin !== origin;

  /** Makes one call. What a browser would keep from the page is an error, too, and its data is read anyway. */
  const make = async (name, payload, ownToken) => {
    drift = [];
    const startedAt = performance.now();
    const outcome = await api.call(api.endpoints[name], payload, { ...IN_BACKGROUND, token: ownToken }).then(
      (data) => ({ data }),
      (error) => ({ error }),
    );
    const ms = Math.round(performance.now() - startedAt);
    const isFromOther = browser.last && isOther(environment.hosts[api.endpoints[name].host]);
    const blocked = isFromOther ? originProblem(browser.last.headers, origin) : undefined;
    return { ...outcome, blocked, ms, gaps: drift };
  };

  const asked = ['ssoToken', 'Content-Type', ...(environment.acceptsIdempotencyKeys ? ['Idempotency-Key'] : [])];
  const checkHost = async (host) => {
    const address = environment.hosts[host];
    onProgress(address);
    const about = { host, address, isOther: isOther(address) };
    const sample = Object.values(api.endpoints).find((endpoint) => endpoint.host === host);
    const preflight = about.isOther
      ? await checkPreflight(browser, api.resolveAddress(address + sample.path).href, origin, asked)
      : { errors: [], notes: [] };
    const first = FIRST_CALLS[host];
    if (preflight.isUnreachable || !first) return { ...about, ...preflight };
    const refusals = await checkRefusals((ownToken) => make(first, undefined, ownToken));
    const exposure = about.isOther && browser.last ? exposureNotes(browser.last.headers) : [];
    return {
      ...about,
      errors: [...preflight.errors, ...refusals],
      notes: [...preflight.notes, ...exposure],
    };
  };

  const read = {};
  const makeRead = async (name) => {
    const { row, method, path, host } = api.endpoints[name];
    const about = { name, row, method, path };
    const payload = READS[name](read);
    if (payload === null) return { ...about, outcome: 'not made', reason: 'no record to ask for' };
    onProgress(`${method} ${path}`);
    const { data, error, blocked, ms, gaps } = await make(name, payload, token);
    if (!error) read[name] = data;
    const reason =
      blocked ??
      (error && (error.name === 'SessionExpiredError' ? 'The token is refused.' : reasonOf(error))) ??
      (gaps.some(({ field }) => field === ALL)
        ? `Nothing of the data can be read, expected ${gaps[0].expected}`
        : undefined);
    const isRefusal = !blocked && error?.name === 'EnvelopeError';
    const outcome = isRefusal ? 'refused' : reason ? 'failed' : gaps.length > 0 ? 'gaps' : 'read';
    return { ...about, host, ms, outcome, ...(reason ? { reason } : {}), gaps };
  };

  const hosts = [];
  for (const host of HOSTS) hosts.push(await checkHost(host));
  const unreachable = hosts.filter(({ isUnreachable }) => isUnreachable).map(({ host }) => host);
  const calls = [];
  const names = Object.keys(READS).filter((name) => !unreachable.includes(api.endpoints[name].host));
  for (const name of token ? names : []) {
    calls.push(await makeRead(name));
    // Every other one would fail in the same way.
    if (name === 'getUserInfo' && !read.getUserInfo) break;
  }
  const file = firstFile(read);
  if (file) {
    const address = api.resolveAddress(file).href;
    onProgress(address);
    const about = { host: 'files', address, isOther: isOther(address) };
    hosts.push({ ...about, ...(await checkFile(browser, address, about.isOther, origin)) });
  }
  const notMade = Object.values(api.endpoints)
    .filter(({ name }) => !(name in READS))
    .map(({ name, effect }) => ({ name, reason: NOT_MADE[name] ?? `${effect} data` }));
  return { hosts, calls, notMade };
}
