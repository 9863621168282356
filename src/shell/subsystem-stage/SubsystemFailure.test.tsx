import { render, screen } from '@testing-library/react';
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

test('R176 a failed permission check says so in the language of the portal, and quotes the server once', () => {
  show({ kind: 'permission', detail: '未找到该系统' });
  expect(screen.getByText('无法确认您的访问权限。')).toBeInTheDocument();
  expect(screen.getAllByText('未找到该系统')).toHaveLength(1);
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
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
