import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PaneFailure } from '@/domain/subsystem/failure';
import { SubsystemFailure } from './SubsystemFailure';

const show = (failure: PaneFailure) =>
  render(
    <SubsystemFailure name="工单应用" failure={failure} entry="http://byd.localhost/" onRetry={() => undefined} />,
  );

test('R030 R031 a wrong address leads home instead of offering a retry that cannot help', () => {
  show({ kind: 'not-permission' });
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /新窗口/ })).not.toBeInTheDocument();
});

// Ends the seconds after a connection has come back.
afterEach(() => void fireEvent.offline(window));

test.each([
  [false, 'offline', 1],
  [false, 'permission', 1],
  [false, 'not-permission', 0],
  [true, 'permission', 0],
] as const)(
  'F31 connected: %s, a failure of the kind %s is tried again %d times when the connection is back',
  (onLine, kind, times) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const onRetry = jest.fn();
    render(<SubsystemFailure name="工单应用" failure={{ kind }} entry={null} onRetry={onRetry} />);
    fireEvent.online(window);
    expect(onRetry).toHaveBeenCalledTimes(times);
  },
);

test('F31 what fails just after the connection has come back is tried again, too', () => {
  jest.useFakeTimers();
  fireEvent.online(window);
  const onRetry = jest.fn();
  render(<SubsystemFailure name="工单应用" failure={{ kind: 'offline' }} entry={null} onRetry={onRetry} />);
  act(() => jest.advanceTimersByTime(3_000));
  expect(onRetry).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('R176 a failed permission check says so in the language of the portal, and quotes the server once', () => {
  show({ kind: 'permission', detail: '未找到该系统' });
  expect(screen.getByText('无法确认您的访问权限。')).toBeInTheDocument();
  expect(screen.getAllByText('未找到该系统')).toHaveLength(1);
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
});

test('R176 R196 what may not be open at all leads home, and not to the system outside of the portal', () => {
  show({ kind: 'permission', detail: '未找到该系统' });
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
  expect(screen.queryByRole('link', { name: /新窗口/ })).not.toBeInTheDocument();
});

test('F3 A37 a refused script is shown with the line of the environment file that would admit its server', () => {
  const { rerender } = show({ kind: 'not-admitted', address: 'https://cdn.example/npm/jquery.js' });
  expect(screen.getByText('"subsystemOrigins": [..., "https://cdn.example"]')).toBeInTheDocument();
  expect(screen.getByText(/供门户管理员参考.*environment\.js/)).toBeInTheDocument();
  for (const failure of [
    { kind: 'not-admitted', address: 'data:text/javascript,1' },
    { kind: 'http-status', status: 404, address: 'https://cdn.example/npm/jquery.js' },
  ] as const) {
    rerender(<SubsystemFailure name="工单应用" failure={failure} entry={null} onRetry={() => undefined} />);
    expect(screen.queryByText(/subsystemOrigins/)).not.toBeInTheDocument();
  }
});

test('the failure names the responsible team and links its runbook, where the registry has them', () => {
  const support = { owner: '电梯组', runbook: 'https://wiki.example/lifts' };
  const card = (more: Partial<typeof support>) => (
    <SubsystemFailure
      name="电梯平台"
      failure={{ kind: 'integrity' }}
      entry={null}
      onRetry={() => undefined}
      {...more}
    />
  );
  const { rerender } = render(card(support));
  expect(screen.getByText(/负责团队：电梯组/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '故障处理手册' })).toHaveAttribute('href', support.runbook);
  rerender(card({}));
  expect(screen.queryByText(/负责团队/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
