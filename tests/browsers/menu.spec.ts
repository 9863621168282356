import { byCss, byRole } from './engines/engine';
import { expect, test, type Journey } from './journey';

const dialog = byRole('dialog', '菜单自定义');
const zone = (name: '主导航' | '更多') => byRole('list', name, dialog);
const order = (journey: Journey, name: '主导航' | '更多') =>
  journey.texts({ css: '[title]:not(button)', within: zone(name) });
const row = (name: string) => byCss('[role="listitem"], li', { text: name, within: dialog });

async function openDialog(journey: Journey) {
  await journey.signIn('/home');
  await journey.see(journey.entry('工单平台'));
  await journey.click(byRole('button', /^全部/, byRole('navigation', '子系统导航')));
  await journey.click(byCss('button', { text: '菜单自定义' }));
  await journey.see(zone('主导航'));
  await expect.poll(async () => (await order(journey, '主导航')).slice(-2)).toEqual(['管家', '装修']);
}

test('R098 R138 the order of the menu is changed by keyboard and saved', async ({ journey }) => {
  await openDialog(journey);
  await journey.click(byRole('button', '上移装修'));
  await expect.poll(async () => (await order(journey, '主导航')).slice(-2)).toEqual(['装修', '管家']);
  await journey.press('Enter');
  await journey.click(byRole('button', '提交', dialog));
  await journey.seeNot(dialog);
  await journey.engine.reload();
  await journey.see(journey.entry('装修'));
});

test('R098 R138 the order of the menu is changed by dragging', async ({ journey }) => {
  await openDialog(journey);
  await journey.engine.drag(row('电梯平台'), row('任务'), { x: 0.2, y: 0.1 });
  await expect.poll(async () => (await order(journey, '更多')).slice(0, 2)).toEqual(['电梯平台', '任务']);
  await journey.engine.drag(row('装修'), row('管家'), { x: 0.2, y: 0.1 });
  await expect.poll(async () => (await order(journey, '主导航')).slice(-2)).toEqual(['装修', '管家']);
  await journey.click(byRole('button', '提交', dialog));
  await journey.seeNot(dialog);
});
