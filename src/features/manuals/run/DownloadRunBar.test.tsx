import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createDownloads, Downloads, type DownloadFile, type DownloadsHandle } from '@/shell/downloads';
import { DownloadRunBar } from './DownloadRunBar';
import { useDownloadRun } from './useDownloadRun';

const files = ['甲', '乙', '丙'].map((letter) => ({ uri: `/files/${letter}`, name: `${letter}.pdf` }));
const [first, second, third] = files as [DownloadFile, DownloadFile, DownloadFile];

interface Running {
  uri: string;
  signal: AbortSignal;
  finish(): void;
  fail(): void;
  progress(fraction: number): void;
}
let transfers: Running[] = [];
let handle: DownloadsHandle;
const failures = jest.fn();

function Page() {
  const run = useDownloadRun();
  return (
    <>
      <button type="button" onClick={() => run.start(files)}>
        all
      </button>
      <button type="button" onClick={() => run.start([first, { uri: '/files/丁', name: '丁.pdf' }])}>
        more
      </button>
      <button type="button" onClick={() => void handle.start(second)}>
        second
      </button>
      <DownloadRunBar run={run} />
    </>
  );
}

const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const settle = (end: 'finish' | 'fail') => act(async () => transfers.at(-1)![end]());
const asked = () => transfers.map(({ uri }) => uri.slice(-1)).join('');
const words = () => within(screen.getByRole('region')).getAllByRole('status')[0];

beforeEach(() => {
  transfers = [];
  failures.mockReset();
  handle = createDownloads(
    ({ uri }, { signal, onProgress }) =>
      new Promise<void>((resolve, reject) => {
        transfers.push({ uri, signal, finish: resolve, fail: () => reject(new Error('no')), progress: onProgress });
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
    failures,
  );
  render(
    <Downloads value={handle}>
      <Page />
    </Downloads>,
  );
});

describe('downloading several manuals one after the other', () => {
  test('R048 R285 the next file starts when the previous one is saved, and the progress is shown', async () => {
    expect(screen.queryByRole('region')).toBeNull();
    await click('all');
    expect(asked()).toBe('甲');
    expect(words()).toHaveTextContent('正在下载第 1 / 3 个：甲.pdf');
    act(() => transfers[0]!.progress(0.5));
    expect(screen.getByText('50%')).toBeInTheDocument();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBeCloseTo(0.5 / 3);
    await settle('finish');
    expect(asked()).toBe('甲乙');
    expect(words()).toHaveTextContent('正在下载第 2 / 3 个：乙.pdf');
    await settle('finish');
    await settle('finish');
    expect(words()).toHaveTextContent('3 / 3 个文件已交由浏览器下载，请在浏览器的下载列表中查看');
    expect(screen.queryByRole('button', { name: /其余/ })).toBeNull();
    await click('关闭');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('R048 R285 a failed file does not stop the next, is listed, and can be retried', async () => {
    await click('all');
    await settle('finish');
    await settle('fail');
    expect(asked()).toBe('甲乙丙');
    const unsaved = within(screen.getByRole('list', { name: '未下载的文件' }));
    expect(unsaved.getByRole('listitem')).toHaveTextContent(/乙\.pdf 下载失败$/);
    await settle('finish');
    expect(words()).toHaveTextContent('2 / 3 个文件已交由浏览器下载，请在浏览器的下载列表中查看');
    expect(failures).toHaveBeenCalledTimes(1);
    await click('重新下载 乙.pdf');
    expect(asked()).toBe('甲乙丙乙');
    expect(unsaved.getByRole('button', { name: '取消下载 乙.pdf' })).toBeInTheDocument();
    await settle('finish');
    expect(words()).toHaveTextContent('3 / 3 个文件已交由浏览器下载，请在浏览器的下载列表中查看');
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('R048 R285 canceling skips the remaining files, and only they can be downloaded afterwards', async () => {
    await click('all');
    await settle('finish');
    const button = screen.getByRole('button', { name: '取消下载' });
    button.focus();
    await act(async () => fireEvent.click(button));
    expect(transfers[1]!.signal.aborted).toBe(true);
    expect(asked()).toBe('甲乙');
    expect(failures).not.toHaveBeenCalled();
    expect(words()).toHaveTextContent('1 / 3 个文件已交由浏览器下载，请在浏览器的下载列表中查看');
    expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await click('下载其余 2 个');
    expect(words()).toHaveTextContent('正在下载第 1 / 2 个：乙.pdf');
    await settle('finish');
    expect(transfers.at(-1)!.uri).toBe(third.uri);
    await settle('finish');
    expect(words()).toHaveTextContent('2 / 2 个文件已交由浏览器下载，请在浏览器的下载列表中查看');
  });

  test('R048 R009 files chosen during a run are appended, each at most once', async () => {
    await click('second');
    await click('all');
    await click('more');
    expect(words()).toHaveTextContent('正在下载第 1 / 4 个：甲.pdf');
    await settle('finish');
    expect(asked()).toBe('乙甲丙');
    await settle('finish');
    expect(asked()).toBe('乙甲丙丁');
    await settle('finish');
    expect(words()).toHaveTextContent('3 / 4 个文件已交由浏览器下载，请在浏览器的下载列表中查看');
    await click('取消下载');
    expect(transfers[0]!.signal.aborted).toBe(true);
    expect(screen.getByRole('button', { name: '下载其余 1 个' })).toBeInTheDocument();
  });
});
