import { Agent, createServer, request as forward } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { KEEP_ALIVE_MS, rewritePorts } from './ports.mjs';
import { environmentFile as fileOf } from './project.mjs';
import { cacheHeader, readEnvironment, securityHeaders } from './policy.mjs';

/** Path prefixes where the mock server stands in for other servers (A36): the portal's CSP does not apply to them. */
const otherServers = /^\/_(base|workorder|portal|files|idp|sites|mock)(\/|$)/;

/** Responses that contain addresses of the mock server. */
const withAddresses = /^\/(environment\.js|subsystems\.json)$/;

/**
 * The proxy in front of `umi preview`, which sets no headers and returns the page for a missing script. Does what
 * deploy/nginx.conf does in production: CSP, caching, a 404 for missing files (F23).
 */
export function createProxy({ inner, output, environmentFile, ports, log = () => {} }) {
  const environmentScript = () =>
    rewritePorts(readFileSync(environmentFile ?? fileOf('development', output), 'utf8'), ports);
  const headers = securityHeaders(readEnvironment(environmentScript()));
  // A keep-alive connection may be closed by the server just when it is reused, and a POST cannot be repeated.
  const agent = new Agent({ keepAlive: false });
  const immutable = createResponseCache();

  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const decodedPath = decode(request.url.split('?')[0]);
    // An address that the server cannot parse (`//x`, `%`) gets the portal page, which leads home (F56).
    const isOdd = decodedPath === undefined || decodedPath.startsWith('//');
    if (isOdd && !wantsPage(request)) return end(response, 400, 'Bad address\n');
    const path = isOdd ? '/' : decodedPath;
    if (path === '/csp-report') return report(request, response, log);
    if (path === '/environment.js') {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      return end(response, 200, environmentScript(), 'text/javascript; charset=utf-8');
    }
    if (/^\/(js|css|static)\//.test(path) && !isFile(output, path)) return end(response, 404, 'Not found\n');
    if (immutable.respond(request, response)) return;

    // What is rewritten has to be readable, and compressing data for a client of the same machine only costs time.
    const plain = withAddresses.test(path) || otherServers.test(path) ? { 'accept-encoding': 'identity' } : {};
    const upstream = forward(
      {
        host: '127.0.0.1',
        port: inner,
        agent,
        method: request.method,
        path: isOdd ? '/' : request.url,
        headers: { ...request.headers, ...plain, connection: 'close' },
      },
      (upstreamResponse) => {
        const forwarded = Object.entries(upstreamResponse.headers).filter(
          ([name]) => !name.startsWith('access-control-'),
        );
        const own = otherServers.test(path) ? { 'X-Content-Type-Options': 'nosniff' } : headers;
        const isPage = /^text\/html/.test(upstreamResponse.headers['content-type'] ?? '') && !otherServers.test(path);
        const cache = otherServers.test(path) ? undefined : cacheHeader(path, isPage);
        const merged = { ...Object.fromEntries(forwarded), ...own, ...(cache && { 'cache-control': cache }) };
        if (!withAddresses.test(path)) {
          response.writeHead(upstreamResponse.statusCode, merged);
          upstreamResponse.pipe(response);
          immutable.store(request, upstreamResponse, merged);
          return;
        }
        let text = '';
        upstreamResponse.setEncoding('utf8').on('data', (part) => (text += part));
        upstreamResponse.on('end', () => {
          const rewritten = rewritePorts(text, ports);
          delete merged.etag;
          response.writeHead(upstreamResponse.statusCode, {
            ...merged,
            'content-length': Buffer.byteLength(rewritten),
          });
          response.end(rewritten);
        });
      },
    );
    upstream.on('error', () =>
      response.headersSent ? response.destroy() : end(response, 502, 'The build server does not answer\n'),
    );
    // Abort upstream when the client disconnects: a pending response would stay open forever.
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
}

/**
 * Caches the responses for hashed files in memory, as compressed for the first request: Umi's server compresses every
 * response again, which takes a tenth of the processor time of a browser test.
 */
function createResponseCache() {
  const responses = new Map();
  const keyOf = ({ url, headers }) => `${url} ${headers['accept-encoding'] ?? ''}`;
  const isCacheable = ({ method, url, headers }) =>
    method === 'GET' && cacheHeader(url, false).endsWith('immutable') && !headers.range && !headers['if-none-match'];
  return {
    respond(request, response) {
      const found = isCacheable(request) && responses.get(keyOf(request));
      if (!found) return false;
      response.writeHead(200, found.headers);
      response.end(found.body);
      return true;
    },
    store(request, upstreamResponse, headers) {
      if (!isCacheable(request) || upstreamResponse.statusCode !== 200) return;
      const parts = [];
      upstreamResponse.on('data', (part) => parts.push(part));
      upstreamResponse.on('end', () => {
        const forwarded = Object.entries(headers).filter(([name]) => !/^(connection|transfer-encoding)$/.test(name));
        responses.set(keyOf(request), { headers: Object.fromEntries(forwarded), body: Buffer.concat(parts) });
      });
    },
  };
}

const wantsPage = ({ method, headers }) => method === 'GET' && /text\/html/.test(headers.accept ?? '');

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function isFile(folder, path) {
  const file = normalize(join(folder, path));
  return file.startsWith(folder + sep) && existsSync(file);
}

function end(response, status, text, type = 'text/plain; charset=utf-8') {
  response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
  response.end(text);
}

function report(request, response, log) {
  let text = '';
  request.setEncoding('utf8').on('data', (part) => (text = (text + part).slice(0, 10_000)));
  request.on('end', () => {
    log(`Policy violation reported: ${text}`);
    response.writeHead(204).end();
  });
}
