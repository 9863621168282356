import { securityHeaders } from '../policy.mjs';
import { exposureNotes, originProblem, preflightNotes, preflightProblem } from './crossOrigin.mjs';
import { loadPortalApi } from './portalApi.mjs';
import { NOT_MADE, READS } from './reads.mjs';

/** A token that no server has given to anybody. */
const UNKNOWN_TOKEN = 'portal-check-hosts-unknown-token';
const HOSTS = ['base', 'workOrder', 'portal'];
/** The first call of a session at each host, made with tokens that have to be refused. */
const FIRST_CALLS = { base: 'getUserInfo', portal: 'getGrayServiceName' };
const TIMEOUT_MS = 15_000;
/** How many preflights are under way at once. */
const PREFLIGHTS_AT_ONCE = 4;
/** How many calls a sentence names. */
const NAMES_MAX = 3;
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

/** Why no page of this origin can ask an address at all: a sentence, or undefined. */
function addressProblem(address, origin, policy) {
  const { protocol, hostname, origin: target } = new URL(address);
  const isLocal = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (origin.startsWith('https:') && protocol === 'http:' && !isLocal)
    return 'It is asked by http: from a page of https:, which browsers block.';
  const [, sources = ''] = /connect-src ([^;]*)/.exec(policy['Content-Security-Policy']);
  return target === origin || sources.split(' ').includes(target)
    ? undefined
    : `The portal's policy allows no request to ${target}: name it as fileHost.`;
}

/** Names of the headers of a call that a server of another origin has to allow, as browsers ask for them. */
function askedHeaders({ method, isUpload, effect }, { acceptsIdempotencyKeys }) {
  return [
    ...(method === 'POST' && !isUpload ? ['content-type'] : []),
    ...(effect === 'creates' && acceptsIdempotencyKeys ? ['idempotency-key'] : []),
    'ssotoken',
  ];
}

/** A sentence with the names of the calls that it is about. */
function withNames(sentence, names, total) {
  if (names.length === total) return sentence;
  const more = names.length > NAMES_MAX ? ` and ${names.length - NAMES_MAX} more` : '';
  return `${sentence} (${names.slice(0, NAMES_MAX).join(', ')}${more})`;
}

/** The sentences that came up, each with the calls that it is about. */
function grouped(problems, total) {
  const names = new Map();
  for (const { sentence, name } of problems) names.set(sentence, [...(names.get(sentence) ?? []), name]);
  return [...names].map(([sentence, about]) => withNames(sentence, about, total));
}

/** Why a call that should have been refused was not, in a way that sends the person to sign in (A22). */
function refusalProblem({ error, blocked }, what) {
  if (!error) return `A call ${what} is answered with data.`;
  if (blocked) return `A call ${what}: ${blocked}`;
  return error.name === 'SessionExpiredError'
    ? undefined
    : `A call ${what} is answered with "${reasonOf(error)}" instead of { "status": "201" }: the person sees errors and is not asked to sign in.`;
}

/** Whether the server lets the person not do this, which says nothing about the server. */
const isRefused = ({ name, status }) =>
  (name === 'EnvelopeError' && !/^(404|5\d\d)$/.test(status)) ||
  (name === 'HttpStatusError' && [401, 403].includes(status));

/** The file of the first manual that has one; notices in a list have none. */
const firstFile = ({ listManuals }) =>
  listManuals?.records.flatMap(({ attachments }) => attachments).find(({ downloadUri }) => downloadUri)?.downloadUri;

/**
 * Checks the API hosts and the file host of an environment as a page of the portal would meet them. Browsers' questions
 * before a call are asked for every call, only calls that read are made, and without a token none but those that have to
 * be refused.
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
  const policy = securityHeaders(written);
  const isOther = (address) => new URL(address).origin !== origin;
  const addressOf = ({ host, path }) => api.resolveAddress(environment.hosts[host] + path).href;
  const endpoints = Object.values(api.endpoints);

  /** Makes one call. What a browser would keep from the page is named beside the outcome. */
  const make = async (name, payload, ownToken) => {
    drift = [];
    const startedAt = performance.now();
    const outcome = await api.call(api.endpoints[name], payload, { ...IN_BACKGROUND, token: ownToken }).then(
      (data) => ({ data }),
      (error) => ({ error }),
    );
    const ms = Math.round(performance.now() - startedAt);
    const blocked =
      browser.last && isOther(addressOf(api.endpoints[name])) ? originProblem(browser.last.headers, origin) : undefined;
    return { ...outcome, blocked, ms, gaps: drift };
  };

  const askBefore = async (endpoint) => {
    const asked = askedHeaders(endpoint, environment);
    const response = await browser.fetch(addressOf(endpoint), {
      method: 'OPTIONS',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'Access-Control-Request-Method': endpoint.method,
        'Access-Control-Request-Headers': asked.join(','),
      },
    });
    await response.arrayBuffer();
    return { response, sentence: preflightProblem(response, origin, asked), name: endpoint.name };
  };

  /** What browsers ask a host of another origin before each of the portal's calls. */
  const checkPreflights = async (host) => {
    const [first, ...others] = endpoints.filter((endpoint) => endpoint.host === host);
    try {
      const answers = [await askBefore(first)];
      for (let at = 0; at < others.length; at += PREFLIGHTS_AT_ONCE)
        answers.push(...(await Promise.all(others.slice(at, at + PREFLIGHTS_AT_ONCE).map(askBefore))));
      return {
        errors: grouped(
          answers.filter(({ sentence }) => sentence),
          answers.length,
        ),
        notes: preflightNotes(answers[0].response),
      };
    } catch (error) {
      return { unreachable: reasonOf(error), errors: [], notes: [] };
    }
  };

  /** How a host answers calls that have no session, and which of its headers the page can read. */
  const checkRefusals = async (host) => {
    const name = FIRST_CALLS[host];
    const without = await make(name, undefined, '');
    if (['NetworkError', 'TimeoutError'].includes(without.error?.name) && !browser.last)
      return { unreachable: reasonOf(without.error.cause ?? without.error), errors: [], notes: [] };
    const unknown = await make(name, undefined, UNKNOWN_TOKEN);
    const errors = [refusalProblem(without, 'without a token'), refusalProblem(unknown, 'with an unknown token')];
    return {
      errors: errors.filter(Boolean),
      notes: isOther(addressOf(api.endpoints[name])) && browser.last ? exposureNotes(browser.last.headers) : [],
    };
  };

  const checkHost = async (host) => {
    const address = api.resolveAddress(environment.hosts[host]).href;
    onProgress(address);
    const about = { host, address, isOther: isOther(address) };
    const problem = addressProblem(address, origin, policy);
    const parts = [
      ...(problem ? [{ errors: [problem], notes: [] }] : []),
      ...(about.isOther ? [await checkPreflights(host)] : []),
    ];
    if (FIRST_CALLS[host] && !parts.some(({ unreachable }) => unreachable)) parts.push(await checkRefusals(host));
    const unreachable = parts.find((part) => part.unreachable)?.unreachable;
    return {
      ...about,
      isUnreachable: unreachable !== undefined,
      isAsked: parts.length > 0,
      errors: [
        ...(unreachable ? [`It cannot be reached: ${unreachable}`] : []),
        ...parts.flatMap(({ errors }) => errors),
      ],
      notes: parts.flatMap(({ notes }) => notes),
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
    const isUnread = gaps.some(({ field }) => field === ALL);
    const reason = blocked ?? (error && reasonOf(error)) ?? (isUnread ? 'Nothing of the data can be read.' : undefined);
    const outcome =
      !blocked && error && isRefused(error) ? 'refused' : reason ? 'failed' : gaps.length > 0 ? 'gaps' : 'read';
    return { ...about, host, ms, outcome, ...(reason ? { reason } : {}), gaps };
  };

  /** Downloads a file as the portal does: without the token. */
  const checkFile = async (uri) => {
    const address = api.resolveAddress(uri).href;
    onProgress(address);
    const problem = addressProblem(address, origin, policy);
    const error = await api.readFile({ uri, quiet: true }).then(
      () => undefined,
      (failure) => failure,
    );
    const { headers } = browser.last ?? {};
    const blocked = headers && isOther(address) ? originProblem(headers, origin) : undefined;
    return {
      host: 'files',
      address,
      isOther: isOther(address),
      isAsked: true,
      errors: [problem, error && `It cannot be downloaded: ${reasonOf(error)}`, blocked].filter(Boolean),
      notes: headers && isOther(address) ? exposureNotes(headers) : [],
    };
  };

  const hosts = [];
  for (const host of HOSTS) hosts.push(await checkHost(host));
  const unreachable = hosts.filter(({ isUnreachable }) => isUnreachable).map(({ host }) => host);
  const names = Object.keys(READS).filter((name) => !unreachable.includes(api.endpoints[name].host));
  const calls = [];
  for (const name of token ? names : []) {
    calls.push(await makeRead(name));
    // Every other one would fail in the same way.
    if (name === 'getUserInfo' && !read.getUserInfo) break;
  }
  const file = firstFile(read);
  const fileHost = api.resolveAddress(environment.fileHost).href;
  hosts.push(
    file
      ? await checkFile(file)
      : { host: 'files', address: fileHost, isOther: isOther(fileHost), isAsked: false, errors: [], notes: [] },
  );
  return {
    hosts,
    calls,
    leftOut: token ? Object.keys(READS).length - calls.length : 0,
    notMade: endpoints
      .filter(({ name }) => !(name in READS))
      .map(({ name, effect }) => ({ name, reason: NOT_MADE[name] ?? `${effect} data` })),
  };
}
