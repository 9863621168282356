import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nothing uses now. The browser tests cannot load the module of the scripts, which is an ES module. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
