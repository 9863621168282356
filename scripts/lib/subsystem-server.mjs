import { createServer, request as forward } from 'node:http';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { KEEP_ALIVE_MS } from './ports.mjs';
import { inProject } from './project.mjs';
import { subsystemNames, unbuildable } from './subsystems.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The failure catalog: plain files, and a program that makes some of them fail. It is never built. */
const MISBEHAVING = 'misbehaving';

/**
 * Serves each subsystem at its own origin, `http://<name>.localhost:<port>`, as its team's server would. Only the
 * portal's origin may read it across origins or frame it. `ready(name)` lets a request wait for a running build or the
 * start of a development server; `developmentPort(name)` is the port of one that responds instead; `names` limits them to some.
 *
 * The failure catalog is at `misbehaving.localhost`. `subsystems/misbehaving/server.mjs` may export
 * `answer(request, response, { portalOrigin })`: it responds and returns true, or returns false to send the file.
 */
export function createSubsystemServer({
  portalOrigin,
  ready = async () => {},
  developmentPort = () => undefined,
  folder = inProject('subsystems'),
  names = undefined,
  load = (file) => import(pathToFileURL(file).href),
}) {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else end(response, 500, 'The server of the subsystems failed\n');
    });
  });

  async function answer(request, response) {
    const name = nameOf(request);
    const isKnown = (names ?? subsystemNames(folder)).includes(name);
    if (isKnown) await ready(name);
    const port = developmentPort(name);
    if (port) return passOn(request, response, port);
    response.setHeader('Vary', 'Origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', `frame-ancestors 'self' ${portalOrigin}`);
    if (request.headers.origin === portalOrigin) response.setHeader('Access-Control-Allow-Origin', portalOrigin);
    if (name === MISBEHAVING && existsSync(join(folder, MISBEHAVING)))
      return misbehave(request, response, { folder: join(folder, MISBEHAVING), portalOrigin, load });
    if (!isKnown)
      return end(
        response,
        404,
        `${unbuildable(folder).find((each) => each.name === name)?.line ?? `No subsystem lives at this address: ${name}`}\n`,
      );
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Only reading is possible here\n');

    const output = join(folder, name, 'dist');
    const file = find(output, request.url.split('?')[0], join(output, 'index.html'));
    if (file) return send(request, response, file);
    if (existsSync(output)) return end(response, 404, 'Not found\n');
    end(response, 503, `${name} is not built\n`);
  }

  // WebSocket of a development server.
  server.on('upgrade', (request, socket, head) => {
    const port = developmentPort(nameOf(request));
    if (!port) return socket.destroy();
    const upstream = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
      upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  return server;
}

const nameOf = ({ headers }) => (headers.host ?? '').split('.localhost')[0];

/** Proxies to a development server, with its own headers. */
function passOn(request, response, port) {
  const { method, url: path, headers } = request;
  const upstream = forward({ host: '127.0.0.1', port, agent: false, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () =>
    response.headersSent ? response.destroy() : end(response, 503, 'The development server is not there yet\n'),
  );
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

async function misbehave(request, response, { folder, portalOrigin, load }) {
  const program = join(folder, 'server.mjs');
  if (existsSync(program)) {
    const { answer } = await load(program);
    if (await answer(request, response, { portalOrigin })) return;
  }
  const path = request.url.split('?')[0];
  const file = find(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (file && extname(file) !== '.mjs') return send(request, response, file);
  end(response, 404, 'Not found\n');
}

/** The file of an address; a page address gets the page, a missing script or style sheet 404. */
function find(output, url, page) {
  let path;
  try {
    path = normalize(join(output, decodeURIComponent(url)));
  } catch {
    return undefined;
  }
  if (path !== output && !path.startsWith(output + sep)) return undefined;
  if (existsSync(path) && statSync(path).isFile()) return path;
  return page && extname(path) === '' && existsSync(page) ? page : undefined;
}

function send(request, response, file) {
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  response.setHeader(
    'Cache-Control',
    /\.[0-9a-f]{8}\./.test(file) ? 'public, max-age=31536000, immutable' : 'no-store',
  );
  if (request.method === 'HEAD') return response.writeHead(200).end();
  if (/^(text|application\/json|image\/svg)/.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    response.writeHead(200, { 'Content-Encoding': 'gzip' });
    return response.end(gzipSync(readFileSync(file)));
  }
  response.writeHead(200);
  createReadStream(file).pipe(response);
}

function end(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(text);
}
