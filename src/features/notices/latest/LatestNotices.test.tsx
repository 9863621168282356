import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';

import type { NoticeRecord } from '@/domain/notice/schema';
import { HttpStatusError, SessionExpiredError } from '@/services/http';
import { listNotices } from '@/services/notices';
import { forgetBackgroundData } from '@/utils/backgroundCache';
import { LatestNotices } from './LatestNotices';

jest.mock('@/services/notices');
const list = jest.mocked(listNotices);

const notice = (id: number, fields: Partial<NoticeRecord> = {}): NoticeRecord => ({
  id: String(id),
  title: `公告${id}`,
  columnCode: '1',
  columnName: '制度',
  createTime: '2026-11-21 09:12:00',
  status: '2',
  publishingType: '2',
  ...fields,
});
const page = (records: NoticeRecord[]) => ({ records, total: records.length, pageNo: 1, pageSize: 13 });
const thirteen = Array.from({ length: 13 }, (_, index) => notice(index + 1));

let bodyHeight = 400;
let resized: (() => void)[] = [];

beforeEach(() => {
  // A window in which the panel was not measured yet.
  window.innerHeight += 1;
  forgetBackgroundData();
  list.mockReset();
  bodyHeight = 400;
  resized = [];
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => bodyHeight);
  window.ResizeObserver = class {
    constructor(callback: () => void) {
      resized.push(callback);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+08:00') });
});

const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
const linkTo = (id: string) => ({
  to: { pathname: '/home', search: `?preview=${id}`, hash: '' },
  state: { isOpenedHere: true },
});
const show = async () => {
  const view = render(<LatestNotices linkTo={linkTo} />);
  await settle();
  return view;
};
const rows = () => within(screen.getByRole('region', { name: '最新公告' })).getAllByRole('listitem');

describe('latest notices', () => {
  test('R008 R318 loads thirteen published notices in the background', async () => {
    list.mockResolvedValue(page(thirteen));
    await show();
    expect(list.mock.calls[0]![0]).toEqual({ status: 2, publishingType: 2, pageNo: 1, pageSize: 13 });
    expect(Object.keys(list.mock.calls[0]![0])).toEqual(['status', 'publishingType', 'pageNo', 'pageSize']);
    expect(list.mock.calls[0]![1]).toMatchObject({ overlay: false, quiet: true });
  });

  test('R007 R318 shows as many whole rows of 40 px as fit, and adapts to the size without loading again', async () => {
    list.mockResolvedValue(page(thirteen));
    await show();
    expect(rows()).toHaveLength(10);
    bodyHeight = 279;
    act(() => resized.forEach((measure) => measure()));
    expect(rows()).toHaveLength(6);
    bodyHeight = 20;
    act(() => resized.forEach((measure) => measure()));
    expect(rows()).toHaveLength(1);
    expect(list).toHaveBeenCalledTimes(1);
  });

  test('R006 R134 a row shows column, title, relative and full time, an unread dot, and links to the preview', async () => {
    list.mockResolvedValue(page([notice(7), notice(8, { columnCode: '2', createTime: '2026-10-01 08:00:00' })]));
    await show();
    const [first, second] = rows();
    expect(within(first!).getByText('制度')).toHaveClass('green');
    expect(within(second!).getByText('制度')).toHaveClass('blue');
    const time = first!.querySelector('time')!;
    expect(time).toHaveTextContent(/09:12$/);
    expect(time).toHaveAttribute('datetime', '2026-11-21T09:12:00+08:00');
    expect(time).toHaveAttribute('title', '2026-11-21 09:12');
    expect(within(first!).getByText('未读')).toBeInTheDocument();
    expect(within(second!).queryByText('未读')).not.toBeInTheDocument();
    const link = within(first!).getByRole('link');
    expect(link).toHaveAttribute('href', '/home?preview=7');
    fireEvent.click(link);
    expect(history.location.search).toBe('?preview=7');
    expect(screen.getByRole('link', { name: '更多公告' })).toHaveAttribute('href', '/mainApp/noticeList');
  });

  test('R006 the arrow keys move between rows', async () => {
    list.mockResolvedValue(page(thirteen.slice(0, 3)));
    await show();
    const links = [...document.querySelectorAll<HTMLElement>('a[data-notice-id]')];
    act(() => links[0]!.focus());
    fireEvent.keyDown(links[0]!, { key: 'ArrowDown' });
    expect(links[1]).toHaveFocus();
    fireEvent.keyDown(links[1]!, { key: 'ArrowUp' });
    fireEvent.keyDown(links[0]!, { key: 'ArrowUp' });
    expect(links[0]).toHaveFocus();
  });

  test('R006 the title has a tooltip only when it is truncated', async () => {
    list.mockResolvedValue(page([notice(1)]));
    await show();
    const title = screen.getByText('公告1');
    fireEvent.mouseEnter(title);
    expect(title).not.toHaveAttribute('title');
    jest.spyOn(title, 'scrollWidth', 'get').mockReturnValue(300);
    fireEvent.mouseEnter(title);
    expect(title).toHaveAttribute('title', '公告1');
  });

  test('R006 an empty list shows so', async () => {
    list.mockResolvedValue(page([]));
    await show();
    expect(screen.getByText('暂无公告')).toBeInTheDocument();
  });

  test('R006 T10 when the session has ended the error text has no trailing separator', async () => {
    list.mockRejectedValueOnce(new SessionExpiredError('listNotices'));
    await show();
    expect(screen.getByRole('alert')).not.toHaveTextContent('·');
  });

  test('R006 a failure shows a row with a retry, which loads again', async () => {
    list.mockRejectedValueOnce(new HttpStatusError('listNotices', 500));
    await show();
    expect(screen.getByRole('alert')).toHaveTextContent('服务器错误');
    list.mockResolvedValue(page(thirteen.slice(0, 3)));
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await settle();
    expect(list).toHaveBeenCalledTimes(2);
    expect(rows()).toHaveLength(3);
  });

  test('R008 coming back to the window loads again when the list is older than a minute', async () => {
    list.mockResolvedValue(page(thirteen));
    await show();
    await act(async () => void (await jest.advanceTimersByTimeAsync(59_000)));
    act(() => void window.dispatchEvent(new Event('focus')));
    await settle();
    expect(list).toHaveBeenCalledTimes(1);
    await act(async () => void (await jest.advanceTimersByTimeAsync(2_000)));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await settle();
    expect(list).toHaveBeenCalledTimes(2);
  });

  test('R201 leaving the page aborts the request', async () => {
    list.mockReturnValue(new Promise(() => undefined));
    const { unmount } = await show();
    expect(screen.getByRole('region').querySelector('[aria-busy="true"]')).toBeInTheDocument();
    unmount();
    expect(list.mock.calls[0]![1]!.signal!.aborted).toBe(true);
  });
});
