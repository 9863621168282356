import { CliError } from './project.mjs';

/** Listens, or throws a CliError. */
export const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new CliError(`Port ${port} cannot be listened on: ${error.message}.`)));
    server.listen(port, () => resolve(server));
  });

/** Closes a server and its keep-alive connections. */
export const close = (server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

/** Against servers that hang, not against slow ones: machines differ by several times. */
export const START_TIMEOUT_MS = 600_000;
const RESPONSE_TIMEOUT_MS = 60_000;

/** Waits until an address responds; `isLost()` returns a reason to give up early. */
export async function waitFor(address, { isLost = () => undefined } = {}) {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const lost = isLost();
    if (lost) throw new CliError(lost);
    try {
      const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
      const response = await fetch(address, { headers: { accept: 'text/html' }, signal });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new CliError(`${address} did not answer within ${START_TIMEOUT_MS / 60_000} minutes.`);
}
