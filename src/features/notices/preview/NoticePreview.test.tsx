import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { AppModal } from '@/components/app-modal';
import type { NoticeDetail } from '@/domain/notice/schema';
import { EnvelopeError, HttpStatusError } from '@/services/http';
import { getNotice } from '@/services/notices';
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
  render(<NoticePreview preview={{ noticeId: '7', open: jest.fn(), close: jest.fn() }} />);
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
  const close = jest.fn();
  get.mockRejectedValueOnce(new EnvelopeError('getNotice', '0', '公告不存在或已被删除'));
  render(<NoticePreview preview={{ noticeId: '8', open: jest.fn(), close }} />);
  expect(await screen.findByText('公告不存在')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(close).toHaveBeenCalledTimes(1);
});
