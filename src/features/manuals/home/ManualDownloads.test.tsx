import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ManualRecord } from '@/domain/manual/schema';
import { EnvelopeError, downloadFile, HttpStatusError, SessionExpiredError } from '@/services/http';
import { listHomeManuals } from '@/services/manuals';
import { portalDownloads } from '@/shell/downloads';
import { toast } from '@/shell/feedback';
import { forgetBackgroundData } from '@/utils/backgroundCache';
import { ManualDownloads } from './ManualDownloads';

jest.mock('@/services/manuals');
jest.mock('@/services/http', () => ({ ...jest.requireActual('@/services/http'), downloadFile: jest.fn() }));
const list = jest.mocked(listHomeManuals);
const download = jest.mocked(downloadFile);

const manual = (source: number, names = [`手册${source}.pdf`]): ManualRecord => ({
  id: String(source),
  source: String(source),
  sourceName: `来源${source}`,
  pushTime: '2026-11-20 10:00:00',
  attachments: names.map((originalFilename, index) => ({
    downloadUri: `/_files/${source}/${index}`,
    originalFilename,
    filename: 'stored.bin',
    size: 2048,
  })),
});

beforeEach(() => {
  forgetBackgroundData();
  toast.clear();
  portalDownloads.clear();
  list.mockReset();
  download.mockReset();
});

const show = async () => {
  const view = render(<ManualDownloads />);
  await act(async () => undefined);
  return view;
};

/** A download that the test advances manually. */
const hold = () => {
  let finish = () => {};
  let fail = (_error: unknown) => {};
  download.mockImplementation(
    ({ signal }) =>
      new Promise<void>((resolve, reject) => {
        finish = resolve;
        fail = reject;
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  return { finish: () => finish(), fail: (error: unknown) => fail(error) };
};

describe('manual downloads', () => {
  test('R009 R136 each known source has its own icon, others share the default one', async () => {
    list.mockResolvedValue([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99].map((source) => manual(source)));
    const { container } = await show();
    const icons = [...container.querySelectorAll('[data-source]')];
    const drawings = icons.map((icon) => icon.querySelector('path')!.getAttribute('d'));
    expect(new Set(drawings.slice(0, 11)).size).toBe(11);
    expect(drawings[11]).toBe(drawings[12]);
    expect(drawings.slice(0, 11)).not.toContain(drawings[12]);
    expect(screen.getByRole('img', { name: '来源3' })).toBeInTheDocument();
  });

  test('A40 R009 a file without a name has the name of its manual, and one without an address is not offered', async () => {
    const [named] = manual(1).attachments;
    const nameless = { ...named!, originalFilename: '', filename: '' };
    list.mockResolvedValue([
      { ...manual(1), name: '工单手册', attachments: [{ ...nameless, downloadUri: '' }, nameless] },
      { ...manual(2), name: '报事手册', attachments: [nameless, named!] },
      { ...manual(3), name: '装修手册', attachments: [{ ...named!, downloadUri: '' }] },
    ]);
    await show();
    expect(screen.getByRole('button', { name: /工单手册/ })).not.toHaveAttribute('aria-expanded');
    expect(screen.getByRole('button', { name: /报事手册/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: /装修手册/ })).toBeNull();
    expect(screen.getByText('装修手册')).toBeInTheDocument();
  });

  test('R009 a click downloads the file under its original name; the row shows the progress and ignores clicks', async () => {
    const user = userEvent.setup();
    list.mockResolvedValue([manual(1)]);
    const transfer = hold();
    await show();
    const row = screen.getByRole('button', { name: /手册1\.pdf/ });
    expect(row).toHaveTextContent(/PDF$/);
    expect(within(row).getByTitle('2 KB')).toHaveTextContent('PDF');
    await user.dblClick(row);
    await user.click(row);
    expect(download).toHaveBeenCalledTimes(1);
    expect(download.mock.calls[0]![0]).toMatchObject({ uri: '/_files/1/0', name: '手册1.pdf', quiet: true });
    act(() => download.mock.calls[0]![0].onProgress!(0.4));
    expect(row).toHaveTextContent('40%');
    await act(async () => transfer.finish());
    expect(row).not.toHaveTextContent('%');
    await user.click(row);
    expect(download).toHaveBeenCalledTimes(2);
  });

  test('R009 a running download can be canceled, without a message', async () => {
    const user = userEvent.setup();
    const message = jest.spyOn(toast, 'show');
    list.mockResolvedValue([manual(1)]);
    hold();
    await show();
    await user.click(screen.getByRole('button', { name: /手册1\.pdf/ }));
    await user.click(screen.getByRole('button', { name: '取消下载 手册1.pdf' }));
    expect(download.mock.calls[0]![0].signal!.aborted).toBe(true);
    expect(screen.queryByRole('button', { name: /取消/ })).not.toBeInTheDocument();
    expect(message).not.toHaveBeenCalled();
  });

  test('R009 R285 a failed download shows the server’s message', async () => {
    const user = userEvent.setup();
    const message = jest.spyOn(toast, 'show');
    list.mockResolvedValue([manual(1)]);
    const transfer = hold();
    await show();
    await user.click(screen.getByRole('button', { name: /手册1\.pdf/ }));
    await act(async () => transfer.fail(new EnvelopeError('downloadFile', '0', '文件已被移除')));
    expect(message).toHaveBeenCalledWith(expect.objectContaining({ type: 'error', text: '文件已被移除' }));
    const row = screen.getByRole('button', { name: /手册1\.pdf/ });
    expect(row).toHaveTextContent('重新下载 手册1.pdf下载失败');
    await user.click(row);
    expect(row).not.toHaveTextContent('下载失败');
    expect(download).toHaveBeenCalledTimes(2);
  });

  test('R009 the row of several files opens a list', async () => {
    const user = userEvent.setup();
    list.mockResolvedValue([manual(2, ['甲.pdf', '乙.docx', '丙.xlsx'])]);
    download.mockResolvedValue();
    await show();
    const row = screen.getByRole('button', { expanded: false });
    expect(row).toHaveTextContent('甲.pdf3 个附件');
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(download).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /乙\.docx/ }));
    expect(download.mock.calls[0]![0]).toMatchObject({ uri: '/_files/2/1', name: '乙.docx' });
    await user.keyboard('{Escape}');
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(row).toHaveFocus();
  });

  test('R009 a manual without a file shows so', async () => {
    list.mockResolvedValue([manual(1, [])]);
    await show();
    expect(screen.getByText('无附件')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('R009 T10 when the session has ended the error text has no trailing separator', async () => {
    list.mockRejectedValueOnce(new SessionExpiredError('listHomeManuals'));
    await show();
    expect(screen.getByRole('alert')).not.toHaveTextContent('·');
  });

  test('R009 R246 an empty list and a failure with a retry are shown; "more" links to all manuals', async () => {
    const user = userEvent.setup();
    list.mockRejectedValueOnce(new HttpStatusError('listHomeManuals', 502));
    await show();
    const region = within(screen.getByRole('region', { name: '操作手册' }));
    expect(region.getByRole('alert')).toHaveTextContent('服务不可用');
    expect(region.getByRole('link', { name: '更多操作手册' })).toHaveAttribute('href', '/mainApp/allManual');
    list.mockResolvedValue([]);
    await user.click(region.getByRole('button', { name: '重试' }));
    expect(await region.findByText('暂无操作手册')).toBeInTheDocument();
  });
});
