import * as z from 'zod/mini';
import { fakeFetch, jsonResponse, wireHttp } from '../../../tests/support/http';
import { loadJson, pendingOverlay } from './index';

const schema = z.object({ version: z.number() });
const registry = { name: 'registry', address: '/subsystems.json', schema };

test('a document is loaded without token, envelope or overlay', async () => {
  wireHttp();
  const { sent } = fakeFetch(() => jsonResponse({ version: 1 }));
  const loading = loadJson(registry);
  expect(pendingOverlay.get()).toBe(0);
  await expect(loading).resolves.toEqual({ version: 1 });
  expect(sent[0]?.headers.has('ssoToken')).toBe(false);
  expect(sent[0]?.url.pathname).toBe('/subsystems.json');
});

test.each([
  [() => jsonResponse({}), 'SchemaError'],
  [() => new Response('<html>'), 'SchemaError'],
  [() => new Response('', { status: 404 }), 'HttpStatusError'],
])('an unusable document throws a typed error (%#)', async (response, name) => {
  wireHttp();
  fakeFetch(response);
  await expect(loadJson(registry)).rejects.toMatchObject({ name, endpointName: 'registry' });
});

test('a document never ends the session', async () => {
  const wired = wireHttp();
  fakeFetch(() => jsonResponse({ status: '201' }));
  await expect(loadJson(registry)).rejects.toMatchObject({ name: 'SchemaError' });
  expect(wired.expired.count).toBe(0);
});

test('R286 a document bypasses the cache only on request', async () => {
  wireHttp();
  const { sent } = fakeFetch(() => jsonResponse({ version: 1 }));
  await loadJson(registry);
  await loadJson(registry, { cache: 'no-cache' });
  expect(sent.map(({ init }) => init.cache)).toEqual(['default', 'no-cache']);
  expect(sent[0]).toMatchObject({ method: 'GET', init: { credentials: 'omit', redirect: 'error' } });
  expect(sent[0]!.headers.get('Accept')).toBe('application/json');
});

test('F30 a document is retried once after a network failure, then reported', async () => {
  jest.useFakeTimers();
  const { failures } = wireHttp();
  const { sent } = fakeFetch(() => 'unreachable');
  const failed = loadJson(registry).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await failed).toMatchObject({ name: 'NetworkError', endpointName: 'registry', cause: expect.any(TypeError) });
  expect(sent).toHaveLength(2);
  expect(failures).toMatchObject([{ call: { name: 'registry', path: '/subsystems.json' } }]);
});

test('R312 a document request times out and can be canceled', async () => {
  jest.useFakeTimers();
  wireHttp();
  fakeFetch(() => 'never');
  const failed = loadJson(registry).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await failed).toMatchObject({ name: 'TimeoutError', timeoutMs: 30_000 });
  const controller = new AbortController();
  const cut = loadJson(registry, { signal: controller.signal }).catch((error: unknown) => error);
  controller.abort();
  expect(await cut).toMatchObject({ name: 'AbortedError' });
});

test('R133 a document that does not match its schema reports the field', async () => {
  wireHttp();
  fakeFetch(() => jsonResponse({ version: 'x' }));
  await expect(loadJson(registry)).rejects.toThrow('The document cannot be read: version');
});
