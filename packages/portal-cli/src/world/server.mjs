// A portal with its mock servers, in a process of its own: they read the registry of the working directory, where
// world.mjs has put it and world.json.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { carried } from './carried.mjs';
import { CONTENT_TYPES } from '../contentTypes.mjs';

const { cacheHeader, createMockServers, developmentEnvironment, readEnvironment, securityHeaders } = carried;

const { portal, port, subsystemOrigins } = JSON.parse(readFileSync('world.json', 'utf8'));
const environment = developmentEnvironment(subsystemOrigins).replace(/(?<=localhost:)8000\b/g, String(port));
const headers = securityHeaders(readEnvironment(environment));
const mockServers = createMockServers();

/** Paths of the servers that the mock stands in for; the portal's policy is not theirs. */
const OTHER_SERVERS = /^\/_(base|workorder|portal|files|idp|sites|mock)(\/|$)/;

/** Signs in and opens a subsystem. */
const OPEN = '/_open';

/** @param {string} url */
function fileOf(url) {
  try {
    const path = normalize(join(portal, decodeURIComponent(url)));
    return path.startsWith(portal + sep) && existsSync(path) && statSync(path).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}

const server = createServer((request, response) => {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  /** @param {string} type @param {Buffer | string} body @param {string} cache */
  const send = (type, body, cache) => {
    const isLarge =
      body.length > 5_000 && /^text|json|svg/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(200, {
      ...headers,
      'Content-Type': type,
      'Cache-Control': cache,
      ...(isLarge && { 'Content-Encoding': 'gzip' }),
    });
    response.end(isLarge ? gzipSync(body, { level: 1 }) : body);
  };
  if (OTHER_SERVERS.test(path)) return mockServers(request, response);
  if (path === OPEN) {
    // As somebody who is signed in and follows a link: a token in the address would lead to the home page.
    const to = new URL(request.url ?? '', 'http://localhost').searchParams;
    const cookie = `ssoToken=${encodeURIComponent(to.get('token') ?? '')}; Path=/; SameSite=Lax`;
    return response
      .writeHead(302, { Location: `/${encodeURIComponent(to.get('code') ?? '')}`, 'Set-Cookie': cookie })
      .end();
  }
  if (path === '/csp-report' || path === '/error-report') {
    request.resume();
    return response.writeHead(204).end();
  }
  if (path === '/environment.js') return send('text/javascript; charset=utf-8', environment, 'no-store');
  if (path === '/subsystems.json') return send('application/json', readFileSync('public/subsystems.json'), 'no-store');
  const file = fileOf(path);
  if (file && !file.endsWith('index.html'))
    return send(
      CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
      readFileSync(file),
      cacheHeader(path, false),
    );
  if (/^\/(js|css|static)\//.test(path)) return response.writeHead(404).end('Not found\n');
  send('text/html; charset=utf-8', readFileSync(join(portal, 'index.html')), 'no-store');
});

server.on('error', (error) => process.send?.({ error: error.message }));
server.listen(port, 'localhost', () => process.send?.({ isReady: true }));
// The command that started this process has ended.
process.on('disconnect', () => process.exit());
