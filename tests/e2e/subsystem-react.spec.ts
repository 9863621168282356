import type { FrameLocator, Locator, Page } from '@playwright/test';
import { visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

// Four React subsystems of different teams: their users' tasks, in the portal.

const pane = (page: Page, key: string) => page.locator(`[data-pane="${key}"]`);
const dialog = (page: Page) => page.getByRole('dialog');
const signInAt = (portal: Portal, path: string) => portal.signIn('persona-demo', { path });

/** Where a subsystem renders: its pane, or the frame inside. */
const inside = (page: Page, key: string): Locator | FrameLocator =>
  key === 'opbi' ? pane(page, key).frameLocator('iframe') : pane(page, key);

async function expectHeading(page: Page, key: string, name: string | RegExp) {
  await expect(inside(page, key).getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

async function speakEnglish(page: Page) {
  await page.getByRole('button', { name: /林知远/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
}

/** Removes permission codes of the person, as the server would. */
const withoutPermissions = (page: Page, taken: RegExp) =>
  page.route('**/power/listUserPowerCode', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: string[] };
    body.data = body.data.filter((code) => !taken.test(code));
    await route.fulfill({ response: answer, json: body });
  });

/** Leaves a form by a link and by the browser's button: both ask, and staying keeps the form. */
async function expectAskedBeforeLeaving(page: Page, leave: () => Promise<void>) {
  const { href } = new URL(page.url());
  await leave();
  await dialog(page).getByRole('button', { name: '继续编辑' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await dialog(page).getByRole('button', { name: '继续编辑' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(href);
}

test.describe('the work-order app', () => {
  test('R031 the duty desk, and each source as a separate module, in both languages', async ({ page, portal }) => {
    await signInAt(portal, '/byd?source=workorder&stage=reported');
    await expectHeading(page, 'byd:workorder', '工单调度');
    const desk = pane(page, 'byd:workorder');
    await expect(desk.locator('tbody').getByText('待派单').first()).toBeVisible();
    await expect(desk.locator('tbody').getByText('已办结')).toHaveCount(0);
    await portal.expectNoAxeViolations();
    await desk.getByRole('textbox').first().fill('没有这样的工单');
    await expect(desk.getByText('没有符合条件的记录')).toBeVisible();
    await expect(page).toHaveURL(/source=workorder/);
    await desk.getByRole('button', { name: '清除筛选' }).click();
    await expect(desk.getByRole('textbox').first()).toHaveValue('');
    await expect(desk.locator('tbody').getByRole('link').first()).toBeVisible();
    await desk.getByText(/^待派单 \d+$/).click();
    await expect(page).toHaveURL(/stage=reported/);

    await desk.locator('tbody').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/byd\/orders\/\d+\?source=workorder/);
    await desk.getByRole('textbox', { name: '派单说明' }).fill('带人字梯');
    await expect(desk.getByText('有未保存的修改')).toBeVisible();
    await expectAskedBeforeLeaving(page, () => desk.getByRole('link', { name: '返回列表' }).click());
    await expect(desk.getByRole('textbox', { name: '派单说明' })).toHaveValue('带人字梯');
    await desk.getByRole('button', { name: '派单' }).click();
    await expect(desk.getByText('请选择处理人')).toBeVisible();
    await expect(desk.getByText('请选择计划开工时间')).toBeVisible();
    await portal.expectNoAxeViolations({ include: '[data-pane="byd:workorder"]' });

    await test.step('each source is a separate module', async () => {
      await visit(page, '/byd?source=decoration');
      await expectHeading(page, 'byd:decoration', '装修办理');
      await expect(pane(page, 'byd:decoration').getByRole('heading', { level: 2, name: /待审核/ })).toBeVisible();
      await portal.expectNoAxeViolations({ include: '[data-pane="byd:decoration"]' });
      await visit(page, '/byd/tasks/22?source=task');
      await expectHeading(page, 'byd:task', '任务');
      await expect(pane(page, 'byd:task').getByRole('textbox', { name: '完成情况' })).toBeVisible();
      await portal.expectNoAxeViolations({ include: '[data-pane="byd:task"]' });
      await speakEnglish(page);
      await expect(pane(page, 'byd:task').getByRole('textbox', { name: 'Report' })).toBeVisible();
      await visit(page, '/byd?source=publicBenefits');
      await expectHeading(page, 'byd:publicBenefits', 'Public revenue');
      await portal.expectNoAxeViolations({ include: '[data-pane="byd:publicBenefits"]' });
    });
  });
});

test.describe('the meters', () => {
  test('R035 a round by keyboard: Enter saves and moves on, wrong readings stay', async ({ page, portal }) => {
    await signInAt(portal, '/wcx/?building=b1');
    await expectHeading(page, 'wcx', '抄表');
    const meters = pane(page, 'wcx');
    await expect(meters.getByRole('heading', { level: 2, name: /1 幢/ })).toBeVisible();
    await expect(meters.getByRole('heading', { level: 2, name: /会所/ })).toHaveCount(0);
    await portal.expectNoAxeViolations();

    await meters.getByRole('link', { name: '开始抄表' }).click();
    await expect(page).toHaveURL(/\/wcx\/entry\?building=b1$/);
    await expectHeading(page, 'wcx', '录入读数');
    const first = meters.getByRole('textbox').first();
    const last = Number(
      (
        await meters
          .getByText(/^上次 /)
          .first()
          .innerText()
      ).replace(/\D/g, ''),
    );
    await first.fill('1');
    await page.keyboard.press('Enter');
    await expect(meters.getByText(/不能低于上次读数/)).toBeVisible();
    await expect(first).toBeFocused();
    await expect(meters.getByText('1 个读数未保存')).toBeVisible();
    await expectAskedBeforeLeaving(page, () => meters.getByRole('link', { name: '返回抄表' }).click());

    // An implausible reading asks first; the right one is saved, and the next meter gets the focus.
    await first.fill(String(last * 9));
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: '重新填写' }).click();
    await expect(first).toBeFocused();
    const waiting = await portal.settled(() => meters.getByRole('textbox').count());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(String(last + 3));
    await page.keyboard.press('Enter');
    await expect(meters.getByText(/^已保存，用量 3 /)).toBeVisible();
    await expect(meters.getByRole('textbox')).toHaveCount(waiting - 1);
    await expect(meters.getByRole('textbox').first()).toBeFocused();
    await portal.expectNoAxeViolations();
  });
});

test.describe('the lifts', () => {
  test('R036 a failed inspection stops the lift, and trapped people are freed step by step', async ({
    page,
    portal,
  }) => {
    await signInAt(portal, '/lift/?status=running&project=yunqi');
    await expectHeading(page, 'lift', '电梯');
    const lifts = pane(page, 'lift');
    await portal.expectNoAxeViolations();
    await lifts.getByRole('listitem').getByRole('link').first().click();
    await lifts.getByRole('link', { name: '登记检验' }).click();
    await lifts.getByRole('radio', { name: '不合格' }).check();
    await lifts.getByRole('combobox', { name: '检验人' }).fill('袁师傅');
    await lifts.getByRole('link', { name: '检验记录' }).click();
    await lifts.getByRole('link', { name: '登记检验' }).click();
    await expectAskedBeforeLeaving(page, () => lifts.getByRole('link', { name: '返回电梯列表' }).click());
    await lifts.getByRole('button', { name: '保存检验' }).click();
    await expect(lifts.getByText('请写明问题，至少 6 个字')).toBeVisible();
    await portal.expectNoAxeViolations();
    await lifts.getByRole('textbox', { name: '备注' }).fill('制动器间隙超标，需更换闸瓦');
    await lifts.getByRole('button', { name: '保存检验' }).click();
    await expect(lifts.getByText('停用原因：制动器间隙超标')).toBeVisible();
    await expect(lifts.getByRole('button', { name: '恢复使用' })).toBeDisabled();

    // People in the car: step by step until the lift is checked.
    await visit(page, '/lift');
    await expectHeading(page, 'lift', '电梯');
    await lifts.getByRole('link', { name: '进入救援' }).click();
    await expectHeading(page, 'lift', /困人救援/);
    for (const step of ['登记到场', '登记救出', '完成检查']) await lifts.getByRole('button', { name: step }).click();
    await expect(lifts.getByText('当前没有困人呼叫')).toBeVisible();
    await lifts.getByRole('link', { name: /客梯/ }).click();
    await expect(lifts.getByText('维保中')).toBeVisible();
    await page.reload();
    await expectHeading(page, 'lift', /客梯/);
  });
});

test.describe('the business indicators, in a frame', () => {
  test('R039 the board and one indicator by their address, and a target that is changed with a reason', async ({
    page,
    portal,
  }) => {
    await signInAt(portal, '/opbi/?project=cuihu&group=finance');
    await expectHeading(page, 'opbi', '经营指标');
    const board = inside(page, 'opbi');
    await expect(board.getByRole('link', { name: '物业费收缴率' })).toBeVisible();
    await expect(board.getByRole('link', { name: '客户满意度' })).toHaveCount(0);
    await board.getByRole('button', { name: '近 6 个月' }).click();
    await expect(page).toHaveURL(/period=6/);
    await board.getByRole('link', { name: '物业费收缴率' }).click();
    await expect(page).toHaveURL(/\/opbi\/indicators\/collection\?project=cuihu&period=6$/);
    await expectHeading(page, 'opbi', '物业费收缴率 · 翠湖天地');

    // The chart is navigated by keyboard, month by month; the table has the same figures.
    const slider = board.getByRole('slider', { name: '查看月份' });
    await expect(slider).toHaveAttribute('aria-valuetext', /\d/);
    const newest = await portal.settled(() => slider.getAttribute('aria-valuetext'));
    await slider.press('ArrowLeft');
    await expect(slider).not.toHaveAttribute('aria-valuetext', newest!);
    await board.getByRole('link', { name: '数据表' }).click();
    await expect(board.getByRole('row')).toHaveCount(7);
    // A frame sends its address to the portal after it has drawn its page.
    await expect(page).toHaveURL(/&view=table$/);
    await page.reload();
    await expect(board.getByRole('row')).toHaveCount(7);
    await portal.expectNoAxeViolations();
    await page.goBack();
    await expectHeading(page, 'opbi', '经营指标');

    // A target is changed with a reason, and unsaved text asks first.
    await visit(page, '/opbi');
    await expect(board.getByRole('link', { name: '客户满意度' })).toBeVisible();
    await board.getByRole('link', { name: '物业费收缴率' }).click();
    await board.getByRole('link', { name: '云栖花园' }).click();
    await expect(page).toHaveURL(/\?project=yunqi$/);
    await board.getByRole('textbox', { name: '写评论' }).fill('下月起');
    await expectAskedBeforeLeaving(page, () => board.getByRole('link', { name: '翠湖天地' }).click());
    await board.getByRole('button', { name: '发表评论' }).click();
    await expect(board.getByText('评论至少 4 个字')).toBeVisible();
    await board.getByRole('textbox', { name: '写评论' }).fill('下月起上门催缴');
    await board.getByRole('button', { name: '发表评论' }).click();
    await expect(board.getByText('下月起上门催缴')).toBeVisible();
    await board.getByRole('textbox', { name: /目标（%）/ }).fill('55');
    await board.getByRole('button', { name: '保存目标' }).click();
    await expect(board.getByText('请说明原因，至少 6 个字')).toBeVisible();
    await board.getByRole('textbox', { name: '调整说明' }).fill('项目交接期间收缴放缓');
    await board.getByRole('button', { name: '保存目标' }).click();
    await expect(board.getByText(/目标由 92% 调整为 55%/)).toBeVisible();
  });
});

test("R031 R035 R036 R039 without a permission the page is read-only and names it, in the portal's language", async ({
  page,
  portal,
}) => {
  await withoutPermissions(page, /^(workorder|meter|lift|indicator):/);
  await signInAt(portal, '/byd?source=workorder&stage=reported');
  await test.step('R031 without permission to assign, the order is read-only', async () => {
    const desk = pane(page, 'byd:workorder');
    await expectHeading(page, 'byd:workorder', '工单调度');
    await desk.locator('tbody').getByRole('link').first().click();
    await expect(desk.getByText('派单需要“工单派单”权限')).toBeVisible();
    await expect(desk.getByRole('button', { name: '派单' })).toHaveCount(0);
  });
  const lift = pane(page, 'lift');
  await test.step('R036 without permission to suspend, the action is not offered', async () => {
    await visit(page, '/lift/lifts/1');
    await expectHeading(page, 'lift', /云栖花园/);
    await expect(lift.getByRole('button', { name: '停用电梯' })).toHaveCount(0);
  });
  const board = inside(page, 'opbi');
  await test.step('R039 without permission to change targets, they are read-only', async () => {
    await visit(page, '/opbi/indicators/income?project=yunqi');
    await expectHeading(page, 'opbi', '物业费收入 · 云栖花园');
    await expect(board.getByText('调整目标需要“调整指标目标”权限')).toBeVisible();
  });
  const meters = pane(page, 'wcx');
  await test.step('R035 a saved reading can only be corrected with permission', async () => {
    await visit(page, '/wcx/?state=suspicious');
    await expectHeading(page, 'wcx', '抄表');
    await meters.locator('tbody').getByRole('link').first().click();
    await expect(meters.getByText('更正需要“更正抄表读数”权限')).toBeVisible();
  });

  await speakEnglish(page);
  await test.step('R035 the text follows the language', async () => {
    await expectHeading(page, 'wcx', /Tower 2/);
    await expect(meters.getByText('This month’s reading is saved. You need permission to correct it.')).toBeVisible();
    await page.goBack();
    await expectHeading(page, 'wcx', 'Meter readings');
    await expect(page).toHaveURL(/\/wcx\/?\?state=suspicious$/);
  });
  await test.step('R036 R039 so does the text of the others', async () => {
    await visit(page, '/lift/lifts/1');
    await expectHeading(page, 'lift', /云栖花园, building/);
    await expect(lift.getByRole('link', { name: 'People trapped' })).toBeVisible();
    await visit(page, '/opbi/indicators/income?project=yunqi');
    await expectHeading(page, 'opbi', 'Fee income · 云栖花园');
    await expect(board.getByRole('textbox', { name: /Target for/ })).toHaveCount(0);
  });
});
