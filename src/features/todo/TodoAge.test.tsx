import { render, screen } from '@testing-library/react';
import { setTimeLanguage } from '@/utils/time';
import { TodoAge, TodoDue } from './TodoAge';

beforeAll(() => setTimeLanguage('zh-CN'));

const NOW = '2026-11-24 12:00:00';
const created = '2026-11-23 10:00:00';

test.each([
  ['2026-11-20 18:00:00', '逾期 4 天'],
  ['2026-11-24 18:00:00', '今天到期'],
  ['2026-12-09 18:00:00', '12-09 18:00'],
])('B13 a task that is due on %s says in its list: %s', (dueTime, expected) => {
  render(<TodoDue todo={{ createTime: created, dueTime }} now={NOW} />);
  expect(screen.getByText(expected)).toBeInTheDocument();
  expect(screen.getByText(expected).closest('time')).toHaveAttribute('datetime', `${dueTime.replace(' ', 'T')}+08:00`);
});

test('B13 A40 a task without a due time shows no age under that heading', () => {
  const { container } = render(<TodoDue todo={{ createTime: created }} now={NOW} />);
  expect(container).toHaveTextContent(/^-$/);
});

test('B13 on the home page a task that is not urgent says how long it has waited', () => {
  render(<TodoAge todo={{ createTime: created, dueTime: '2026-12-09 18:00:00' }} now={NOW} />);
  expect(screen.getByText('已等待 1 天')).toBeInTheDocument();
});
