import { createServer } from 'node:net';
import { CliError } from './errors.mjs';

/** @param {number} port */
const isFree = (port) =>
  new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .once('listening', () => probe.close(() => done(true)))
      .listen(port);
  });

/** The first free port from here on. @param {number} from @returns {Promise<number>} */
export async function freePort(from) {
  for (let port = from; port < from + 50; port += 1) if (await isFree(port)) return port;
  throw new CliError(`No port from ${from} on is free: choose another with --port.`);
}

/** A port that nothing uses. @returns {Promise<number>} */
export const anyFreePort = () =>
  new Promise((done, fail) => {
    const probe = createServer()
      .once('error', fail)
      .listen(0, () => {
        const address = probe.address();
        probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
      });
  });
