import { createServer } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONTENT_TYPES } from '../../contentTypes.mjs';
import { fileAt } from '../filePath.mjs';

/** @typedef {import('../subject.mjs').Subject} Subject */

/**
 * Serves builds as a good server does, each at the host name that its key is.
 *
 * @param {ReadonlyMap<string, Subject>} subjects - Builds by host name.
 * @param {{ port: number, portalOrigin: string }} options
 * @returns {Promise<() => void>} Stops it.
 */
export async function serveBuilds(subjects, { port, portalOrigin }) {
  const server = createServer((request, response) => {
    const subject = subjects.get((request.headers.host ?? '').split(':')[0] ?? '');
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const name = extname(path) ? path : '/index.html';
    const file = subject && fileAt(subject.files, name);
    const headers = {
      'Access-Control-Allow-Origin': portalOrigin,
      Vary: 'Origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    };
    if (request.method === 'OPTIONS')
      return response.writeHead(204, { ...headers, 'Access-Control-Allow-Headers': '*' }).end();
    if (!file) return response.writeHead(404, headers).end('Not found\n');
    const type = CONTENT_TYPES[extname(name)] ?? 'application/octet-stream';
    const isText = /^text|json|svg/.test(type) && file.bytes.length > 1_000;
    response
      .writeHead(200, { ...headers, 'Content-Type': type, ...(isText && { 'Content-Encoding': 'gzip' }) })
      .end(isText ? gzipSync(file.bytes, { level: 6 }) : file.bytes);
  });
  await new Promise((done) => server.listen(port, 'localhost', () => done(undefined)));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
