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

/** Waits until an address responds; `isLost()` returns a reason to give up early. */
export async function waitFor(address, { timeoutMs = 180_000, isLost = () => undefined } = {}) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const lost = isLost();
    if (lost) throw new CliError(lost);
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(5_000) });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new CliError(`${address} did not answer within ${Math.round(timeoutMs / 1000)} seconds.`);
}
