import { createServer } from 'node:net';
import { CliError } from './project.mjs';

/** The ports that config/environments.ts and public/subsystems.json are written with. */
const written = { portal: 8000, subsystems: 8010 };

/** The ports to listen on; the environment variables let a second portal run beside the first. */
export const ports = () => ({
  portal: Number(process.env.PORTAL_PORT ?? written.portal),
  subsystems: Number(process.env.SUBSYSTEM_PORT ?? written.subsystems),
});

/** Puts the ports that are really used into a text that was written with the usual ones. */
export const rewritePorts = (text, { portal, subsystems } = ports()) =>
  text.replace(/(localhost):(8000|8010)\b/g, (_, host, port) => `${host}:${port === '8000' ? portal : subsystems}`);

/** Says whether nobody listens on a port, on either of the addresses that 'localhost' may mean. */
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

/** Ends with one sentence when a port is taken. */
export async function requireFree(port, what, variable) {
  if (await isFree(port)) return;
  throw new CliError(
    `Port ${port} (${what}) is already in use: stop the program that uses it, or choose another with ${variable}=<port>.`,
  );
}

/** A port that is free at this moment. */
export const anyFreePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, () => {
        const { port } = probe.address();
        probe.close(() => resolve(port));
      });
  });
