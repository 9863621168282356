/**
 * The server of the failure catalog: serves the files of the cases and simulates faulty servers.
 *
 * Each case fails until it is fixed: `/_heal?run=<id>` fixes all cases of a run, `/_break?run=<id>` breaks them
 * again. The run is part of the entry's address (`/entry-404/?run=<id>`), and the page passes it to its files;
 * without it a common run is used. A fixed case keeps its addresses: its page is valid, and its script
 * is `well/app.js`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const folder = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const healed = new Set();

const page = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const notFound = '<!doctype html><title>Not found</title><h1>Not found</h1><script>void 0</script>';
const login = '<!doctype html><title>Sign in</title><form><input name="user"></form><script>void 0</script>';

const send = (response, status, type, text, headers = {}) => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers });
  response.end(text);
};

/** Behavior of each faulty server, by path. */
const servers = {
  '/entry-404/': ({ response }) => send(response, 404, page, notFound),
  '/entry-500/': ({ response }) => send(response, 500, page, notFound),
  '/entry-other-page/': ({ response }) => send(response, 200, page, login),
  '/entry-no-script/': ({ response }) => send(response, 200, page, '<!doctype html><h1>Maintenance</h1>'),
  '/entry-json/': ({ response }) => send(response, 200, 'application/json', '{"status":"201","msg":"session expired"}'),
  '/entry-empty/': ({ response }) => send(response, 200, page, ''),
  '/entry-never-answers/': () => undefined,
  '/entry-stalls/': ({ response }) => {
    response.writeHead(200, { 'Content-Type': page, 'Cache-Control': 'no-store' });
    response.write('<!doctype html><html><head><title>Half a page</title>');
  },
  '/entry-wrong-cors/': ({ response }) =>
    send(response, 200, page, readPage('well'), { 'Access-Control-Allow-Origin': 'https://elsewhere.example' }),
  '/entry-redirects/': ({ request, response }) =>
    send(response, 302, page, '', { Location: `http://${request.headers.host.replace('misbehaving', 'login')}/` }),
  '/entry-hangs-up/': ({ request }) => request.socket.destroy(),
  '/script-404/app.js': ({ response }) => send(response, 404, page, notFound),
  '/script-page/app.js': ({ response }) => send(response, 200, page, notFound),
  '/script-slow/app.js': async ({ response, request }) => {
    await after(2_000);
    if (!request.socket.destroyed) send(response, 200, script, readFileSync(join(folder, 'well/app.js')));
  },
  '/style-404/missing.css': ({ response }) => send(response, 404, page, notFound),
};

/** Files of the previous release, which are gone after the fix. */
const healedServers = {
  '/redeployed/chunk-1.js': ({ response }) => send(response, 404, page, notFound),
};

const readPage = (name) =>
  readFileSync(join(folder, existsSync(join(folder, name)) ? name : 'well', 'index.html'), 'utf8');

/** The page of a case; its files get the same run. */
const pageOf = (name, run) => {
  const text = readPage(name);
  if (!run) return text;
  return text
    .replace(/(src|href)="([^"?]+\.(?:js|css))"/g, `$1="$2?run=${run}"`)
    .replace('id="page"', `id="page" data-run="${run}"`);
};

/** Handles requests that are not for a file; returns false for those that are. */
export function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://misbehaving.invalid');
  const run = (searchParams.get('run') ?? '').replace(/[^A-Za-z0-9_-]/g, '');
  if (pathname === '/_heal' || pathname === '/_break') {
    if (pathname === '/_heal') healed.add(run);
    else healed.delete(run);
    send(response, 200, 'text/plain', `${pathname === '/_heal' ? 'healed' : 'broken'}\n`);
    return true;
  }
  const isHealed = healed.has(run);
  const behave = (isHealed ? healedServers : servers)[pathname];
  if (behave) {
    void behave({ request, response });
    return true;
  }
  const [, name, file] = /^\/([a-z0-9-]+)\/([^/]*)$/.exec(pathname) ?? [];
  if (name === undefined) return false;
  if (file === '' && (existsSync(join(folder, name)) || `/${name}/` in servers)) {
    send(response, 200, page, pageOf(name, run));
    return true;
  }
  if (file !== 'app.js' || !isHealed) return false;
  send(response, 200, script, readFileSync(join(folder, 'well/app.js')));
  return true;
}
