import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Duplex, Writable } from 'node:stream';

const appsFolder = resolve(__dirname, 'apps');

const page = (content: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Live</title></head><body>${content}</body></html>`;

/** A tenth of a second of silence. */
function silence(): Buffer {
  const samples = Buffer.alloc(800, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

type File = [type: string, body: string | Buffer];

const filesOf = (at: (host: string) => string): Record<string, File> => ({
  '/': [
    'text/html',
    page(
      `<div id="access-root" data-assets="${at('assets')}" data-elsewhere="${at('elsewhere')}"></div><script src="/app.js" entry></script>`,
    ),
  ],
  '/app.js': ['text/javascript', readFileSync(resolve(appsFolder, 'access.js'), 'utf8')],
  '/worker.js': ['text/javascript', "importScripts('part.js'); postMessage(self.part);"],
  '/part.js': ['text/javascript', "self.part = 'hello';"],
  '/late.js': ['text/javascript', 'window.isLate = true;'],
  '/beep.wav': ['audio/wav', silence()],
  '/dot.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
  '/look.css': ['text/css', '#access-root h1 { color: rgb(1, 2, 3) }'],
  '/features/': [
    'text/html',
    page(
      `<output></output><script>document.querySelector('output').textContent = ['camera', 'clipboard-write', 'fullscreen', 'geolocation'].filter((name) => document.featurePolicy.allowsFeature(name)).join(' ')</script>`,
    ),
  ],
  // As Angular's: the address of the program's root, read from the page.
  '/based/': ['text/html', page('<base href="/nfc/root/"><output></output><script src="/based.js" entry></script>')],
  '/based.js': [
    'text/javascript',
    `window.basedApp = {
  bootstrap: async () => {},
  mount: async ({ container }) => {
    const root = document.querySelector('base').getAttribute('href');
    container.querySelector('output').textContent = root + ' ' + document.baseURI.includes('/root/');
    history.pushState(null, '', root + 'records/1');
  },
  unmount: async () => {},
};`,
  ],
  '/modules/': ['text/html', page('<script type="module" src="/app.js"></script>')],
  '/import/': ['text/html', page('<script src="/import.js" entry></script>')],
  '/import.js': [
    'text/javascript',
    `var main = function () { return import(${JSON.stringify(`${at('live')}/late.js`)}); };
window.importApp = { bootstrap: async () => {}, mount: () => main().catch(() => new Promise(() => {})), unmount: async () => {} };`,
  ],
  '/elsewhere/': [
    'text/html',
    page(`<script src="${at('elsewhere')}/late.js"></script><script src="/app.js" entry></script>`),
  ],
});

/** Accepts a socket, says hello, and closes it when the other side does. */
function greet({ headers }: IncomingMessage, socket: Duplex): void {
  const accept = createHash('sha1')
    .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.on('error', () => socket.destroy());
  socket.on('data', () => socket.end());
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.write(Buffer.concat([Buffer.from([0x81, 5]), Buffer.from('hello')]));
}

/** A server of a team with sockets, events and media, which Playwright's routes cannot answer; any host is its own. */
export type LiveServer = Awaited<ReturnType<typeof startLiveServer>>;

export async function startLiveServer() {
  const live = new Set<Writable>();
  const track = (connection: Writable) => {
    live.add(connection);
    connection.on('close', () => live.delete(connection));
  };
  const at = (host: string) => `http://${host}.localhost:${(server.address() as AddressInfo).port}`;
  const answer = ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (url === '/events') {
      track(response);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: hello\n\n');
      return;
    }
    const file = filesOf(at)[url];
    response
      .writeHead(file ? 200 : 404, { 'Content-Type': file?.[0] ?? 'text/plain' })
      .end(file?.[1] ?? 'nothing here');
  };
  const server = createServer(answer);
  server.on('upgrade', (request, socket) => {
    track(socket);
    greet(request, socket);
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  return {
    at,
    /** Sockets and event streams that are open. */
    live: () => live.size,
    close: () =>
      new Promise<void>((done) => {
        live.forEach((connection) => connection.destroy());
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
