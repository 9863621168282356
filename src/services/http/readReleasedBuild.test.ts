import { fakeFetch } from '../../../tests/support/http';
import { readReleasedBuild } from './index';

const page = (head: string) => () => new Response(`<!doctype html><html><head>${head}</head></html>`);

test.each([
  ['with the script', page('<script src="/umi.3f2a.js"></script>'), '/umi.3f2a.js'],
  [
    'on a host for files',
    page('<script src="https://cdn.example/a/umi.1.js"></script>'),
    'https://cdn.example/a/umi.1.js',
  ],
  [
    'with other scripts and attributes',
    page('<script src="/environment.js"></script>\n<script defer crossorigin src="/umi.3f2a.js" async></script>'),
    '/umi.3f2a.js',
  ],
  ['of another site', page('<script src="/main.js"></script><a href="/umi.html">'), undefined],
  ['without a script', page('<img data-src="/umi.1.js"><i>src="/umi.1.js"</i>'), undefined],
  ['of a failing server', () => new Response('<script src="/umi.1.js"></script>', { status: 503 }), undefined],
  ['that cannot be reached', () => 'unreachable' as const, undefined],
])('the released build of a page %s', async (_words, respond, expected) => {
  const { sent } = fakeFetch(respond);
  expect(await readReleasedBuild()).toBe(expected);
  expect(sent).toMatchObject([{ method: 'GET', init: { cache: 'no-store', credentials: 'omit' } }]);
  expect(sent[0]!.url.pathname).toBe('/');
});

test('without an answer within five seconds the released build is unknown', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  fakeFetch(() => 'never');
  expect(await readReleasedBuild()).toBeUndefined();
  expect(AbortSignal.timeout).toHaveBeenCalledWith(5_000);
});
