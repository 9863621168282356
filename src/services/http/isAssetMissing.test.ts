import { fakeFetch } from '../../../tests/support/http';
import { isAssetMissing } from './index';

const response = (status: number, type = 'text/javascript') =>
  new Response(null, { status, headers: { 'Content-Type': type } });

test.each([
  ['says that it has none', () => response(404), true],
  ['says that it has none any more', () => response(410), true],
  ['answers with its page', () => response(200, 'text/html; charset=utf-8'), true],
  ['has it', () => response(200), false],
  ['has a page in another spelling', () => response(200, 'TEXT/HTML'), true],
  ['has something that only sounds like a page', () => response(200, 'text/htmlx'), false],
  ['has something that holds a page', () => response(200, 'x-text/html'), false],
  ['does not say what it has', () => new Response(null, { headers: {} }), false],
  ['is in trouble', () => response(503, 'text/html'), false],
  ['lets nobody in', () => response(403), false],
  ['cannot be reached', () => 'unreachable' as const, false],
])('F21 F23 a server that %s', async (_words, given, expected) => {
  const { sent } = fakeFetch(given);
  expect(await isAssetMissing('/js/1.js')).toBe(expected);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'HEAD', init: { cache: 'no-store', credentials: 'omit' } });
  expect(sent[0]!.url.pathname).toBe('/js/1.js');
});

test('F21 without a clear response the asset counts as present', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  fakeFetch(() => 'never');
  expect(await isAssetMissing('/js/1.js')).toBe(false);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(5_000);
});
