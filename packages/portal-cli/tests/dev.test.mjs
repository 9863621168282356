import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { fileURLToPath } from 'node:url';
import { dev } from '../src/dev/dev.mjs';
import { anyFreePort } from '../src/ports.mjs';
import { createCertificate } from './certificate.mjs';
import { projectOf, writeFolder } from './project.mjs';

const bin = fileURLToPath(new URL('../bin/portal.mjs', import.meta.url));

/** A project with these settings of its development server. */
const projectWith = (settings, files) => writeFolder(projectOf({ manifest: { dev: settings }, files }));

/** Process of the server that a command has started, until it is known to have ended. */
let server;
afterEach(() => {
  if (server) process.kill(server, 'SIGKILL');
  server = undefined;
});

test('Ctrl-C while the server of the team starts ends that server, too', async () => {
  // Listens nowhere, as a first build that takes long.
  const { folder, remove } = projectWith(
    { command: 'node server.cjs', address: `http://127.0.0.1:${await anyFreePort()}/` },
    { 'server.cjs': 'console.log(`building as ${process.pid}`); setInterval(() => {}, 1000);' },
  );
  const command = spawn(process.execPath, [bin, 'dev', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  // The server has the same output, which is closed when both have ended.
  const [exited, closed] = ['exit', 'close'].map((event) => once(command, event));
  command.stdout.setEncoding('utf8').on('data', (text) => {
    server ??= Number(/^building as (\d+)$/m.exec(text)?.[1]) || undefined;
    // Of a terminal the signal reaches this process only: the server has a process group of its own.
    if (server) command.kill('SIGINT');
  });
  expect((await exited)[0]).toBe(0);
  await closed;
  server = undefined;
  remove();
});

describe('the reason why there is no page of the development server', () => {
  let host;
  afterEach(() => host?.close());
  const listen = async (created) => {
    host = created.listen(0, '127.0.0.1');
    await once(host, 'listening');
    return host.address().port;
  };
  const reasonAt = async (address) => {
    const { folder, remove } = projectWith({ address });
    const error = await dev(folder, { log: () => {} }).catch((reason) => reason);
    remove();
    return error.message;
  };

  test('an error of the server', async () => {
    const port = await listen(createServer((request, response) => response.writeHead(500).end()));
    expect(await reasonAt(`http://127.0.0.1:${port}/`)).toMatch(/^There is no page at \S+ \(HTTP 500\): is that where/);
  });

  test('a port at which nothing listens, also where localhost has two addresses', async () => {
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await reasonAt(`http://${host}:${await anyFreePort()}/`)).toMatch(/ \(.*ECONNREFUSED.*\): is that where/);
  });

  test('a certificate that is not trusted, with what would make it trusted', async () => {
    const port = await listen(createSecureServer(createCertificate(), (request, response) => response.end()));
    expect(await reasonAt(`https://localhost:${port}/`)).toMatch(
      /\(self-signed certificate; NODE_EXTRA_CA_CERTS=<file>/,
    );
  });
});
