import { act, fireEvent, render, screen } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { EmptyState } from '.';

const show = async (element: React.ReactElement) => {
  await act(async () => void render(element));
  return document.querySelector<HTMLElement>('[data-image]')!;
};

describe('R119 the empty states', () => {
  test.each([
    ['not_found', '页面不存在', '返回首页'],
    ['blank_page', '暂无内容', '返回首页'],
    ['not_permission', '暂无权限', '申请权限'],
    ['not_task', '暂无待办任务', '返回首页'],
    ['not_message', '暂无消息', '重试'],
    ['not_network', '网络已断开', '重试'],
    ['page_authorization', '此页面需要授权', '申请权限'],
    ['question_help', '需要帮助？', '联系管理员'],
    ['search_related', '没有搜索结果', '清空筛选'],
    ['system_error', '系统出错了', '重试'],
  ])('%s has its own drawing, title, text and action', async (type, title, action) => {
    const state = await show(<EmptyState type={type} />);
    expect(state.dataset.image).toBe(type);
    expect(state.querySelector('svg[aria-hidden="true"]')).toBeInTheDocument();
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByText(action)).toBeInTheDocument();
  });

  test('have ten different drawings', async () => {
    const types = ['not_found', 'blank_page', 'not_permission', 'not_task', 'not_message', 'not_network'];
    types.push('page_authorization', 'question_help', 'search_related', 'system_error');
    const drawings = new Set<string>();
    for (const type of types) {
      drawings.add((await show(<EmptyState type={type} />)).querySelector('svg')!.innerHTML);
      document.body.replaceChildren();
    }
    expect(drawings.size).toBe(10);
  });

  test('link to home and to the permission application within the portal', async () => {
    await show(<EmptyState type="not_found" />);
    fireEvent.click(screen.getByRole('link', { name: '返回首页' }));
    expect(history.location.pathname).toBe('/home');
    await show(<EmptyState type="not_permission" />);
    fireEvent.click(screen.getByRole('link', { name: '申请权限' }));
    expect(history.location.pathname).toBe('/mainApp/authorityApply');
  });

  test('clear the filters in the URL', async () => {
    history.push('/mainApp/noticeList?title=x');
    await show(<EmptyState type="search_related" />);
    fireEvent.click(screen.getByRole('button', { name: '清空筛选' }));
    expect(history.location.pathname + history.location.search).toBe('/mainApp/noticeList');
  });

  test('copy the details that the administrator needs to the clipboard', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await show(<EmptyState type="question_help" />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '联系管理员' })));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(window.location.pathname));
    expect(screen.getByRole('status')).toHaveTextContent('详情已复制');
  });

  test('call the caller’s action instead', async () => {
    const onClick = jest.fn();
    await show(<EmptyState type="not_task" title="都做完了" action={{ label: '刷新', onClick }} />);
    expect(screen.getByText('都做完了')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('have no button when there is no action', async () => {
    await show(<EmptyState type="not_task" action={null} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('can have a title that is a heading of the page', async () => {
    await show(<EmptyState type="not_found" size="page" headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('页面不存在');
  });
});

describe('R120 the tip', () => {
  test('is 暂无数据 unless the caller passes one', async () => {
    await show(<EmptyState type="not_message" />);
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
    act(() => setLocale('en-US'));
    expect(screen.getByText('No data yet')).toBeInTheDocument();
    await show(<EmptyState type="not_message" tip="本周没有消息" />);
    expect(screen.getByText('本周没有消息')).toBeInTheDocument();
  });
});

describe('R121 any other type', () => {
  test.each(['xyz', '', '__proto__', 'constructor'])('%j shows system_error and logs a warning', async (type) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const state = await show(<EmptyState type={type} />);
    expect(state.dataset.image).toBe('system_error');
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('unknown type'));
  });
});

describe('R122 not_network', () => {
  test('retries automatically when the connection is back, and stops listening after unmounting', async () => {
    const onClick = jest.fn();
    const { unmount } = render(<EmptyState type="not_network" action={{ onClick }} />);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onClick).toHaveBeenCalledTimes(1);
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
