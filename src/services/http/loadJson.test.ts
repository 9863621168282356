import * as z from 'zod/mini';
import { fakeFetch, jsonAnswer, wireHttp } from '../../../tests/support/http';
import { loadJson, pendingOverlay } from './index';

const schema = z.object({ version: z.number() });
const registry = { name: 'registry', address: '/subsystems.json', schema };

test('a document is loaded without token, envelope or overlay', async () => {
  wireHttp();
  const { sent } = fakeFetch(() => jsonAnswer({ version: 1 }));
  const loading = loadJson(registry);
  expect(pendingOverlay.get()).toBe(0);
  await expect(loading).resolves.toEqual({ version: 1 });
  expect(sent[0]?.headers.has('ssoToken')).toBe(false);
  expect(sent[0]?.url.pathname).toBe('/subsystems.json');
});

test.each([
  [() => jsonAnswer({}), 'SchemaError'],
  [() => new Response('<html>'), 'SchemaError'],
  [() => new Response('', { status: 404 }), 'HttpStatusError'],
])('a document that cannot be used is a typed error (%#)', async (answer, name) => {
  wireHttp();
  fakeFetch(answer);
  await expect(loadJson(registry)).rejects.toMatchObject({ name, endpointName: 'registry' });
});

test('a document never ends the session', async () => {
  const wired = wireHttp();
  fakeFetch(() => jsonAnswer({ status: '201' }));
  await expect(loadJson(registry)).rejects.toMatchObject({ name: 'SchemaError' });
  expect(wired.expired.count).toBe(0);
});
