/// <reference types="@testing-library/jest-dom" />
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeState, renderSubsystem } from '@portal/subsystem-sdk/testing';
import { lifecycles } from '../lifecycles';

jest.mock('../opbi.css', () => ({ __esModule: true, default: '' }));

const permissions = { ...fakeState.permissions, powerCodes: ['indicator:target'] };
const open = (address: string) => renderSubsystem(lifecycles, { act, address, state: { permissions } });
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('R039 the table stays when the period or the project changes', async () => {
  const { portal } = await open('/indicators/collection?view=table');
  await click(screen.getByRole('button', { name: '近 6 个月' }));
  expect(portal.navigation.current()).toBe('/indicators/collection?period=6&view=table');
  await click(screen.getByRole('link', { name: '翠湖天地' }));
  expect(portal.navigation.current()).toBe('/indicators/collection?project=cuihu&period=6&view=table');
  fireEvent.change(screen.getByLabelText('项目'), { target: { value: 'yunqi' } });
  await screen.findByRole('heading', { level: 1, name: /云栖花园$/ });
  expect(screen.getAllByRole('row')).toHaveLength(7);
  await click(screen.getByRole('link', { name: '图表' }));
  expect(portal.navigation.current()).toBe('/indicators/collection?project=yunqi&period=6');
});

test('T12 A38 a refused target or comment puts the focus on its first wrong field', async () => {
  await open('/indicators/collection?project=cuihu');
  type(/目标（%）$/, '55');
  fireEvent.click(screen.getByRole('button', { name: '保存目标' }));
  expect(screen.getByLabelText('调整说明')).toHaveFocus();
  expect(screen.getByLabelText('调整说明')).toHaveAccessibleDescription('变动超过 20%，请说明原因，至少 6 个字');
  type('写评论', '好');
  fireEvent.click(screen.getByRole('button', { name: '发表评论' }));
  expect(screen.getByLabelText('写评论')).toHaveFocus();
});
