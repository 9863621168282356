import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect } from 'node:net';
import { createDevProxy } from '../src/dev/devProxy.mjs';
import { createCertificate } from './certificate.mjs';

const portalOrigin = 'http://localhost:8000';
const listen = (server) => new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port)));
const close = (server) => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
};

test('a development server is readable by the portal and may stand in its frames, whatever it sends', async () => {
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'X-Frame-Options': 'DENY',
      'Content-Type': 'text/html',
    });
    response.end(`${request.method} ${request.url} ${request.headers.host}`);
  });
  const port = await listen(server);
  const proxy = createDevProxy({ target: new URL(`http://localhost:${port}/`), portalOrigin });
  const address = `http://127.0.0.1:${await listen(proxy)}`;
  const response = await fetch(`${address}/src/main.ts?t=1`);
  expect(await response.text()).toBe(`GET /src/main.ts?t=1 localhost:${port}`);
  expect(response.headers.get('access-control-allow-origin')).toBe(portalOrigin);
  expect(response.headers.get('x-frame-options')).toBeNull();
  expect(response.headers.get('content-security-policy')).toBe(`frame-ancestors 'self' ${portalOrigin}`);

  await close(server);
  expect((await fetch(address)).status).toBe(503);
  await close(proxy);
});

test('a server of https is shown as well, with its sockets, and one whose certificate is not trusted is not', async () => {
  const certificate = createCertificate();
  const server = createSecureServer(certificate, (request, response) => response.end(`secure ${request.url}`));
  server.on('upgrade', (request, socket) => socket.end(`HTTP/1.1 101 Switching Protocols\r\n\r\nhot ${request.url}`));
  const target = new URL(`https://localhost:${await listen(server)}/`);
  const proxies = [undefined, certificate.cert].map((ca) => createDevProxy({ target, portalOrigin, ca }));
  const [distrusting, trusting] = await Promise.all(proxies.map(listen));

  expect(await (await fetch(`http://127.0.0.1:${trusting}/a.js`)).text()).toBe('secure /a.js');
  expect((await fetch(`http://127.0.0.1:${distrusting}/a.js`)).status).toBe(503);
  const received = await new Promise((done) => {
    let text = '';
    const socket = connect(trusting, '127.0.0.1', () =>
      socket.write('GET /hmr HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    );
    socket.on('data', (part) => (text += part)).on('close', () => done(text));
  });
  expect(received).toContain('hot /hmr');
  await Promise.all([server, ...proxies].map(close));
});
