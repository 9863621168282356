import { render, screen } from '@testing-library/react';
import { translate } from '@/locales/text';
import { MessageStatus, messageStatusText } from './MessageStatus';

test.each([
  ['1', '草稿', '草稿'],
  ['2', '已发布', '已发布'],
  ['2', undefined, '已发布'],
  ['9', '已撤回', '已撤回'],
  ['9', undefined, '-'],
  ['9', '', '-'],
  [undefined, undefined, '-'],
  ['__proto__', undefined, '-'],
])('R045 status %p with the server name %p is shown as %s', (status, statusName, shown) => {
  const { container } = render(<MessageStatus status={status} statusName={statusName} />);
  expect(container).toHaveTextContent(new RegExp(`^${shown}$`));
  // No dot where there is no status (A40).
  expect(container.querySelectorAll('.status')).toHaveLength(shown === '-' ? 0 : 1);
  expect(screen.queryAllByText('已发布')).toHaveLength(status === '2' ? 1 : 0);
});

test('R044 an export has nothing in place of an absent status', () => {
  expect(messageStatusText(translate, { status: '9' })).toBe('');
  expect(messageStatusText(translate, { status: '9', statusName: '已撤回' })).toBe('已撤回');
});
