/// <reference types="@testing-library/jest-dom" />
import type { ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createFakePortal, fakeState } from '@portal/subsystem-sdk';
import { PortalProvider } from '@portal/subsystem-sdk/react';
import { NewEntryPage } from './benefits/NewEntryPage';
import { ReviewForm } from './decoration/ReviewForm';
import { seedApplications } from './decoration/seed';
import { seedTasks } from './task/seed';
import { TaskForm } from './task/TaskForm';
import { AssignmentForm } from './workorder/AssignmentForm';
import { seedOrders } from './workorder/seed';

// jsdom has no MessageChannel; antd's form notifies watchers through one. Not global: React would schedule with it.
window.MessageChannel = class {
  port1 = {};
  port2 = { postMessage: () => undefined };
} as never;

const permissions = { ...fakeState.permissions, powerCodes: ['benefits:book'] };
const portal = createFakePortal({ state: { permissions } });

const open = (element: ReactNode) =>
  render(
    <PortalProvider portal={portal}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </ConfigProvider>
    </PortalProvider>,
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

const application = { ...seedApplications(new Date())[0]!, phase: 'submitted' as const, touchesStructure: true };
const task = seedTasks(new Date()).find(({ kind, isDone }) => kind === 'rectification' && !isDone)!;

describe('T12 A38 a refused form puts the focus on its first wrong field, which says why', () => {
  const expectFocused = (field: HTMLElement | undefined) => {
    expect(field).toHaveFocus();
    const described = field!.closest('[aria-invalid="true"]');
    expect(described).toHaveAttribute('aria-required', 'true');
    expect(described).toHaveAccessibleDescription();
  };

  test('an entry of the ledger', async () => {
    open(<NewEntryPage />);
    await press('保存');
    expectFocused(screen.getByLabelText('日期'));
  });

  test('a decision that the plans do not allow: its chosen radio', async () => {
    open(<ReviewForm application={application} />);
    fireEvent.click(screen.getByRole('radio', { name: '同意开工' }));
    await press('保存');
    expectFocused(screen.getByRole('radio', { name: '同意开工' }));
  });

  test('a decision without the deposit', async () => {
    const { from } = application;
    open(<ReviewForm application={{ ...application, touchesStructure: false, to: from }} />);
    fireEvent.click(screen.getByRole('radio', { name: '同意开工' }));
    await press('保存');
    expectFocused(screen.getByLabelText(/^装修押金/));
  });

  test('a task with open items: the first of them', async () => {
    const items = task.items.map((item, index) => ({ ...item, isDone: index === 0 }));
    open(<TaskForm task={{ ...task, items }} onUnsaved={() => undefined} />);
    await press('完成任务');
    expectFocused(screen.getAllByRole('checkbox')[1]);
  });

  test('a task that nobody verifies', async () => {
    const items = task.items.map((item) => ({ ...item, isDone: true }));
    open(<TaskForm task={{ ...task, items }} onUnsaved={() => undefined} />);
    type('完成情况', '已按要求整改完毕，照片已归档');
    await press('完成任务');
    expectFocused(screen.getByLabelText('复核人'));
  });

  test('an assignment without a worker: the first who may get it', async () => {
    const order = { ...seedOrders(new Date())[0]!, worker: null, plannedAt: null };
    open(<AssignmentForm order={order} onUnsaved={() => undefined} />);
    type('派单说明', '请带梯子');
    await press('派单');
    expectFocused(screen.getAllByRole('radio').find((radio) => radio.matches(':enabled')));
  });
});

test('T12 A38 only what is refused when it is empty is marked as required', () => {
  open(<ReviewForm application={application} />);
  expect(screen.getByText('处理结果')).toHaveClass('ant-form-item-required');
  expect(screen.getByLabelText('意见')).not.toBeRequired();
  fireEvent.click(screen.getByRole('radio', { name: '驳回' }));
  expect(screen.getByLabelText('意见')).toBeRequired();
  expect(screen.getByText('意见')).toHaveClass('ant-form-item-required');
});
