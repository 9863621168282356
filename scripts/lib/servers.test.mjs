import { createServer, request } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProxy } from './proxy.mjs';
import { close, listen } from './servers.mjs';
import { createSubsystemServer } from './subsystem-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'servers-'));
const put = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const open = [];
const at = async (server) => {
  open.push(await listen(server, 0));
  return server.address().port;
};
/** Sends a request without normalizing the path, as an attacker would. */
const ask = (port, path, headers = {}, method = 'GET') =>
  new Promise((resolve, reject) => {
    request({ port, path, headers, method }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part) => (body += part));
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, body }));
    })
      .on('error', reject)
      .end();
  });

afterEach(() => Promise.all(open.splice(0).map(close)));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the proxy in front of the build', () => {
  const output = join(folder, 'dist');
  const environment = {
    subsystemOrigins: ['http://mgr.localhost:8010'],
    verificationPage: 'http://verify.localhost:8000/x',
  };
  put('dist-environments/development.js', `window.__PORTAL_ENVIRONMENT__ = ${JSON.stringify(environment)};`);
  put('dist/js/umi.00000001.js', 'application');
  put('secret.txt', 'secret');

  const startProxy = async (reply) => {
    const inner = await at(
      createServer((asked, response) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Access-Control-Allow-Headers', 'X');
        response.setHeader('Content-Type', 'text/html');
        reply ? reply(asked, response) : response.end('<div id="root">');
      }),
    );
    return at(createProxy({ inner, output, ports: { portal: 8100, subsystems: 8110 } }));
  };

  test('T22 a page gets the CSP and loses the permissive CORS header', async () => {
    const { headers } = await ask(await startProxy(), '/home');
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' [^;]*http:\/\/mgr\.localhost:8110/);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('A37 the environment uses the actual ports and is not cached', async () => {
    const { body, headers } = await ask(await startProxy(), '/environment.js');
    expect(body).toContain('http://verify.localhost:8100/x');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('F23 a missing file gives 404, an existing one is passed on', async () => {
    const port = await startProxy();
    expect((await ask(port, '/js/umi.00000000.js')).status).toBe(404);
    expect((await ask(port, '/css/umi.00000000.css')).status).toBe(404);
    expect((await ask(port, '/js/umi.00000001.js')).status).toBe(200);
  });

  test.each(['/js/../../secret.txt', '/js/..%2f..%2fsecret.txt', '/static/%2e%2e/%2e%2e/secret.txt', '/%E0%A4%A'])(
    '%s is refused',
    async (path) => {
      const { status, body } = await ask(await startProxy(), path);
      expect(body).not.toContain('secret');
      expect([400, 404]).toContain(status);
    },
  );

  test('pages of other servers keep their own CSP', async () => {
    const { headers } = await ask(await startProxy(), '/_sites/verification');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a client that disconnects releases the server', async () => {
    let left;
    let reached;
    const gone = new Promise((resolve) => (left = resolve));
    const asked = new Promise((resolve) => (reached = resolve));
    const port = await startProxy((arrived) => {
      arrived.on('close', left);
      reached();
    });
    const leaving = request({ port, path: '/_base/slow' }).on('error', () => {});
    leaving.end();
    await asked;
    leaving.destroy();
    await gone;
  });
});

describe('the server of the subsystems', () => {
  put('subsystems/mgr/package.json', '{ "scripts": { "build": "umi build" } }');
  put('subsystems/mgr/.umirc.ts', '');
  put('subsystems/mgr/dist/index.html', '<div id="mgr">');
  put('subsystems/mgr/dist/umi.00000001.js', 'mgr');
  put('subsystems/new/main.ts', '');
  put('subsystems/planned/package.json', '{}');
  put('subsystems/vued/vite.config.mjs', '');
  put('subsystems/gone/dist/index.html', '<div id="gone">');
  put('subsystems/misbehaving/slow/index.html', '<div id="slow">');
  put('subsystems/misbehaving/server.mjs', 'secret');
  const portalOrigin = 'http://localhost:8000';
  const server = (ready) => at(createSubsystemServer({ portalOrigin, ready, folder: join(folder, 'subsystems') }));
  const mgr = { host: 'mgr.localhost:8010' };

  test('each subsystem responds at its own host: pages with the page, missing files with 404', async () => {
    const port = await server();
    expect((await ask(port, '/orders/7', mgr)).body).toContain('id="mgr"');
    expect((await ask(port, '/umi.00000001.js', mgr)).body).toBe('mgr');
    expect((await ask(port, '/umi.00000000.js', mgr)).status).toBe(404);
    expect((await ask(port, '/', { host: 'other.localhost:8010' })).status).toBe(404);
    expect((await ask(port, '/', { host: 'new.localhost:8010' })).status).toBe(503);
    expect((await ask(port, '/', mgr, 'POST')).status).toBe(405);
  });

  test.each([
    ['planned', /^subsystems\/planned is not built: it has neither a script 'build' .* nor one of main\.ts/],
    ['vued', /^subsystems\/vued is not built: it has vite\.config\.mjs, but .* no script 'build'/],
    ['gone', /^No subsystem lives at this address: gone/],
  ])('the folder %s, which cannot be built, gets 404 with the reason', async (name, reason) => {
    const { status, body } = await ask(await server(), '/', { host: `${name}.localhost:8010` });
    expect([status, body]).toEqual([404, expect.stringMatching(reason)]);
  });

  test('the failure catalog consists of a program and plain files', async () => {
    const load = async () => ({
      answer: (asked, response) => asked.url === '/gone/' && Boolean(response.writeHead(410).end()),
    });
    const port = await at(createSubsystemServer({ portalOrigin, folder: join(folder, 'subsystems'), load }));
    const host = { host: 'misbehaving.localhost:8010' };
    expect((await ask(port, '/slow/', host)).body).toContain('id="slow"');
    expect((await ask(port, '/gone/', host)).status).toBe(410);
    expect((await ask(port, '/other/', host)).status).toBe(404);
    expect((await ask(port, '/server.mjs', host)).status).toBe(404);
    expect((await ask(port, '/../../secret.txt', host)).body).not.toContain('secret');
  });

  test('only the portal may frame it', async () => {
    const { headers } = await ask(await server(), '/', mgr);
    expect(headers['content-security-policy']).toBe(`frame-ancestors 'self' ${portalOrigin}`);
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test('a development server responds instead of the build', async () => {
    const development = await at(createServer((asked, response) => response.end(`${asked.headers.host} ${asked.url}`)));
    let started;
    const port = await at(
      createSubsystemServer({
        portalOrigin,
        folder: join(folder, 'subsystems'),
        // A request waits for its start, instead of getting the last build.
        ready: async (name) => name === 'mgr' && (started = development),
        developmentPort: (name) => (name === 'mgr' ? started : undefined),
      }),
    );
    expect((await ask(port, '/orders?x=1', mgr)).body).toBe('mgr.localhost:8010 /orders?x=1');
    expect((await ask(port, '/', { host: 'new.localhost:8010' })).status).toBe(503);
  });

  test('the WebSocket of a development server is passed on in both directions, others are refused', async () => {
    const upgraded = createServer();
    const asked = [];
    upgraded.on('upgrade', ({ url, headers }, socket) => {
      asked.push(url, headers.host, headers['sec-websocket-protocol']);
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello ');
      socket.on('data', (text) => socket.end(`got ${text}`));
    });
    const development = await at(upgraded);
    const port = await at(
      createSubsystemServer({
        portalOrigin,
        folder: join(folder, 'subsystems'),
        developmentPort: (name) => (name === 'mgr' ? development : undefined),
      }),
    );
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Protocol': 'webpack-hmr' };
    const talk = (host) =>
      new Promise((resolve) => {
        request({ port, path: '/__hmr?x=1', headers: { ...headers, Host: host } })
          .on('upgrade', (reply, socket, head) => {
            let text = String(head);
            socket.on('data', (part) => (text += part)).on('end', () => resolve(`${reply.statusCode} ${text}`));
            socket.write('edit');
          })
          .on('error', () => resolve('refused'))
          .end();
      });
    expect(await talk('mgr.localhost:8010')).toBe('101 hello got edit');
    expect(asked).toEqual(['/__hmr?x=1', 'mgr.localhost:8010', 'webpack-hmr']);
    expect(await talk('new.localhost:8010')).toBe('refused');
  });

  test('only the portal may read it across origins', async () => {
    const port = await server();
    expect((await ask(port, '/', { ...mgr, origin: portalOrigin })).headers['access-control-allow-origin']).toBe(
      portalOrigin,
    );
    const thirdParty = await ask(port, '/', { ...mgr, origin: 'http://evil.example' });
    expect(thirdParty.headers['access-control-allow-origin']).toBeUndefined();
    expect(thirdParty.headers.vary).toBe('Origin');
  });

  test.each(['/../package.json', '/..%2fpackage.json', '/..%2f..%2f..%2fsecret.txt'])('%s is refused', async (path) => {
    const { status, body } = await ask(await server(), path, mgr);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  test('a request waits for the running build', async () => {
    let finish;
    let markAsked;
    const asked = new Promise((resolve) => (markAsked = resolve));
    const builds = [new Promise((resolve) => (finish = resolve))];
    const port = await server(() => {
      markAsked();
      return builds.shift();
    });
    let isAnswered = false;
    const reply = ask(port, '/', mgr).then((result) => {
      isAnswered = true;
      return result;
    });
    await asked;
    expect((await ask(port, '/', mgr)).status).toBe(200);
    expect(isAnswered).toBe(false);
    finish();
    expect((await reply).status).toBe(200);
  });
});
