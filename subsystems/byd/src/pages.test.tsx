/// <reference types="@testing-library/jest-dom" />
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeState, type RenderOptions, renderSubsystem } from '@portal/subsystem-sdk/testing';
import { book } from './benefits/rows';
import { lifecycles } from './lifecycles';
import { dayOf } from './portal/formats';
import type { Source } from './sources';

jest.mock('./byd.css', () => ({ __esModule: true, default: '' }));

// jsdom has no MessageChannel; antd's form notifies watchers through one. Not global: React would schedule with it.
window.MessageChannel = class {
  port1 = {};
  port2 = { postMessage: () => undefined };
} as never;

const permissions = { ...fakeState.permissions, powerCodes: ['workorder:assign'] };
const open = (variant: Source, address: string, options: RenderOptions = {}) =>
  renderSubsystem(lifecycles, { act, variant, address, state: { permissions }, ...options });
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }));

describe('a task', () => {
  const shownTask = () => screen.getByLabelText('完成情况').closest('section')!.querySelector('h2')!.textContent;

  test('R031 that is shown without a choice keeps what was typed when the agenda is searched for others', async () => {
    await open('task', '/');
    const title = shownTask();
    await type('完成情况', '已联系厂家');
    await type('搜索任务或检查项', '整改');
    expect(shownTask()).toBe(title);
    expect(screen.getByLabelText('完成情况')).toHaveValue('已联系厂家');
    await type('搜索任务或检查项', '没有这样的任务');
    expect(screen.getByLabelText('完成情况')).toHaveValue('已联系厂家');

    await click(screen.getByRole('button', { name: '放弃修改' }));
    expect(screen.getByText('从左侧选择一项任务')).toBeVisible();
  });

  test('R031 leads back to the agenda as it was filtered', async () => {
    const { portal } = await open('task', '/?kind=rectification');
    const [first] = within(screen.getByRole('region', { name: '日程' })).getAllByRole('link');
    await click(first!);
    expect(portal.navigation.current()).toMatch(/^\/tasks\/\d+\?kind=rectification$/);
    await click(screen.getByText('日程', { selector: 'a' }));
    expect(portal.navigation.current()).toBe('/?kind=rectification');
  });
});

describe('a work order', () => {
  const request = () => Promise.reject(new Error('no server'));
  const advance = (stage: string) => screen.getByRole('button', { name: `转为“${stage}”` });
  /** Opens the first assigned order. */
  async function openOrder(options: RenderOptions) {
    await open('workorder', '/?stage=assigned', { request, ...options });
    await click(within(screen.getByRole('table')).getAllByRole('link')[0]!);
  }

  test('R031 moves on only when its question is agreed to, one stage at a time', async () => {
    let isAgreed = false;
    await openOrder({ confirm: () => isAgreed });
    await click(advance('处理中'));
    expect(advance('处理中')).toBeEnabled();
    isAgreed = true;
    await click(advance('处理中'));
    expect(advance('待回访')).toBeEnabled();
  });

  test('R031 does not move on while its assignment has unsaved work, and says so', async () => {
    await openOrder({});
    await type('派单说明', '请带梯子');
    expect(advance('处理中')).toBeDisabled();
    expect(advance('处理中')).toHaveAccessibleDescription('有未保存的修改，请先改派或放弃修改。');
    await click(screen.getByRole('button', { name: '放弃修改' }));
    expect(advance('处理中')).toBeEnabled();
    expect(advance('处理中')).not.toHaveAccessibleDescription();
  });
});

describe('the ledger', () => {
  const rows = () => screen.getAllByRole('row').slice(1);

  test('R031 has the filter by source in its address under a name that is not the portal’s own', async () => {
    const { portal } = await open('publicBenefits', '/?origin=parking');
    for (const row of rows()) expect(row).toHaveTextContent('停车场地');
    fireEvent.mouseDown(screen.getByLabelText('来源'));
    await click(screen.getByTitle('广告'));
    expect(portal.navigation.current()).toBe('/?origin=advertising');
    for (const row of rows()) expect(row).toHaveTextContent('广告');
  });

  test('R031 shows the newest entry of a day first, and amounts with their cents where there are any', async () => {
    const entry = { day: dayOf(new Date()), source: 'recycling' as const, payer: '再生资源回收站' };
    book({ ...entry, amount: 88.5, voucher: 'GY90001' });
    book({ ...entry, amount: 1200, voucher: 'GY90002' });
    await open('publicBenefits', '/');
    const [first, second] = rows();
    expect(first).toHaveTextContent(/GY90002.*¥1,200(?!\.)/);
    expect(second).toHaveTextContent(/GY90001.*¥88\.50/);
    for (const part of ['收入', '结余']) expect(screen.getByText(part).closest('div')).toHaveTextContent(/\.50$/);
  });
});
