import { act, renderHook } from '@testing-library/react';
import { useDownloadAll } from './useDownloadAll';
import { useDownloads } from './useDownloads';

const files = ['甲', '乙', '丙'].map((name) => ({ uri: `/files/${name}`, name }));

/** Both hooks of a region, with what was fetched so far and the end of the last transfer. */
function open() {
  const asked: string[] = [];
  let end = () => {};
  const { result } = renderHook(() => {
    const downloads = useDownloads(
      ({ name }, { signal }) =>
        new Promise<void>((resolve, reject) => {
          asked.push(name);
          end = resolve;
          signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
      jest.fn(),
    );
    return { downloads, all: useDownloadAll(downloads) };
  });
  const all = () => act(async () => void result.current.all(files));
  const finish = () => act(async () => end());
  return { asked, all, finish, cancel: (uri: string) => act(async () => result.current.downloads.cancel(uri)) };
}

describe('all files of a record', () => {
  test('F41 R115 asked for twice they come once, one after the other', async () => {
    const { asked, all, finish } = open();
    await all();
    await all();
    await finish();
    await all();
    expect(asked).toEqual(['甲', '乙']);
    await finish();
    await finish();
    expect(asked).toEqual(['甲', '乙', '丙']);
    await all();
    expect(asked).toEqual(['甲', '乙', '丙', '甲']);
  });

  test('R115 who gives one up gives up the rest, and may begin anew', async () => {
    const { asked, all, cancel } = open();
    await all();
    await cancel('/files/甲');
    expect(asked).toEqual(['甲']);
    await all();
    expect(asked).toEqual(['甲', '甲']);
  });
});
