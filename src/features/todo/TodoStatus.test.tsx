import { render, screen } from '@testing-library/react';
import type { Todo } from '@/domain/todo/schema';
import { STATUS_PX, TodoStatus, widthOfStatuses } from './TodoStatus';

test.each([
  ['processed', '2', '通过', '已通过'],
  ['processed', '1', '', '待审批'],
  ['applied', '1', '待审批', '已提交'],
  ['applied', '3', '', '已驳回'],
  ['applied', '7', '已撤回', '已撤回'],
  ['applied', '', '', '-'],
] as const)(
  'R050 R267 R269 in the list %s the status %p with the server name %p is shown as %s',
  (view, status, name, shown) => {
    const { container } = render(<TodoStatus todo={{ status, statusName: name } as Todo} view={view} />);
    expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
    // No dot where there is no status (A40).
    expect(container.querySelectorAll('.status')).toHaveLength(shown === '-' ? 0 : 1);
  },
);

test('R267 R269 the column of the states is as wide as its longest reason needs, within limits', () => {
  const widthOf = (...reasons: string[]) =>
    widthOfStatuses(
      (key) => (key === 'todo.status.rejected' ? '已驳回' : ''),
      reasons.map((reason) => ({ status: '3', reason }) as Todo),
      'applied',
    );
  expect(widthOf()).toBe(STATUS_PX);
  expect(widthOf('缺附件', '')).toBe(STATUS_PX);
  expect(widthOf('缺附件', '申请岗位与当前任职不一致，请核对后重新提交。')).toBe(3 * 14 + 15 + 8 + 22 * 14 + 16);
  expect(widthOf('长'.repeat(100))).toBe(520);
});

test('B9 B10 on an English page the reason, and a status that only the server names, are marked as Chinese', () => {
  document.documentElement.lang = 'en-US';
  const todo = { status: '7', statusName: '已撤回', reason: '申请人已离职' } as Todo;
  render(<TodoStatus todo={todo} view="applied" />);
  expect(screen.getByText('已撤回')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('申请人已离职')).toHaveAttribute('lang', 'zh-CN');
});
