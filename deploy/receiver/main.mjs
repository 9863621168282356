// Receives the reports of the portal until SIGTERM:
//   node deploy/receiver/main.mjs --port 9080 --log reports.log
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { collectDefaultMetrics } from 'prom-client';
import { createReceiver } from './receiver.mjs';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '9080' },
    /** The file that lines are appended to; standard output by default. */
    log: { type: 'string' },
    /** Networks of the portal's server, separated by commas; private ones by default. */
    'trusted-proxies': { type: 'string' },
    /** Reports that one address may send in a minute. */
    'per-minute': { type: 'string', default: '60' },
  },
});

const log = values.log ? createWriteStream(values.log, { flags: 'a' }) : process.stdout;
const server = await createReceiver({
  write: (line) => log.write(line),
  trustedProxies: values['trusted-proxies']?.split(','),
  perMinute: Number(values['per-minute']),
});
// Memory, processor time, delay of the event loop.
collectDefaultMetrics({ register: server.metricsRegistry });
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
const address = await server.listen({ host: values.host, port: Number(values.port) });
console.error(`Reports are received at ${address}`);
