import { createServer } from 'node:http';
import { createOverrideLink } from '../src/dev/override.mjs';

const ENVIRONMENT = {
  name: 'test',
  hosts: { base: '/_base', workOrder: '/_workorder', portal: '/_portal' },
  fileHost: '/_files',
  identityProvider: '/_idp',
  overrides: 'on',
  overrideOrigins: ['https://review.example', 'http://*.localhost:*'],
};
let files;
let server;
let portal;
beforeAll(async () => {
  server = createServer((request, response) => {
    const text = files[request.url];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  portal = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

const serve = (changes = {}, subsystems = [{ code: 'patrols' }]) => {
  files = {
    '/environment.js': `window.__PORTAL_ENVIRONMENT__ = ${JSON.stringify({ ...ENVIRONMENT, ...changes })};`,
    '/subsystems.json': JSON.stringify({ version: 1, subsystems }),
  };
};
const ADDRESS = 'http://patrols.localhost:8010/';
const link = (address = ADDRESS) => createOverrideLink({ portal, code: 'patrols', address });

test('A37 the link names the subsystem and the address, as the portal reads it', async () => {
  serve();
  expect(await link()).toBe(`${portal}/override?code=patrols&address=${encodeURIComponent(ADDRESS)}`);
  expect(await link('https://review.example/patrols/b/?x=1&y=2')).toBe(
    `${portal}/override?code=patrols&address=https%3A%2F%2Freview.example%2Fpatrols%2Fb%2F%3Fx%3D1%26y%3D2`,
  );
});

test.each([
  ['no overrides', { overrides: undefined }, ADDRESS, /allows no overrides\. Who runs it/],
  [
    'other origins',
    {},
    'https://evil.example/',
    /allows no overrides from https:\/\/evil\.example\. It allows: https:/,
  ],
  ['no origins', { overrideOrigins: undefined }, ADDRESS, /It allows: none/],
  ['no hosts', { hosts: undefined }, ADDRESS, /lacks 'hosts/],
])('A37 a portal with %s is said to refuse it before anybody follows a link', async (_, changes, address, message) => {
  serve(changes);
  await expect(link(address)).rejects.toThrow(message);
});

test('A37 no portal, no environment file, no registry and no such subsystem are told apart', async () => {
  serve({}, []);
  await expect(link()).rejects.toThrow("has no subsystem 'patrols' to stand in for");
  files['/subsystems.json'] = '<html>';
  await expect(link()).rejects.toThrow('subsystems.json cannot be read: it is not JSON.');
  delete files['/subsystems.json'];
  await expect(link()).rejects.toThrow('subsystems.json cannot be read (HTTP 404).');
  files['/environment.js'] = '<html>';
  await expect(link()).rejects.toThrow('is not the environment file of a portal');
  files = {};
  await expect(link()).rejects.toThrow('/environment.js cannot be read (HTTP 404): is a portal there?');
});
