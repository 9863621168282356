import * as z from 'zod/mini';
import { get, post, upload } from './endpoint';

const definition = { row: 'R1', name: 'read', path: '/read', response: z.unknown() };

test('R201 unset options of an endpoint have their defaults', () => {
  expect({ ...get(definition) }).toEqual({
    ...definition,
    ...{ method: 'GET', host: 'base', timeoutMs: 30_000, retries: true, headers: { ssoToken: '' } },
  });
  expect({ ...post(definition) }).toMatchObject({ method: 'POST', host: 'base', timeoutMs: 30_000 });
});

test('R201 R203 set options override the defaults', () => {
  const own = { host: 'portal', timeoutMs: 60_000, retries: false } as const;
  expect({ ...get({ ...definition, ...own, background: true }) }).toEqual({
    ...definition,
    ...own,
    ...{ method: 'GET', headers: { ssoToken: '', 'No-Loading': 'true' } },
  });
});

test('R201 R208 an upload runs in the background with a timeout of three minutes', () => {
  expect({ ...upload(definition) }).toMatchObject({
    ...{ method: 'POST', timeoutMs: 180_000, headers: { ssoToken: '', 'No-Loading': 'true' } },
  });
});
