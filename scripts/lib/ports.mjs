import { createServer } from 'node:net';
import { CliError } from './project.mjs';

/** The default ports in config/environments.ts and public/subsystems.json. */
const written = { portal: 8000, subsystems: 8010 };

/** The ports to listen on; with the environment variables a second portal can run at the same time. */
export const ports = () => ({
  portal: Number(process.env.PORTAL_PORT ?? written.portal),
  subsystems: Number(process.env.SUBSYSTEM_PORT ?? written.subsystems),
});

/** Replaces the default ports in a text by the actual ones. */
export const rewritePorts = (text, { portal, subsystems } = ports()) =>
  text.replace(/(localhost):(8000|8010)\b/g, (_, host, port) => `${host}:${port === '8000' ? portal : subsystems}`);

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
