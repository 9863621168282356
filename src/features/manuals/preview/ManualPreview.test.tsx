import { act, render, screen, waitFor, within } from '@testing-library/react';
import { AppModal } from '@/components/app-modal';
import type { NamedManual } from '@/domain/manual/schema';
import { getManual } from '@/services/manuals';
import { ManualPreview } from './ManualPreview';

jest.mock('@/services/manuals', () => ({ getManual: jest.fn() }));

beforeAll(() => AppModal.preload());

const file = (downloadUri: string, originalFilename: string) => ({ downloadUri, originalFilename, filename: '' });
const manual = (attachments: NamedManual['attachments']): NamedManual => ({
  id: '1',
  name: '电梯手册',
  source: '1',
  sourceName: '电梯',
  pushTime: '2026-11-21 09:12:00',
  attachments,
});

async function open(attachments: NamedManual['attachments']) {
  jest.mocked(getManual).mockResolvedValue(manual(attachments));
  render(<ManualPreview manualId="1" onClose={() => undefined} />);
  return within(await screen.findByRole('list', { name: '附件' }));
}

test('R048 A40 a file without an address is neither previewed nor downloaded', async () => {
  const list = await open([file('', '说明.txt')]);
  expect(list.getByText('无文件地址，不能下载')).toBeInTheDocument();
  expect(list.getByRole('button', { name: '下载 说明.txt' })).toBeDisabled();
  expect(await screen.findByText('文件不可用')).toBeInTheDocument();
});

test('R048 A40 the first file that can be previewed is, not one without an address', async () => {
  const list = await open([file('', '一.docx'), file('', '二.png'), file('/files/3', '三.png')]);
  expect(await screen.findByRole('img', { name: '三.png' })).toBeInTheDocument();
  expect(list.queryByRole('button', { name: '预览 二.png' })).not.toBeInTheDocument();
});

test.each(['before', 'after'])(
  'R048 R127 the title has the focus when the manual arrives %s its dialog',
  async (when) => {
    let arrive!: () => void;
    const response = new Promise<NamedManual>((resolve) => (arrive = () => resolve(manual([]))));
    jest.mocked(getManual).mockReturnValue(response);
    if (when === 'before') arrive();
    render(<ManualPreview manualId="1" onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog');
    await act(async () => arrive());
    const title = await within(dialog).findByRole('heading', { name: '电梯手册' });
    await waitFor(() => expect(title).toHaveFocus());
  },
);
