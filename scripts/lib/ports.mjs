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

/** Ports of commands that run: most of them listen seconds after they have started. */
const claimed = new Set();

/** Claims a free port, if possible the preferred one, until `releasePort()`; nobody else in this process gets it. */
export async function claimPort(preferred) {
  for (let port = preferred; ; port = await anyFreePort()) {
    if (claimed.has(port)) continue;
    claimed.add(port);
    if (await isFree(port)) return port;
    claimed.delete(port);
  }
}

/** Ends the claim of a port. */
export const releasePort = (port) => claimed.delete(port);
