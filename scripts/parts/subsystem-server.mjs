import { createServer } from 'node:http';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

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

/** The subsystems of this repository: the folders that can be built. */
export const subsystemNames = (folder = inProject('subsystems')) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json'))) : [];

/**
 * Serves each subsystem from an origin of its own, `http://<name>.localhost:<port>`, as its team's server would.
 * Only the portal's origin may read it across origins. `ready(name)` lets a request wait for a build under way.
 */
export function createSubsystemServer({ portalOrigin, ready = async () => {}, folder = inProject('subsystems') }) {
  return createServer(async (request, response) => {
    const name = (request.headers.host ?? '').split('.localhost')[0];
    response.setHeader('Vary', 'Origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.headers.origin === portalOrigin) response.setHeader('Access-Control-Allow-Origin', portalOrigin);
    if (!subsystemNames(folder).includes(name))
      return end(response, 404, `No subsystem lives at this address: ${name}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Only reading is possible here\n');

    await ready(name);
    const output = join(folder, name, 'dist');
    const file = find(output, request.url.split('?')[0]);
    if (!file)
      return end(
        response,
        existsSync(output) ? 404 : 503,
        existsSync(output) ? 'Not found\n' : `${name} is not built\n`,
      );
    send(request, response, file);
  });
}

/** The file of an address; an address of a page gets the page, a missing script or style gets nothing. */
function find(output, url) {
  let path;
  try {
    path = normalize(join(output, decodeURIComponent(url)));
  } catch {
    return undefined;
  }
  if (path !== output && !path.startsWith(output + sep)) return undefined;
  if (existsSync(path) && statSync(path).isFile()) return path;
  const page = join(output, 'index.html');
  return extname(path) === '' && existsSync(page) ? page : undefined;
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
