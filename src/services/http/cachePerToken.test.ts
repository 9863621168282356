import { fakeFetch, jsonResponse, okResponse, wireHttp } from '../../../tests/support/http';
import {
  listDictionaries,
  listDictionaryItems,
  listItemsOfDictionaries,
  listOptions,
  removeDictionaryItem,
} from '../dictionaries';
import { cachePerToken } from './cachePerToken';
import { listAreas } from '../applications';
import { listNoticeColumns } from '../notices';

const lookups: [string, () => Promise<unknown>][] = [
  ['R210', () => listOptions('sex')],
  ['R272', () => listDictionaries()],
  ['R273', () => listDictionaryItems('sex')],
  ['R274', () => listItemsOfDictionaries(['sex', 'level'])],
  ['R230', () => listAreas()],
  ['R242', () => listNoticeColumns()],
];

/** A token per test: entries of other tests belong to another person. */
let token = '';
let count = 0;
beforeEach(() => {
  token = `persona-demo.w${(count += 1)}`;
  wireHttp({ readToken: () => token });
});

test.each(lookups)('%s a second or concurrent use sends no request', async (_row, look) => {
  const { sent } = fakeFetch(() => okResponse([]));
  const both = [look(), look()];
  await Promise.all(both);
  await look();
  expect(sent).toHaveLength(1);
});

test('R210 every code is requested once', async () => {
  const { sent } = fakeFetch(({ url }) => okResponse([{ code: '1', name: url.searchParams.get('code') }]));
  await expect(listOptions('sex')).resolves.toEqual([{ code: '1', name: 'sex', remark: undefined }]);
  await expect(listOptions('level')).resolves.toMatchObject([{ name: 'level' }]);
  await expect(listOptions('sex')).resolves.toMatchObject([{ name: 'sex' }]);
  expect(sent).toHaveLength(2);
});

test('R210 another person gets a response of their own', async () => {
  const { sent } = fakeFetch(() => okResponse([]));
  await listOptions('sex');
  token = 'persona-review';
  await listOptions('sex');
  expect(sent).toHaveLength(2);
});

test('R272 a failure is not cached', async () => {
  fakeFetch(() => jsonResponse({ status: '0', msg: 'no' }));
  await expect(listDictionaries()).rejects.toMatchObject({ msg: 'no' });
  fakeFetch(() => okResponse([]));
  await expect(listDictionaries()).resolves.toEqual([]);
});

test('R273 a change of the dictionaries clears the cache', async () => {
  const { sent } = fakeFetch(({ method }) => okResponse(method === 'GET' ? [] : null));
  await listDictionaryItems('sex');
  await removeDictionaryItem('1');
  await listDictionaryItems('sex');
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
});

test('R273 a query that fails after a change does not remove the newer response', async () => {
  let fail!: () => void;
  const load = jest.fn((_query: string) => Promise.resolve('new'));
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(new Error('HTTP 500')))));
  const ask = cachePerToken(load);
  const failed = ask('sex');
  ask.forget();
  await expect(ask('sex')).resolves.toBe('new');
  fail();
  await expect(failed).rejects.toThrow('HTTP 500');
  await expect(ask('sex')).resolves.toBe('new');
  expect(load).toHaveBeenCalledTimes(2);
});
