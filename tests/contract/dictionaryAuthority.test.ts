import { routes } from '../../config/routes';
import { checkAdminAuthority } from '../../src/services/dictionaries';
import { read, sources } from '../architecture/project';
import { fakeFetch, jsonResponse, okResponse, wireHttp } from '../support/http';

const CALL = 'checkAdminAuthority';

test.each([
  ['may', true, true],
  ['may, spelled as a number', 1, true],
  ['may not', '0', false],
])(
  'R198 R207 the service checks once whether the person may change dictionaries: %s',
  async (_words, data, expected) => {
    const { failures } = wireHttp();
    const { sent } = fakeFetch(() => okResponse(data));
    expect(await checkAdminAuthority()).toBe(expected);
    expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /_base/system/dictionary/item/adminAuthorityJudgment',
    ]);
    expect(failures).toEqual([]);
  },
);

test('R198 R207 without a response no one may', async () => {
  wireHttp();
  fakeFetch(() => jsonResponse({ status: '0', msg: 'no' }));
  await expect(checkAdminAuthority({ quiet: true })).rejects.toMatchObject({ name: 'EnvelopeError' });
});

test('R198 only the call exists: no page of dictionaries, and no caller', () => {
  const addresses = JSON.stringify(routes);
  expect(addresses).not.toMatch(/dictionar/i);
  const callers = sources().filter((path) => path.startsWith('src/') && read(path).includes(CALL));
  expect(callers.sort()).toEqual(['src/services/dictionaries.ts']);
});
