// Environment of the subsystem benchmarks: one heavy micro-app at ten origins, an empty page with bare qiankun, and
// the portal with its own budget.
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { createProxy } from '../../scripts/lib/proxy.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { environmentFile, inProject } from '../../scripts/lib/project.mjs';
import { listen } from '../../scripts/lib/servers.mjs';

/** The subsystems used: each serves the same page from its own origin. */
export const codes = ['mgr', 'jcpt', 'gdzt', 'wcx', 'lift', 'bjxt', 'af', 'opbi', 'nfc', 'byd'];

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };

/** Builds a page of tests/bench with esbuild; returns its folder. */
export async function buildPage(name, entry, options = {}) {
  const folder = inProject('tests', 'bench', name);
  const output = join(folder, 'dist');
  mkdirSync(output, { recursive: true });
  await build({
    entryPoints: [join(folder, entry)],
    outfile: join(output, 'main.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    ...options,
  });
  writeFileSync(join(output, 'index.html'), readFileSync(join(folder, 'index.html')));
  return output;
}

/** Builds the program that every subsystem of the bench is. */
export const buildTable = () =>
  buildPage('table-app', 'main.jsx', {
    globalName: 'benchTable',
    footer: { js: 'window.benchTable = benchTable;' },
  });

/**
 * Serves a folder with permissive CORS, gzipped like a real server. `before` returns a text that precedes the script,
 * by the first label of the host, or by the name in `/programs/<name>/`, where `programs` is served.
 */
export async function serveFolder(
  folder,
  port,
  before = () => '',
  { programs = folder, cacheControl = 'no-store' } = {},
) {
  const zipped = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const [, program, path = pathname] = /^\/programs\/(\w+)(\/.*)$/.exec(pathname) ?? [];
    const file = join(program ? programs : folder, extname(path) ? path : 'index.html');
    const type = types[extname(file)];
    if (!type || file.includes('..')) return response.writeHead(404).end();
    const name = program ?? (request.headers.host ?? '').split('.')[0];
    const key = `${file} ${before(name)}`;
    if (!zipped.has(key)) {
      const head = extname(file) === '.js' ? before(name) : '';
      zipped.set(key, gzipSync(head + readFileSync(file, 'utf8')));
    }
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'gzip',
      'Cache-Control': cacheControl,
      'Access-Control-Allow-Origin': '*',
    });
    response.end(zipped.get(key));
  });
  return listen(server, port);
}

/** The registry with the bench's page for every code, all in the sandbox; `mount` lets each be mounted ahead. */
function registryFor(port, mount) {
  const { version, subsystems } = JSON.parse(readFileSync(inProject('public', 'subsystems.json'), 'utf8'));
  return {
    version,
    subsystems: subsystems
      .filter(({ code }) => codes.includes(code))
      .map(({ code, name, entryCodes, prefetch }) => {
        const entry = `http://${code}.localhost:${port}/`;
        const ahead = mount ? 'mount' : prefetch;
        return { code, name, entryCodes, entry, ...(ahead && { prefetch: ahead }) };
      }),
  };
}

/** A portal in front of a running `umi preview`, with its own budget or the usual one, and the registry for `mount`. */
export async function servePortal({ inner, output, subsystems, budget, mount = false }) {
  const file = join(inProject('reports'), `bench-environment-${budget}.js`);
  mkdirSync(inProject('reports'), { recursive: true });
  const script = readFileSync(environmentFile('development', output), 'utf8');
  const own = {
    ...(budget && { subsystemBudget: budget }),
    mountAhead: mount ? 'all' : 'learned',
    subsystemOrigins: codes.map((code) => `http://${code}.localhost:8010`),
  };
  writeFileSync(file, `${script}Object.assign(window.__PORTAL_ENVIRONMENT__, ${JSON.stringify(own)});\n`);
  const port = await anyFreePort();
  const proxy = createProxy({ inner, output, environmentFile: file, ports: { portal: port, subsystems } });
  const registry = JSON.stringify(registryFor(subsystems, mount));
  // Not Playwright's routes: with one, every request waits for the end of the page's current task.
  const server = createServer((request, response) => {
    if (request.url !== '/subsystems.json') return proxy.emit('request', request, response);
    return response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }).end(registry);
  });
  await listen(server, port);
  return `http://localhost:${port}`;
}
