import { createServer } from 'node:http';
import { createDevProxy } from '../src/dev/devProxy.mjs';

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
