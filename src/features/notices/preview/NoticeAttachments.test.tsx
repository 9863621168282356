import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createDownloads, Downloads, type Transfer } from '@/shell/downloads';
import type { Attachment } from '@/domain/file/schema';
import { NoticeAttachments } from './NoticeAttachments';

const files: Attachment[] = ['1', '2', '3'].map((id) => ({
  downloadUri: `/files/${id}`,
  originalFilename: `文件${id}.pdf`,
  filename: '',
}));

/** Downloads that the test completes itself. */
function owe() {
  const owed: { uri: string; resolve(): void; reject(error: unknown): void }[] = [];
  const transfer: Transfer = ({ uri }, { signal }) =>
    new Promise<void>((resolve, reject) => {
      owed.push({ uri, resolve, reject });
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const asked = () => owed.map(({ uri }) => uri);
  return { owed, asked, transfer };
}

function Screen({ transfer, attached = files }: { transfer: Transfer; attached?: Attachment[] }) {
  const [handle] = useState(() => createDownloads(transfer, () => {}));
  return (
    <Downloads value={handle}>
      <NoticeAttachments files={attached} />
    </Downloads>
  );
}

const downloadAll = () => fireEvent.click(screen.getByRole('button', { name: '全部下载' }));
const settle = () => act(async () => undefined);

describe('R115 downloading all attachments', () => {
  test('runs one after the other, and a failed one does not stop the rest', async () => {
    const { owed, asked, transfer } = owe();
    render(<Screen transfer={transfer} />);
    downloadAll();
    expect(asked()).toEqual(['/files/1']);
    await act(async () => owed[0]!.reject(new Error('no')));
    await act(async () => owed[1]!.resolve());
    expect(asked()).toEqual(['/files/1', '/files/2', '/files/3']);
  });

  test('R115 shows how many were passed to the browser', async () => {
    const { owed, transfer } = owe();
    render(<Screen transfer={transfer} />);
    const words = () => screen.getAllByRole('status').at(-1);
    downloadAll();
    expect(words()).toHaveTextContent('正在下载第 1 / 3 个');
    await act(async () => owed[0]!.resolve());
    expect(words()).toHaveTextContent('正在下载第 2 / 3 个');
    await act(async () => owed[1]!.reject(new Error('no')));
    await act(async () => owed[2]!.resolve());
    expect(words()).toHaveTextContent('2 / 3 个文件已交由浏览器下载');
    expect(screen.getByRole('button', { name: '重新下载 文件2.pdf' })).toBeInTheDocument();
  });

  test('R115 can be canceled as a whole', async () => {
    const { asked, transfer } = owe();
    render(<Screen transfer={transfer} />);
    downloadAll();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '取消其余下载' })));
    expect(asked()).toEqual(['/files/1']);
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('0 / 3 个文件已交由浏览器下载');
    expect(screen.getByRole('button', { name: '全部下载' })).toBeInTheDocument();
  });

  test('stops when one of them is canceled', async () => {
    const { owed, asked, transfer } = owe();
    render(<Screen transfer={transfer} />);
    downloadAll();
    await act(async () => owed[0]!.resolve());
    fireEvent.click(screen.getByRole('button', { name: '取消下载 文件2.pdf' }));
    await settle();
    expect(asked()).toEqual(['/files/1', '/files/2']);
  });

  test('continues when the page is left', async () => {
    const { owed, asked, transfer } = owe();
    const { unmount } = render(<Screen transfer={transfer} />);
    downloadAll();
    unmount();
    await act(async () => owed[0]!.resolve());
    expect(asked()).toEqual(['/files/1', '/files/2']);
  });
});

test('R115 A40 a file without an address says that it cannot be downloaded, and is left out of "all"', async () => {
  const { asked, owed, transfer } = owe();
  render(<Screen transfer={transfer} attached={[{ ...files[0]!, downloadUri: '' }, files[1]!, files[2]!]} />);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('无文件地址，不能下载');
  expect(screen.getByRole('button', { name: '下载 文件1.pdf' })).toBeDisabled();
  downloadAll();
  await act(async () => owed[0]!.resolve());
  expect(asked()).toEqual(['/files/2', '/files/3']);
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('正在下载第 2 / 2 个');
});

test('R115 F47 two hundred attachments have a row each and are downloaded one after the other', async () => {
  const attached = Array.from({ length: 200 }, (_, id) => ({ ...files[0]!, downloadUri: `/files/${id}` }));
  let running = 0;
  const asked: string[] = [];
  const transfer: Transfer = async ({ uri }) => {
    running += 1;
    asked.push(uri);
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
  };
  const { container } = render(<Screen transfer={transfer} attached={attached} />);
  expect(container.querySelectorAll('li')).toHaveLength(200);
  await act(async () => {
    // By text: a query by role takes seconds among two hundred rows.
    fireEvent.click(screen.getByText('全部下载'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(asked).toEqual(attached.map(({ downloadUri }) => downloadUri));
});
