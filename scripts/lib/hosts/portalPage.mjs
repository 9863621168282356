import { securityHeaders } from '../policy.mjs';
import { exposureNotes, originProblem } from './crossOrigin.mjs';
import { loadPortalApi } from './portalApi.mjs';

const IN_BACKGROUND = { quiet: true, overlay: false };

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

/**
 * A page of the portal for Node: asks the servers of an environment with the portal's own client and the headers of a
 * browser, and knows what a browser would keep from the page.
 *
 * @param {object} written The content of the environment file.
 * @param {string} portal The address at which people open the portal.
 */
export async function openPortalPage(written, portal) {
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
  const [, allowed = ''] = /connect-src ([^;]*)/.exec(securityHeaders(written)['Content-Security-Policy']);

  const isOther = (address) => new URL(address).origin !== origin;
  const addressOf = ({ host, path }) => api.resolveAddress(environment.hosts[host] + path).href;
  /** Headers of the last response, if there was one. */
  const lastHeaders = () => browser.last?.headers;
  /** Why a browser would keep the last response, which came from this address, from the page: a sentence, or undefined. */
  const blockedAt = (address) => (lastHeaders() && isOther(address) ? originProblem(lastHeaders(), origin) : undefined);
  /** What the page cannot read of the last response, which came from this address. */
  const notesAt = (address) => (lastHeaders() && isOther(address) ? exposureNotes(lastHeaders()) : []);

  return {
    origin,
    environment,
    endpoints: api.endpoints,
    resolveAddress: (address) => api.resolveAddress(address).href,
    addressOf,
    isOther,
    fetch: browser.fetch,
    lastHeaders,
    blockedAt,
    notesAt,
    readFile: api.readFile,

    /** Why no page of this origin can ask an address at all: a sentence, or undefined. */
    addressProblem(address) {
      const { protocol, hostname, origin: target } = new URL(address);
      const isLocal = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
      if (origin.startsWith('https:') && protocol === 'http:' && !isLocal)
        return 'It is asked by http: from a page of https:, which browsers block.';
      return target === origin || allowed.split(' ').includes(target)
        ? undefined
        : `The portal's policy allows no request to ${target}: name it as fileHost.`;
    },

    /** Makes one call. What a browser would keep from the page is named beside the outcome. */
    async make(name, payload, token) {
      drift = [];
      const startedAt = performance.now();
      const outcome = await api.call(api.endpoints[name], payload, { ...IN_BACKGROUND, token }).then(
        (data) => ({ data }),
        (error) => ({ error }),
      );
      const ms = Math.round(performance.now() - startedAt);
      return { ...outcome, blocked: blockedAt(addressOf(api.endpoints[name])), ms, gaps: drift };
    },
  };
}
