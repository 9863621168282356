import { confirm } from '@/shell/feedback';
import { registerUnsavedSource } from '@/shell/unsaved-work';
import type { ChunkFailure } from '@/utils/chunkFailure';
import { reportChunkFailure } from '@/utils/chunkFailure';
import { forceReload } from '@/utils/safeRedirect';
import { sessionArea } from '@/utils/storage';
import { fakeFetch } from '../../../tests/support/http';
import { watchForStaleBuild } from './staleBuild';

jest.mock('@/shell/feedback', () => ({ confirm: jest.fn() }));
jest.mock('@/utils/safeRedirect', () => ({ forceReload: jest.fn(), isLeaving: () => false }));

const failure: ChunkFailure = { code: 'ChunkLoadError', type: 'error', request: 'http://localhost/js/part.1.js' };
const gone = () => new Response(null, { status: 404 });
const settle = () => new Promise((resolve) => setTimeout(resolve));

let stop: (() => void) | undefined;

/** Simulates loading the page of a build: only the storage of the previous page remains. */
const open = (build: string) => {
  stop?.();
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: `/js/umi.${build}.js` });
  document.head.replaceChildren(script);
  stop = watchForStaleBuild();
};
const fail = async (more: Partial<ChunkFailure> = {}) => {
  reportChunkFailure({ ...failure, ...more });
  await settle();
};

beforeEach(() => {
  jest.mocked(forceReload).mockClear();
  jest.mocked(confirm).mockReset();
  sessionArea.clear();
  fakeFetch(gone);
  open('1');
});
afterEach(() => stop?.());

describe('F21 a chunk of the page is gone from the server', () => {
  test('reloads the page automatically, once, though two chunks failed', async () => {
    reportChunkFailure(failure);
    reportChunkFailure({ ...failure, code: 'CSS_CHUNK_LOAD_FAILED', request: 'http://localhost/css/part.1.css' });
    await settle();
    await fail();
    expect(forceReload).toHaveBeenCalledTimes(1);
    expect(confirm).not.toHaveBeenCalled();
  });

  test('the same build is not reloaded again, but the next build is', async () => {
    await fail();
    open('1');
    await fail();
    expect(forceReload).toHaveBeenCalledTimes(1);
    open('2');
    await fail();
    expect(forceReload).toHaveBeenCalledTimes(2);
  });

  test('two servers with different builds do not cause a reload loop', async () => {
    for (const build of ['1', '2', '1', '2', '1']) {
      open(build);
      await fail();
    }
    expect(forceReload).toHaveBeenCalledTimes(2);
  });

  test('a browser without storage does not reload, to avoid an endless loop', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fail();
    expect(forceReload).not.toHaveBeenCalled();
  });

  test('ignores an invalid stored value', async () => {
    sessionStorage.setItem('portal.renewedBuilds', '{"version":1,"value":"/js/umi.1.js"}');
    await fail();
    expect(forceReload).toHaveBeenCalledTimes(1);
  });
});

describe('F21 a chunk failed to load, but still exists', () => {
  test.each<[string, Parameters<typeof fakeFetch>[0], Partial<ChunkFailure>]>([
    ['it is there now', () => new Response(null, { status: 200 }), {}],
    ['the server fails', () => new Response(null, { status: 502 }), {}],
    ['there is no connection', () => 'unreachable', {}],
    ['it timed out', gone, { type: 'timeout' }],
    ['it has no URL', gone, { code: 'MODULE_NOT_FOUND', request: undefined }],
  ])('%s: only the error card is shown', async (_words, response, more) => {
    fakeFetch(response);
    await fail(more);
    expect(forceReload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('portal.renewedBuilds')).toBeNull();
  });
});

describe('F21 a chunk is gone while there is unsaved work', () => {
  let answer: (isLeaving: boolean) => void;
  let unregister: () => void;

  beforeEach(() => {
    jest.mocked(confirm).mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    unregister = registerUnsavedSource({
      list: () => [{ name: '发布公告' }, { name: '电梯' }],
      subscribe: () => () => undefined,
    });
  });
  afterEach(() => unregister());

  test('prompts the user, lists what would be lost, and lets them decide', async () => {
    await fail();
    expect(forceReload).not.toHaveBeenCalled();
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: '系统已更新，是否刷新页面？',
        content: expect.stringContaining('发布公告、电梯'),
        okText: '刷新页面',
        danger: true,
      }),
    );
    answer(true);
    await settle();
    expect(forceReload).toHaveBeenCalledTimes(1);
  });

  test('does not prompt again after the user canceled', async () => {
    await fail();
    answer(false);
    await settle();
    await fail();
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(forceReload).not.toHaveBeenCalled();
  });

  test('reloads once the work was saved meanwhile', async () => {
    unregister();
    await fail();
    expect(forceReload).toHaveBeenCalledTimes(1);
  });
});
