/// <reference types="@testing-library/jest-dom" />
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { createFakePortal, fakeState } from '@portal/subsystem-sdk';
import { PortalProvider } from '@portal/subsystem-sdk/react';
import type { Order } from '../../orders/order';
import { seedOrders } from '../../orders/seed';
import { OrderForm } from './OrderForm';

// jsdom has no MessageChannel; antd's form notifies watchers through one. Not global: React would schedule with it.
window.MessageChannel = class {
  port1 = {};
  port2 = { postMessage: () => undefined };
} as never;

const housekeeper = { status: '1', data: { permissions: ['visit:edit'] } };
const portal = createFakePortal({
  state: { permissions: { ...fakeState.permissions, housekeeper } },
  confirm: () => false,
});

const open = (order: Partial<Order>) =>
  render(
    <PortalProvider portal={portal}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <OrderForm order={{ ...seedOrders(new Date())[0]!, ...order }} />
      </ConfigProvider>
    </PortalProvider>,
  );
const choose = (text: string) => {
  fireEvent.mouseDown(screen.getByLabelText('状态'));
  fireEvent.click(screen.getByTitle(text));
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const save = () => press('保存');

test('T12 A38 the refused form of an order puts the focus on the first wrong field', async () => {
  open({ status: 'accepted', appointment: null, result: '', satisfaction: null });
  const appointment = screen.getByLabelText('预约上门时间');
  expect(appointment).not.toBeRequired();
  choose('上门中');
  expect(appointment).toBeRequired();
  await save();
  expect(appointment).toHaveFocus();
  expect(appointment).toBeInvalid();
  expect(appointment).toHaveAccessibleDescription();
});

test('T12 A38 a finished order needs a rating and a result', async () => {
  open({ status: 'visiting', appointment: new Date().toISOString(), result: '', satisfaction: null });
  const result = screen.getByLabelText('处理结果');
  expect(result).not.toBeRequired();
  choose('已完成');
  expect(result).toBeRequired();
  expect(screen.getByText('住户满意度')).toHaveClass('ant-form-item-required');
  await save();
  expect(screen.getByRole('radio', { name: '1 星' })).toHaveFocus();
  fireEvent.click(screen.getByRole('radio', { name: '5 星' }));
  await save();
  expect(result).toHaveFocus();
});

test('an order that goes back from finished before it is saved loses the rating of that status', async () => {
  open({ status: 'visiting', appointment: new Date().toISOString(), result: '', satisfaction: null });
  choose('已完成');
  fireEvent.click(screen.getByRole('radio', { name: '5 星' }));
  expect(screen.getByRole('radio', { name: '5 星' })).toBeChecked();
  choose('上门中');
  expect(screen.getByRole('radio', { name: '5 星' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
});

test('closing an order asks, and says that unsaved changes are lost', async () => {
  const asked = () => portal.calls.flatMap((call) => (call.name === 'confirm' ? [call.question.content] : []));
  open({ status: 'visiting', appointment: new Date().toISOString(), result: '', satisfaction: null });
  await press('关闭服务单');
  expect(asked().at(-1)).toMatch(/不能恢复。$/);
  fireEvent.change(screen.getByLabelText('处理结果'), { target: { value: '已联系住户' } });
  await press('关闭服务单');
  expect(asked().at(-1)).toMatch(/未保存的修改不会保留。$/);
});
