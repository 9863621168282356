import { act, fireEvent, render, screen } from '@testing-library/react';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { createDownloads, type DownloadFile, type DownloadsHandle } from './createDownloads';
import { DOWNLOAD_DONE_MS, DownloadTray } from './DownloadTray';
import { Downloads, percentOf, useDownloadState, useDownloads } from './useDownloads';

const { emitSessionEnd } = jest.requireActual('../session/sessionEvents') as { emitSessionEnd(reason: string): void };

const file = { uri: '/files/1', name: '操作手册.pdf' };
const other = { uri: '/files/2', name: '附件.xlsx' };

let transfers: { uri: string; signal: AbortSignal; resolve(): void; reject(): void; progress(part: number): void }[];
let handle: DownloadsHandle;

function Line({ uri, name }: { uri: string; name: string }) {
  const { start } = useDownloads();
  const state = useDownloadState(uri);
  drawings.push(name);
  return (
    <button type="button" onClick={() => void start({ uri, name })}>
      {name} {percentOf(state)}
    </button>
  );
}

let drawings: string[] = [];

/** A page of the portal; `shown` are the files that it lists. */
const Page = ({ shown = [file, other] }: { shown?: readonly DownloadFile[] }) => (
  <Downloads value={handle}>
    <main id="main" tabIndex={-1}>
      {shown.map(({ uri, name }) => (
        <Line key={uri} uri={uri} name={name} />
      ))}
    </main>
    <DownloadTray />
  </Downloads>
);
const tray = () => screen.queryByRole('region', { name: '下载' });
const click = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })));

beforeEach(() => {
  transfers = [];
  handle = createDownloads(
    ({ uri }, { signal, onProgress }) =>
      new Promise<void>((resolve, reject) => {
        transfers.push({ uri, signal, resolve, reject: () => reject(new Error('no')), progress: onProgress });
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
    () => undefined,
  );
});
afterEach(() => jest.useRealTimers());

test('B15 R285 the tray shows a download only after its page is left, until the file is saved', async () => {
  jest.useFakeTimers();
  const { rerender } = render(<Page />);
  await click(file.name);
  expect(tray()).toBeNull();
  rerender(<Page shown={[]} />);
  expect(tray()).toHaveTextContent('操作手册.pdf…');
  act(() => transfers[0]!.progress(0.42));
  expect(tray()).toHaveTextContent('42%');
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: file.name }).value).toBeCloseTo(0.42);
  await act(async () => transfers[0]!.resolve());
  expect(tray()).toHaveTextContent('已交由浏览器下载');
  act(() => jest.advanceTimersByTime(DOWNLOAD_DONE_MS));
  expect(tray()).toBeNull();
});

test('B15 a download that ended before the page was left is not shown', async () => {
  const { rerender } = render(<Page />);
  await click(file.name);
  await act(async () => transfers[0]!.resolve());
  rerender(<Page shown={[]} />);
  expect(tray()).toBeNull();
});

test('B15 R285 canceling one of two downloads keeps the other and moves the focus to it', async () => {
  const { rerender } = render(<Page />);
  await click(file.name);
  await click(other.name);
  rerender(<Page shown={[]} />);
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  const cancel = (name: string) => screen.getByRole('button', { name: `取消下载 ${name}` });
  cancel(file.name).focus();
  await click(`取消下载 ${file.name}`);
  expect(transfers[0]!.signal.aborted).toBe(true);
  expect(transfers[1]!.signal.aborted).toBe(false);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(cancel(other.name)).toHaveFocus();
  await click(`取消下载 ${other.name}`);
  expect(tray()).toBeNull();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('B15 R285 a failed download stays, can be retried and can be dismissed', async () => {
  const { rerender } = render(<Page />);
  await click(file.name);
  rerender(<Page shown={[]} />);
  await act(async () => transfers[0]!.reject());
  expect(tray()).toHaveTextContent('下载失败');
  await click(`重新下载 ${file.name}`);
  expect(transfers).toHaveLength(2);
  expect(tray()).toHaveTextContent('…');
  await act(async () => transfers[1]!.reject());
  await click(`关闭 ${file.name} 的提示`);
  expect(tray()).toBeNull();
});

test('B15 returning to the page or opening it again shows the progress there and hides the tray', async () => {
  const { rerender } = render(<Page />);
  await click(file.name);
  rerender(<Page shown={[]} />);
  expect(tray()).not.toBeNull();
  rerender(<Page />);
  expect(tray()).toBeNull();
  expect(screen.getByRole('button', { name: `${file.name} …` })).toBeVisible();
});

test('B15 R285 a page that switches to other files no longer shows the download it started', async () => {
  const { rerender } = render(<Page />);
  await click(file.name);
  expect(tray()).toBeNull();
  rerender(<Page shown={[other]} />);
  expect(tray()).toHaveTextContent(file.name);
  rerender(<Page shown={[file]} />);
  expect(tray()).toBeNull();
});

test('B15 R285 canceling one file of a run starts the next one', async () => {
  render(<Page shown={[]} />);
  await act(async () => void handle.startAll([file, other]));
  await click(`取消下载 ${file.name}`);
  expect(transfers.map(({ uri }) => uri)).toEqual([file.uri, other.uri]);
  expect(tray()).toHaveTextContent(other.name);
});

test('B15 A38 the focus stays in the row when its button disappears, and moves on when the row is removed', async () => {
  jest.useFakeTimers();
  const { rerender } = render(<Page />);
  await click(file.name);
  await click(other.name);
  rerender(<Page shown={[]} />);
  await act(async () => transfers[1]!.reject());
  const button = (name: string) => screen.getByRole('button', { name });
  button(`重新下载 ${other.name}`).focus();
  await click(`重新下载 ${other.name}`);
  act(() => jest.advanceTimersByTime(20));
  expect(button(`取消下载 ${other.name}`)).toHaveFocus();
  await act(async () => transfers[2]!.resolve());
  button(`关闭 ${other.name} 的提示`).focus();
  act(() => jest.advanceTimersByTime(DOWNLOAD_DONE_MS));
  act(() => jest.advanceTimersByTime(20));
  expect(button(`取消下载 ${file.name}`)).toHaveFocus();
});

test('B15 the tray shows the download of a hidden cached page', async () => {
  const visibility = createVisibility(true);
  render(
    <Downloads value={handle}>
      <PageVisibility value={visibility}>
        <Line {...file} />
      </PageVisibility>
      <DownloadTray />
    </Downloads>,
  );
  await click(file.name);
  expect(tray()).toBeNull();
  act(() => visibility.set(false));
  expect(tray()).toHaveTextContent(file.name);
  act(() => visibility.set(true));
  expect(tray()).toBeNull();
});

test('T3 B15 the end of the session clears the tray', async () => {
  render(<Page shown={[]} />);
  await act(async () => void handle.start(file));
  expect(tray()).not.toBeNull();
  act(() => emitSessionEnd('expired'));
  expect(tray()).toBeNull();
  expect(transfers[0]!.signal.aborted).toBe(true);
});

test('B15 A29 the browser prompts before the window closes only while a download runs', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  render(<Page />);
  expect(asks()).toBe(false);
  await click(file.name);
  expect(asks()).toBe(true);
  await act(async () => transfers[0]!.resolve());
  expect(asks()).toBe(false);
});

test('R009 a progress event rerenders only its own row', async () => {
  render(<Page />);
  await click(file.name);
  drawings = [];
  act(() => transfers[0]!.progress(0.5));
  expect(drawings).toEqual([file.name]);
});
