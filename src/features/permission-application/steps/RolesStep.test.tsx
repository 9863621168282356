import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import type { ApplicationChoices } from '../useChoices';
import { RolesStep } from './RolesStep';

// antd notifies the watchers of its forms through a MessageChannel; jsdom has none.
class SilentChannel {
  port1 = {};
  port2 = { postMessage: () => undefined };
}
beforeAll(() => void Object.assign(globalThis, { MessageChannel: SilentChannel }));

const nothing = { list: [], isLoading: false, isFailed: false, retry: () => undefined };
const show = (roles: Partial<ApplicationChoices['roles']>) =>
  render(
    <Form>
      <RolesStep choices={{ roles: { ...nothing, ...roles }, skills: nothing } as never} />
    </Form>,
  );

test('R233 a system without roles shows so instead of a required field', () => {
  show({});
  expect(screen.getByText('暂无可选项')).toBeInTheDocument();
});

test('R233 roles that failed to load can be loaded again, and are not shown as missing', () => {
  show({ isFailed: true });
  expect(screen.getByText('选项加载失败')).toBeInTheDocument();
  expect(screen.queryByText('暂无可选项')).toBeNull();
});

test('A40 roles that could not be read are counted below the others', () => {
  show({ list: [{ id: '1', name: '工程主管' }], leftOut: { count: 2 } });
  expect(screen.getByText('有 2 条记录无法读取')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '工程主管' })).toBeInTheDocument();
});

test('R233 R050 roles can be selected', () => {
  show({ list: [{ id: '1', name: '工程主管' }] });
  expect(screen.getByRole('checkbox', { name: '工程主管' })).toBeInTheDocument();
});
