import { createServer } from 'node:net';
import { CliError } from './project.mjs';

export { ports, rewritePorts } from '../../config/ports.cjs';

/** Whether a port is free, on either of the addresses that 'localhost' may mean. */
export async function isFree(port) {
  for (const host of ['::', '127.0.0.1', undefined]) {
    const free = await new Promise((resolve) => {
      const probe = createServer()
        .once('error', (error) => resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'))
        .once('listening', () => probe.close(() => resolve(true)))
        .listen({ port, host });
    });
    if (!free) return false;
  }
  return true;
}

/** Throws a CliError if a port is taken. */
export async function requireFree(port, what, variable) {
  if (await isFree(port)) return;
  throw new CliError(
    `Port ${port} (${what}) is already in use: stop the program that uses it, or choose another with ${variable}=<port>.`,
  );
}

/** A free port. */
export const anyFreePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, () => {
        const { port } = probe.address();
        probe.close(() => resolve(port));
      });
  });

/** The sockets that stand for claimed ports: most commands listen seconds after they have started. */
const claimed = new Map();

/** Below the ports that systems give away. */
const claimOf = (port) => 10_000 + (port % 20_000);

/** Takes the socket that stands for a port; undefined if somebody else has it, in this process or in another one. */
const take = (port) =>
  new Promise((resolve) => {
    const socket = createServer()
      .once('error', () => resolve(undefined))
      .listen({ port: claimOf(port), host: '127.0.0.1', exclusive: true }, () => resolve(socket.unref()));
  });

/**
 * Claims a free port, if possible the preferred one, until `releasePort()`: nobody else who claims ports gets it, such as
 * the tests of another clone. A claim ends with its process, however that ends.
 */
export async function claimPort(preferred) {
  for (let port = preferred; ; port = await anyFreePort()) {
    const socket = await take(port);
    if (socket && (await isFree(port))) {
      claimed.set(port, socket);
      return port;
    }
    socket?.close();
  }
}

/** Ends the claim of a port. */
export async function releasePort(port) {
  const socket = claimed.get(port);
  claimed.delete(port);
  await new Promise((resolve) => (socket ? socket.close(resolve) : resolve()));
}

/**
 * How long the servers of the preview keep an idle connection. Longer than any pause of a test: one that is closed in the
 * moment in which a client uses it again fails with ECONNRESET.
 */
export const KEEP_ALIVE_MS = 10 * 60_000;
