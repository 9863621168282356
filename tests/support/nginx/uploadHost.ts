import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An API host that takes uploads and says how far the current one is. */
export interface UploadHost {
  address: string;
  /** Bytes of the current upload that have arrived. */
  received(): number;
  /** How the current upload has ended. */
  ending(): 'under way' | 'complete' | 'given up';
  stop(): void;
}

/** Starts the host on a free port of this machine. */
export async function startUploadHost(): Promise<UploadHost> {
  let bytes = 0;
  let ending: ReturnType<UploadHost['ending']> = 'under way';
  const server = createServer((request, response) => {
    bytes = 0;
    ending = 'under way';
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      ending = 'complete';
      response.end(JSON.stringify({ bytes }));
    });
    request.on('close', () => {
      if (ending === 'under way') ending = 'given up';
    });
    request.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => bytes,
    ending: () => ending,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
