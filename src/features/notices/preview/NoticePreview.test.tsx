import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { AppModal } from '@/components/app-modal';
import type { NoticeDetail } from '@/domain/notice/schema';
import { EnvelopeError, HttpStatusError } from '@/services/http';
import { getNotice } from '@/services/notices';
import { setLanguage } from '@/shell/preferences';
import { useReadNotices } from '../readNotices';
import { NoticePreview } from './NoticePreview';

jest.mock('@/services/notices');
const get = jest.mocked(getNotice);

const notice = { title: '停电', content: '', pictures: [], attachments: [] } as unknown as NoticeDetail;

beforeAll(() => AppModal.preload());

test('R105 R117 a notice counts as read when it is loaded, not when it is opened', async () => {
  const { result } = renderHook(useReadNotices);
  const isRead = () => result.current.has('7');
  get.mockRejectedValueOnce(new HttpStatusError('getNotice', 500));
  render(<NoticePreview preview={{ noticeId: '7', open: jest.fn(), close: jest.fn(), forget: jest.fn() }} />);
  expect(isRead()).toBe(false);
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(isRead()).toBe(false);

  let answer!: (detail: NoticeDetail) => void;
  get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  fireEvent.click(retry);
  expect(isRead()).toBe(false);
  await act(async () => answer(notice));
  expect(isRead()).toBe(true);
});

test('R117 R119 a notice that does not exist offers a way back and no retry', async () => {
  const [close, forget] = [jest.fn(), jest.fn()];
  get.mockRejectedValueOnce(new EnvelopeError('getNotice', '0', '公告不存在或已被删除'));
  render(<NoticePreview preview={{ noticeId: '8', open: jest.fn(), close, forget }} />);
  expect(await screen.findByText('公告不存在')).toBeInTheDocument();
  expect(forget).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(close).toHaveBeenCalledTimes(1);
});

describe('names of the server in the reader', () => {
  const value = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  const read = async (language: 'zh-CN' | 'en-US', detail: Partial<NoticeDetail>) => {
    await act(() => setLanguage(language));
    get.mockResolvedValueOnce({ ...notice, statusName: '', publishingName: '', ...detail });
    render(<NoticePreview preview={{ noticeId: '9', open: jest.fn(), close: jest.fn(), forget: jest.fn() }} />);
    await screen.findByText('停电');
  };
  afterEach(() => act(() => setLanguage('zh-CN')));

  test('R110 R111 in Chinese they are shown as the server sends them', async () => {
    await read('zh-CN', { statusName: '已发布中', status: '2', publishingName: '电脑', publishingType: '1' });
    expect([value('发布状态'), value('发布端')]).toEqual(['已发布中', '电脑']);
  });

  test.each([
    ['codes that the portal knows', { status: '2', publishingType: '2' }, ['Published', 'PC']],
    ['no codes', {}, ['已发布', 'PC 端']],
    ['unknown codes', { status: '9', publishingType: '9' }, ['已发布', 'PC 端']],
  ])('R110 R111 in English with %s', async (_, codes, shown) => {
    await read('en-US', { statusName: '已发布', publishingName: 'PC 端', ...codes });
    expect([value('Publish status'), value('Publishing end')]).toEqual(shown);
  });

  test('R110 R111 an absent name is a dash, also with a code, and an English one stays', async () => {
    await read('en-US', { status: '2', publishingName: 'Kiosk', publishingType: '1' });
    expect([value('Publish status'), value('Publishing end')]).toEqual(['-', 'Kiosk']);
  });
});
