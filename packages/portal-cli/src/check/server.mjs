import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { LATE, startDeadline } from './deadline.mjs';
import { filePathOf } from './filePath.mjs';
import { isHashed } from './files.mjs';
import { readPage } from './page.mjs';

/**
 * @typedef {{ address: string, status: number, headers: http.IncomingHttpHeaders, bytes: Buffer, isCompressed: boolean, error?: string }} ServerResponse
 * @typedef {import('./subject.mjs').Subject} Subject
 * @typedef {import('./check.mjs').Found} Found
 */

const TIMEOUT_MS = 15_000;
/** A server that sends a little now and then is given up, too. */
const LIMIT_MS = 50_000;
const MAX_REDIRECTS = 5;

/** Browsers resolve every name below `localhost` to this machine; not every system does. @type {import('node:net').LookupFunction} */
const resolveName = (name, options, callback) =>
  lookup(/(^|\.)localhost$/.test(name) ? 'localhost' : name, options, /** @type {any} */ (callback));

/** @param {string} encoding @param {Buffer} bytes */
function decode(encoding, bytes) {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  if (encoding === 'gzip') return gunzipSync(bytes);
  return encoding === 'deflate' ? inflateSync(bytes) : bytes;
}

/** @param {string} address @param {string} error @returns {ServerResponse} */
const failed = (address, error) => ({
  address,
  status: 0,
  headers: {},
  bytes: Buffer.alloc(0),
  isCompressed: false,
  error,
});

/**
 * Requests one file as a page of the portal does.
 *
 * @param {string} address
 * @param {string} origin
 * @returns {Promise<ServerResponse>}
 */
function request(address, origin, redirects = 0) {
  return new Promise((resolve) => {
    const fail = (/** @type {Error} */ error) => resolve(failed(address, error.message || String(error)));
    const { get } = address.startsWith('https:') ? https : http;
    const headers = { origin, 'accept-encoding': 'br, gzip', accept: '*/*', connection: 'close' };
    const call = get(address, { headers, lookup: resolveName, timeout: TIMEOUT_MS }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      if (status >= 300 && status < 400 && received.location && redirects < MAX_REDIRECTS) {
        response.resume();
        return resolve(request(new URL(received.location, address).href, origin, redirects + 1));
      }
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        const encoding = received['content-encoding'] ?? '';
        try {
          resolve({
            address,
            status,
            headers: received,
            bytes: decode(encoding, Buffer.concat(parts)),
            isCompressed: encoding !== '',
          });
        } catch (error) {
          fail(/** @type {Error} */ (error));
        }
      });
    });
    call.on('timeout', () => call.destroy(new Error(`no response within ${TIMEOUT_MS / 1000} seconds`)));
    call.on('error', fail);
  });
}

/** Files of the same origin that a page names. @param {string} html @param {string} base */
function filesOf(html, base) {
  const { scripts, elements } = readPage(html);
  const styles = elements.filter(
    ({ name, attributes }) => name === 'link' && /\bstylesheet\b/i.test(attributes.rel ?? ''),
  );
  const named = [
    ...scripts.map(({ attributes }) => attributes.src),
    ...styles.map(({ attributes }) => attributes.href),
  ];
  const addresses = named.flatMap((name) => (name && URL.canParse(name, base) ? [new URL(name, base)] : []));
  return [...new Set(addresses.filter(({ origin }) => origin === new URL(base).origin).map(({ href }) => href))];
}

/**
 * Fetches a page and the files that it names.
 *
 * @param {string} address
 * @param {{ isolation: 'sandbox' | 'frame', code?: string, portalOrigin: string, deadline?: import('./deadline.mjs').Deadline }} options
 * @returns {Promise<Subject>}
 */
export async function fetchSubject(address, { isolation, code, portalOrigin, deadline = startDeadline(LIMIT_MS) }) {
  const fetchFile = async (/** @type {string} */ each) => {
    const response = await deadline.work(request(each, portalOrigin), LIMIT_MS);
    return response === LATE ? failed(each, 'it was not sent to its end in time') : response;
  };
  const first = await fetchFile(address);
  const html = first.bytes.toString('utf8');
  const isPage = first.status === 200 && /html/.test(first.headers['content-type'] ?? '');
  const addresses = isPage ? filesOf(html, first.address) : [];
  const missing = new URL('missing-portal-check.js', first.address).href;
  const [absent, ...responses] = await Promise.all([missing, ...addresses].map(fetchFile));
  const files = responses
    .filter(({ status }) => status === 200)
    .map(({ address: from, bytes }) => {
      const file = { path: from, bytes, text: () => bytes.toString('utf8') };
      const { pathname } = new URL(from);
      return /** @type {const} */ ([filePathOf(pathname) ?? pathname.slice(1), file]);
    });
  return {
    where: address,
    base: first.address,
    isolation,
    code,
    assetOrigins: [],
    accept: {},
    page: isPage ? { ...readPage(html), path: first.address, text: html } : undefined,
    files: new Map(files),
    responses: [first, ...responses, ...(absent ? [absent] : [])],
    portalOrigin,
  };
}

const TEXT_MIN = 10_000;

/** @param {http.IncomingHttpHeaders} headers @param {string} name */
const header = (headers, name) => String(headers[name] ?? '');

/** Checks what a server sends. @param {Subject} subject @returns {Found[]} */
export function checkServer(subject) {
  const { where, responses, isolation, portalOrigin = '' } = subject;
  if (!responses) return [];
  const [page, ...others] = responses;
  const absent = others.pop();
  if (!page) return [];
  /** @type {Found[]} */
  const found = [];
  /** @param {string} name @param {ServerResponse} response @param {string} [detail] */
  const add = (name, response, detail) => found.push({ name, file: response.address, detail });

  if (page.status === 0) return [{ name: 'unreachable', file: where, detail: page.error }];
  if (new URL(page.address).origin !== new URL(where).origin)
    return [{ name: 'redirected', file: where, detail: `to ${page.address}` }];
  if (page.status !== 200) return [{ name: 'http-status', file: where, detail: `HTTP ${page.status}` }];
  if (!subject.page)
    return [{ name: 'content-type', file: where, detail: header(page.headers, 'content-type') || 'no type' }];
  if (absent?.status === 200) add('missing-file-as-page', absent);
  if (!/no-store|no-cache|max-age=0\b/.test(header(page.headers, 'cache-control')))
    add('page-cached', page, header(page.headers, 'cache-control') || 'no Cache-Control');
  if (isolation === 'frame' && refusesFrame(page, portalOrigin))
    add(
      'frame-refused',
      page,
      frameAncestors(page)
        .map((sources) => `frame-ancestors ${sources}`)
        .join(', ') || header(page.headers, 'x-frame-options'),
    );

  for (const response of [page, ...others]) {
    const { address, status, headers } = response;
    if (status !== 200) {
      add('http-status', response, status ? `HTTP ${status}` : response.error);
      continue;
    }
    const type = header(headers, 'content-type');
    const isScript = /\.m?js$/.test(new URL(address).pathname);
    const isStyle = /\.css$/.test(new URL(address).pathname);
    if ((isScript && !/javascript/.test(type)) || (isStyle && !/^text\/css/.test(type)))
      add('content-type', response, type || 'no type');
    if (isolation === 'sandbox') found.push(...checkCors(response, portalOrigin));
    if (header(headers, 'x-content-type-options').toLowerCase() !== 'nosniff') add('nosniff-missing', response);
    if (response !== page && isHashed(address) && !/max-age=\d{6,}|immutable/.test(header(headers, 'cache-control')))
      add('file-not-cached', response);
    if (response.bytes.length > TEXT_MIN && !response.isCompressed)
      add('not-compressed', response, `${Math.round(response.bytes.length / 1024)} KiB`);
  }
  return found;
}

/** @param {ServerResponse} response @param {string} portalOrigin @returns {Found[]} */
function checkCors({ address, headers }, portalOrigin) {
  const allowed = header(headers, 'access-control-allow-origin');
  if (allowed === '*') return [{ name: 'cors-any', file: address }];
  if (allowed !== portalOrigin)
    return [
      {
        name: 'cors-missing',
        file: address,
        detail: allowed ? `it allows ${allowed}, and the portal is ${portalOrigin}` : `for ${portalOrigin}`,
      },
    ];
  return /\b(origin|\*)/i.test(header(headers, 'vary')) ? [] : [{ name: 'vary-missing', file: address }];
}

/** The sources of each policy that says who may show the page in a frame. @param {ServerResponse} response */
const frameAncestors = ({ headers }) =>
  header(headers, 'content-security-policy')
    .split(',')
    .flatMap((policy) => /(?:^|;)\s*frame-ancestors([^;]*)/i.exec(policy)?.[1]?.trim() ?? []);

/** @param {string} protocol */
const defaultPort = (protocol) => (protocol === 'https:' ? '443' : '80');

/**
 * Whether a source of a policy stands for an origin, as browsers compare them (CSP, "match source expressions").
 *
 * @param {string} source
 * @param {URL} origin
 * @param {URL} page - Page that is sent with the policy.
 */
function isSourceOf(source, origin, page) {
  if (source === '*') return true;
  if (/^'self'$/i.test(source)) return origin.origin === page.origin;
  const [, scheme, host, port] =
    /^(?:([a-z][a-z\d+.-]*):(?:\/\/|$))?([^:/']*)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? [];
  if (!scheme && !host) return false;
  const protocol = scheme ? `${scheme.toLowerCase()}:` : page.protocol;
  // A source of http: also stands for the safer scheme.
  if (origin.protocol !== protocol && !(protocol === 'http:' && origin.protocol === 'https:')) return false;
  if (!host) return true;
  const own = origin.port || defaultPort(origin.protocol);
  const wanted = port ?? defaultPort(origin.protocol);
  const matchesPort = wanted === '*' || wanted === own || (wanted === '80' && own === '443');
  const name = host.toLowerCase();
  const matchesHost = name.startsWith('*.')
    ? origin.hostname.endsWith(name.slice(1))
    : name === '*' || name === origin.hostname;
  return matchesPort && matchesHost;
}

/** @param {ServerResponse} page @param {string} portalOrigin */
function refusesFrame(page, portalOrigin) {
  const policies = frameAncestors(page);
  const [origin, own] = [new URL(portalOrigin), new URL(page.address)];
  // Browsers ignore the older header beside the newer directive.
  if (policies.length === 0) return header(page.headers, 'x-frame-options') !== '';
  // Each policy has to admit the portal.
  return policies.some((sources) => !sources.split(/\s+/).some((source) => isSourceOf(source, origin, own)));
}
