import { routes } from '../../config/routes';
import { checkAdminAuthority } from '../../src/services/dictionaries';
import { read, sources } from '../architecture/project';
import { fakeFetch, jsonResponse, okResponse, wireHttp } from '../support/http';

const CALL = 'checkAdminAuthority';

test.each([
  ['may', true, true],
  ['may, spelled as a number', 1, true],
  ['may not', '0', false],
])('R198 R207 the service asks once whether the person may change dictionaries: %s', async (_words, data, expected) => {
  const { failures } = wireHttp();
  const { sent } = fakeFetch(() => okResponse(data));
  expect(await checkAdminAuthority()).toBe(expected);
  expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'GET /_base/system/dictionary/item/adminAuthorityJudgment',
  ]);
  expect(failures).toEqual([]);
});

test('R198 R207 without an answer nobody may', async () => {
  wireHttp();
  fakeFetch(() => jsonResponse({ status: '0', msg: 'no' }));
  await expect(checkAdminAuthority({ quiet: true })).rejects.toMatchObject({ name: 'EnvelopeError' });
});

test('R198 the call alone exists: there is no page of dictionaries, and none that asks for it', () => {
  const addresses = JSON.stringify(routes);
  expect(addresses).not.toMatch(/dictionar/i);
  const callers = sources().filter((path) => path.startsWith('src/') && read(path).includes(CALL));
  expect(callers.sort()).toEqual(['src/services/dictionaries.ts']);
});
