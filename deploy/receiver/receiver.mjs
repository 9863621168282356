import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { createMetrics } from './metrics.mjs';
import { asBatch, eventBatchSchema, eventsIn, violationsIn } from './records.mjs';

const BODY_LIMIT = 16 * 1024;
const MAX_BROWSER_LENGTH = 200;
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The server that takes reports: `POST /csp-report` and `POST /error-report`. Each becomes a line of JSON and counts on
 * `GET /metrics`. It runs behind the portal's server, whose `X-Forwarded-For` tells the addresses of clients apart.
 *
 * @param options.write - Receives each line.
 * @param options.trustedProxies - Networks of the portal's server: from there that header counts.
 * @param options.perMinute - Requests that one address may send in a minute.
 */
export async function createReceiver({ write, trustedProxies, perMinute = 60, now = () => new Date() }) {
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies ?? PRIVATE_NETWORKS,
    requestTimeout: 10_000,
    connectionTimeout: 10_000,
    ajv: { customOptions: { removeAdditional: 'all' } },
  });
  const metrics = createMetrics();
  server.decorate('metricsRegistry', metrics.registry);

  const keep = (records, { headers }) => {
    const browser = String(headers['user-agent'] ?? '').slice(0, MAX_BROWSER_LENGTH);
    for (const record of records) {
      metrics.count(record);
      write(`${JSON.stringify({ time: now().toISOString(), ...record, browser })}\n`);
    }
  };

  server.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    server.getDefaultJsonParser('error', 'error'),
  );
  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400) metrics.countRefusal(String(reply.statusCode));
  });
  // The default answer quotes the input.
  server.setErrorHandler((error, request, reply) => reply.code(error.statusCode ?? 500).send());

  server.get('/healthz', async () => 'ok\n');
  server.get('/metrics', async (request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });

  await server.register(async (reports) => {
    await reports.register(rateLimit, { max: perMinute, timeWindow: '1 minute' });
    reports.post('/csp-report', async (request, reply) => {
      keep(violationsIn(request.body), request);
      return reply.code(204).send();
    });
    const events = {
      schema: { body: eventBatchSchema },
      preValidation: async (request) => {
        request.body = asBatch(request.body);
      },
    };
    reports.post('/error-report', events, async (request, reply) => {
      keep(eventsIn(request.body), request);
      return reply.code(204).send();
    });
  });
  return server;
}
