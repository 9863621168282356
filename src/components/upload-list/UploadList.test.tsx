import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { UploadList, type SendFile } from '.';

const MEGABYTE = 1024 * 1024;
interface Sent {
  downloadUri: string;
  originalFilename: string;
  filename: string;
  size?: number;
}

/** A file that reports the given size in bytes. */
const file = (name: string, size: number) => Object.defineProperty(new File([], name), 'size', { value: size });

/** Uploads that a test completes or fails itself. */
function owe() {
  const owed: { name: string; signal: AbortSignal; progress(fraction: number): void; arrive(): void; fail(): void }[] =
    [];
  const send: SendFile<Sent> = (sent, { signal, onProgress }) =>
    new Promise((resolve, reject) =>
      owed.push({
        name: sent.name,
        signal,
        progress: onProgress,
        arrive: () =>
          resolve({ downloadUri: `/f/${owed.length}`, originalFilename: sent.name, filename: '', size: sent.size }),
        fail: () => reject(new Error('broken line')),
      }),
    );
  return { owed, send };
}

function Field({ send, onPending }: { send: SendFile<Sent>; onPending: (count: number) => void }) {
  const [files, setFiles] = useState<Sent[]>([]);
  return (
    <UploadList<Sent>
      label="附件"
      value={files}
      onChange={setFiles}
      send={send}
      limits={{ count: 3, bytes: 100 * MEGABYTE }}
      describe={() => '网络已断开'}
      onPendingChange={onPending}
    />
  );
}

const show = () => {
  const { owed, send } = owe();
  const onPending = jest.fn<void, [number]>();
  render(<Field send={send} onPending={onPending} />);
  const choose = (...chosen: File[]) =>
    act(
      async () =>
        void fireEvent.change(screen.getByLabelText('附件', { selector: 'input' }), { target: { files: chosen } }),
    );
  const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return { owed, onPending, choose, rows };
};

describe('R047 F35 a rejected file', () => {
  test.each([
    ['with 0 B', [file('空.txt', 0)], '“空.txt”是空文件'],
    ['with 500 MB', [file('大.zip', 500 * MEGABYTE)], '“大.zip”超过 100 MB'],
    ['chosen twice', [file('同.pdf', 7), file('同.pdf', 7)], '“同.pdf”已在列表中'],
  ])('%s is named with the reason and not uploaded', async (_words, chosen, reason) => {
    const { owed, choose, onPending } = show();
    await choose(...chosen);
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(owed).toHaveLength(chosen.length - 1);
    expect(onPending).toHaveBeenLastCalledWith(chosen.length - 1);
  });

  test('has the name and size of an uploaded one; a different size is a different file', async () => {
    const { owed, choose, rows } = show();
    await choose(file('同.pdf', 7));
    await act(async () => owed[0]!.arrive());
    await choose(file('同.pdf', 7));
    expect(screen.getByRole('alert')).toHaveTextContent('“同.pdf”已在列表中');
    await choose(file('同.pdf', 8));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => owed[1]!.arrive());
    expect(rows()).toHaveLength(2);
  });

  test('T16 that is a program is taken, and says so before it is published', async () => {
    const { owed, choose, rows } = show();
    await choose(file('bad.exe', 7), file('清单.xlsx', 7));
    expect(rows()).toEqual([expect.stringContaining('程序文件，可能被拦截'), expect.not.stringContaining('程序文件')]);
    await act(async () => owed[0]!.arrive());
    expect(screen.getByText('程序文件，可能被拦截')).toBeInTheDocument();
  });

  test('T16 shows its real extension, whatever marks its name has, picked, pasted or dropped', async () => {
    const { owed, choose, rows } = show();
    const named = (name: string) => file(`${name}\u202Egpj.exe`, 7);
    const field = screen.getByRole('group', { name: '附件' });
    await choose(named('图'));
    await act(async () => void fireEvent.paste(field, { clipboardData: { files: [named('粘贴')] } }));
    await act(async () => void fireEvent.drop(field, { dataTransfer: { files: [named('拖放')], types: ['Files'] } }));
    expect(rows().join()).toMatch(/图gpj\.exe.*粘贴gpj\.exe.*拖放gpj\.exe/);
    await choose(named('图'));
    expect(screen.getByRole('alert')).toHaveTextContent('“图gpj.exe”已在列表中');
    await act(async () => owed[0]!.arrive());
    expect(document.body.innerHTML).not.toContain('\u202E');
  });

  test('A40 has words for the name that the server omits', async () => {
    const { owed, choose, rows } = show();
    await choose(file('', 7));
    await act(async () => owed[0]!.arrive());
    expect(rows()).toEqual(['未命名文件7 B']);
    expect(screen.getByRole('button', { name: '移除 未命名文件' })).toBeInTheDocument();
  });
});

describe('R047 F35 an upload', () => {
  test('that fails at 99 % shows the error, blocks the form, and starts again on retry', async () => {
    const { owed, choose, onPending, rows } = show();
    await choose(file('图.png', 7));
    await act(async () => owed[0]!.progress(0.99));
    expect(screen.getByRole('progressbar', { name: '图.png 上传进度' })).toHaveAttribute('value', '99');
    await act(async () => owed[0]!.fail());
    expect(screen.getByRole('alert')).toHaveTextContent('上传失败 · 网络已断开');
    expect(onPending).toHaveBeenLastCalledWith(1);
    expect(owed).toHaveLength(1);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重新上传 图.png' })));
    await act(async () => owed[1]!.arrive());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onPending).toHaveBeenLastCalledWith(0);
    expect(rows()).toHaveLength(1);
  });

  test('that is canceled is aborted, leaves the list, and the file can be chosen again', async () => {
    const { owed, choose, onPending, rows } = show();
    await choose(file('图.png', 7));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '取消上传 图.png' })));
    expect(owed[0]!.signal.aborted).toBe(true);
    expect(rows()).toEqual([]);
    expect(onPending).toHaveBeenLastCalledWith(0);
    await choose(file('图.png', 7));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(owed).toHaveLength(2);
  });
});

describe('A38 the focus stays in the field', () => {
  const press = async (name: string) => {
    const button = screen.getByLabelText(name);
    act(() => button.focus());
    await act(async () => fireEvent.click(button));
  };

  test('when files are removed one after the other', async () => {
    const { owed, choose } = show();
    await choose(file('一.pdf', 7), file('二.pdf', 7), file('三.pdf', 7));
    for (const each of owed) await act(async () => each.arrive());
    await press('移除 二.pdf');
    expect(screen.getByLabelText('移除 三.pdf')).toHaveFocus();
    await press('移除 三.pdf');
    expect(screen.getByLabelText('移除 一.pdf')).toHaveFocus();
    await press('移除 一.pdf');
    expect(screen.getByRole('button', { name: '附件' })).toHaveFocus();
  });

  test('when a failed upload starts again', async () => {
    const { owed, choose } = show();
    await choose(file('一.pdf', 7));
    await act(async () => owed[0]!.fail());
    await press('重新上传 一.pdf');
    expect(screen.getByLabelText('取消上传 一.pdf')).toHaveFocus();
  });
});
