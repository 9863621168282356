import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import type { Todo } from '@/domain/todo/schema';
import { HttpStatusError } from '@/services/http';
import { listPendingTodos } from '@/services/todos';
import { forgetBackgroundData } from '@/utils/backgroundCache';
import { stageStore, type StageTarget } from '@/shell/subsystem-host';
import { createVisibility, PageVisibility } from '@/utils/pageVisibility';
import { setTimeLanguage } from '@/utils/time';
import { MyTodos } from './MyTodos';

jest.mock('@/services/todos');
const list = jest.mocked(listPendingTodos);

const todo = (id: number, fields: Partial<Todo> = {}): Todo => ({
  id: String(id),
  title: `事项${id}`,
  systemCode: 'lift',
  systemName: '电梯平台',
  applicantName: '林知远',
  createTime: '2026-11-20 09:00:00',
  status: '1',
  statusName: '待审批',
  handleUrl: `/lift/lifts/${id}`,
  ...fields,
});
const answer = (records: Todo[]) =>
  list.mockResolvedValue({ records, total: records.length, pageNo: 1, pageSize: 200 });
const some = [
  todo(1),
  todo(2, { dueTime: '2026-11-21 18:00:00' }),
  todo(3, { dueTime: '2026-11-23 18:00:00' }),
  todo(4, { dueTime: '2026-11-30 18:00:00', createTime: '2026-11-23 08:00:00' }),
];
const onShowAll = jest.fn();
const onCounted = jest.fn();
const show = async (day: string | null = null) => {
  const view = render(<MyTodos day={day} onShowAll={onShowAll} onCounted={onCounted} />);
  await act(async () => undefined);
  return view;
};
const rows = () => screen.getAllByRole('listitem');

beforeEach(() => {
  forgetBackgroundData();
  setTimeLanguage('zh-CN');
  onShowAll.mockReset();
  onCounted.mockReset();
  list.mockReset();
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00+08:00') });
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(120);
  history.push('/home');
});

test('R266 as many tasks as fit, the most urgent first, with what is late and what is due today', async () => {
  answer(some);
  await show();
  expect(screen.getByRole('region', { name: '我的待办' })).toBeInTheDocument();
  expect(rows().map((row) => row.textContent)).toEqual([
    '事项2电梯平台逾期 2 天',
    '事项3电梯平台今天到期',
    '事项4电梯平台今天收到',
  ]);
  expect(within(rows()[0]!).getByText('逾期 2 天')).toHaveClass('isLate');
  expect(within(rows()[1]!).getByText('今天到期')).not.toHaveClass('isLate');
  expect(screen.getByTitle('创建于 2026-11-20 09:00 期限 2026-11-21 18:00', { exact: false })).toBeInTheDocument();
  expect([...onCounted.mock.lastCall![0].perDay]).toEqual(
    expect.arrayContaining([
      ['2026-11-21', 1],
      ['2026-11-20', 1],
    ]),
  );
});

test('R266 a chosen day shows all of its tasks, and says how many', async () => {
  answer([...some, todo(5, { createTime: '2026-11-20 10:00:00' })]);
  await show('2026-11-20');
  expect(screen.getByRole('region', { name: '11月20日的待办' })).toBeInTheDocument();
  expect(rows().map((row) => row.textContent)).toEqual(['事项1电梯平台已等待 3 天', '事项5电梯平台已等待 3 天']);
  expect(screen.getByRole('status')).toHaveTextContent('共 2 项');
  fireEvent.click(screen.getByRole('button', { name: '显示全部' }));
  expect(onShowAll).toHaveBeenCalledTimes(1);
});

test('R266 a day without tasks, and no tasks at all', async () => {
  answer(some);
  const { rerender } = await show('2026-12-24');
  expect(screen.getByText('这一天没有待办')).toBeInTheDocument();
  rerender(<MyTodos day={null} onShowAll={onShowAll} />);
  expect(rows()).toHaveLength(3);
});

test('R266 a task opens its record', async () => {
  answer(some);
  await show();
  fireEvent.click(screen.getByRole('link', { name: '事项3' }));
  expect(history.location.pathname).toBe('/lift/lifts/3');
});

test('A18 R266 back from a subsystem a task that was handled there is gone', async () => {
  answer(some);
  const visibility = createVisibility(true);
  render(
    <PageVisibility value={visibility}>
      <MyTodos day={null} onShowAll={onShowAll} />
    </PageVisibility>,
  );
  await act(async () => undefined);
  expect(rows()[0]).toHaveTextContent('事项2');
  act(() => visibility.set(false));
  stageStore.setState({ target: { key: 'lift' } as StageTarget });
  answer(some.filter(({ id }) => id !== '2'));
  stageStore.setState({ target: null });
  await act(async () => visibility.set(true));
  expect(rows()[0]).toHaveTextContent('事项3');
});

test('R266 a failure shows a row with a retry', async () => {
  list.mockRejectedValueOnce(new HttpStatusError('listPendingTodos', 500));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('待办加载失败 · 服务器错误');
  answer(some);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await act(async () => undefined);
  expect(rows()).toHaveLength(3);
});
