import type { Page } from '@playwright/test';
import { expectError, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const NAME = '**/getServiceName*';
const SAVE = '**/saveGrayRule';
const PATH = '/grayRelease';
const SERVICE = 'portal-gateway-gray';

const bar = (page: Page) => page.getByRole('banner');
const button = (page: Page) => bar(page).getByRole('button', { name: '灰度发布' });
const actions = (page: Page) => page.getByRole('group', { name: '操作' }).filter({ visible: true });
const save = (page: Page) => actions(page).getByRole('button', { name: '保存' });
const discard = (page: Page) => actions(page).getByRole('button', { name: '放弃修改' });
const people = (page: Page) => page.getByRole('combobox', { name: '用户' });
const regions = (page: Page) => page.getByRole('combobox', { name: '区域' });
const projects = (page: Page) => page.getByRole('combobox', { name: '项目' });
const dialog = (page: Page) => page.getByRole('dialog', { name: '保存规则' });
const reach = (page: Page) => page.getByRole('region', { name: '影响范围' });
const verdict = (page: Page) => page.locator('[data-verdict]');
/** The node of an open tree. */
const node = (page: Page, name: string) =>
  page.getByRole('treeitem').filter({ has: page.getByText(name, { exact: true }) });

const ruleSwitch = (page: Page) => page.getByRole('switch', { name: '规则状态' });

const open = async (portal: Portal, query = '') => {
  await portal.signIn('persona-demo', { path: PATH + query });
  await expect(people(portal.page)).toBeVisible();
};

const tryPerson = async (page: Page, jobNumber: string) => {
  await page.getByRole('textbox', { name: '工号' }).fill(jobNumber);
  await page.getByRole('button', { name: '测试', exact: true }).click();
};

/** Selects a region or a city company in its tree. */
const tick = async (page: Page, ...path: string[]) => {
  await regions(page).click();
  for (const name of path.slice(0, -1)) await node(page, name).locator('.ant-select-tree-switcher').click();
  await page.getByRole('checkbox', { name: path.at(-1)! }).click();
  await page.keyboard.press('Escape');
};

test('R092 R197 R147 R019 R069 the button of the bar leads to the page, which keeps its changes until they are discarded', async ({
  portal,
  page,
}) => {
  await portal.signIn();

  await test.step('R092 R197 R147 the button appears once the server names a service, shows it, and leads to the page', async () => {
    await expect(button(page)).toContainText(SERVICE);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('graySystem'))).toBe(SERVICE);
    await button(page).click();
    await expect(page).toHaveURL(/\/grayRelease/);
    await expect(page.getByRole('heading', { level: 1, name: '灰度配置' })).toBeVisible();
    await expect(page.getByRole('tab', { name: '灰度配置' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('R019 R069 changes are kept when the tab is left and reopened', async () => {
    await ruleSwitch(page).click();
    await page
      .getByRole('link', { name: /公告消息/ })
      .first()
      .click();
    await expect(page).toHaveURL(/noticeList/);
    const calls = portal.recordRequests(/\/gray\/rule\//);
    await page.getByRole('tab', { name: '灰度配置（未保存）' }).click();
    await expect(page.getByRole('switch', { name: '规则状态' })).not.toBeChecked();
    await expect(actions(page)).toContainText('1 处修改未保存');
    await portal.settled(async () => expect(calls).toEqual([]));
  });

  await test.step('R051 A31 changes of another service are offered on return, and discarding them asks', async () => {
    const rule = ruleSwitch(page);
    const offer = page.locator('[data-draft-offer]');
    await page.getByRole('button', { name: /notice-service/ }).click();
    await expect(page.getByRole('heading', { name: 'notice-service' })).toBeVisible();
    await expect(discard(page)).toBeDisabled();
    const withDraft = page.getByRole('button', { name: /^portal-gateway-gray.*草稿中有未保存的修改/ });
    await expect(withDraft).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 500 });
    const scroller = page.locator('[data-page="/grayRelease"] [data-page-scroller]');
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await page.getByRole('button', { name: /^portal-gateway-gray/ }).click();
    await expect(offer).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(rule).toBeChecked();
    await offer.getByRole('button', { name: '恢复草稿' }).click();
    await expect(rule).not.toBeChecked();
    await expect(offer).toHaveCount(0);
    await discard(page).click();
    await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click();
    await expect(rule).toBeChecked();
    await expect(discard(page)).toBeDisabled();
    await expect(withDraft).toHaveCount(0);
    await page.getByRole('button', { name: /notice-service/ }).click();
    await expect(page.getByRole('heading', { name: 'notice-service' })).toBeVisible();
  });

  await test.step('B9 in forced colors the switch, the chosen service and the current entry stay recognizable', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.getByRole('button', { name: /^notice-service/ })).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('button', { name: /^message-center/ })).toHaveCSS('outline-style', 'none');
    await expect(bar(page).getByRole('link', { name: '基础信息' })).toHaveCSS('outline-style', 'solid');
    const on = await ruleSwitch(page).screenshot({ animations: 'disabled' });
    await ruleSwitch(page).click();
    await expect.poll(async () => on.equals(await ruleSwitch(page).screenshot({ animations: 'disabled' }))).toBe(false);
    await page.emulateMedia({ forcedColors: null });
  });
});

test.describe('without a service name', () => {
  const expectClosed = async (portal: Portal, page: Page) => {
    await expect(page.locator('[data-image="page_authorization"]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '灰度配置' })).toBeVisible();
    await expect(bar(page).getByText('工单平台')).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    await expect(save(page)).toHaveCount(0);
    await expect(people(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const stored = await portal.settled(() => page.evaluate(() => sessionStorage.getItem('graySystem')));
    expect(stored).toBeNull();
  };

  test('R019 R092 R197 F33 there is no button and no form, the page says why, and nothing waits for the query', async ({
    portal,
    page,
  }) => {
    const calls = portal.recordRequests(/\/gray\/rule\/(getServices|getGrayRule)/);
    const failed = page.getByRole('heading', { name: '服务加载失败' });
    const signInWith = async (kind: string) => {
      const heal = await portal.failApi(NAME, kind);
      const answered = portal.responseTo('/getServiceName');
      await portal.signIn('persona-demo', { path: PATH });
      await answered;
      return heal;
    };
    await test.step('the query responds without a name', async () => {
      const heal = await signInWith('empty');
      await expectClosed(portal, page);
      await portal.expectNoAxeViolations();
      await heal();
    });
    await test.step('the query fails: that is no missing permission', async () => {
      const heal = await signInWith('http:500');
      await expect(failed).toBeVisible();
      await expect(page.getByText('申请权限')).toHaveCount(0);
      await expectClosed(portal, page);
      await portal.expectNoAxeViolations();
      await heal();
    });

    await test.step('the person is not in a gray release', async () => {
      await portal.signIn('persona-restricted', { path: PATH });
      await expectClosed(portal, page);
    });
    expect(calls).toEqual([]);

    await test.step('F33 the query responds with nonsense; a retry in the page opens the form, and the button appears', async () => {
      const heal = await signInWith('malformed');
      await expect(failed).toBeVisible();
      await expectClosed(portal, page);
      await heal();
      await page.getByRole('main').getByRole('button', { name: '重试' }).click();
      await expect(people(page)).toBeVisible();
      await expect(button(page)).toContainText(SERVICE);
    });
  });

  test('R092 F33 no space is reserved for the button while the query hangs', async ({ portal, page }) => {
    await page.route(NAME, () => undefined);
    const asked = page.waitForRequest(NAME);
    await portal.signIn();
    await asked;
    await expect(bar(page).getByText('工单平台')).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    await expect
      .poll(() =>
        bar(page).evaluate((header) => {
          const right = header.lastElementChild!;
          return [...right.children].some((child) => child.getBoundingClientRect().width === 0);
        }),
      )
      .toBe(false);
  });
});

test.describe('a rule', () => {
  test('R051 R224 R225 R226 R227 services and scopes can be searched, and the reach of a scope is counted', async ({
    portal,
    page,
  }) => {
    const calls = portal.recordRequests(/\/gray\/rule\//);
    const callsTo = (path: string) => calls.filter((call) => call.path.endsWith(path));
    await open(portal);

    await test.step('R224 R225 services, rule and scopes are shown', async () => {
      await expect(page.getByRole('button', { name: SERVICE, exact: false }).last()).toBeVisible();
      await expect(ruleSwitch(page)).toBeChecked();
      await expect(reach(page).getByRole('definition').first()).toHaveText('13');
      await portal.settled(() => expect.poll(() => callsTo('/getRegionScope').length).toBe(1));
    });

    await test.step('the bar of the actions ends at the edge of the window, and scrollbars are thin', async () => {
      const edge = () => actions(page).evaluate((bar) => Math.round(bar.getBoundingClientRect().right));
      await expect.poll(edge).toBe(1366);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('scrollbar-width', 'thin');
    });

    await test.step('R227 a search for projects is sent once per pause', async () => {
      calls.length = 0;
      await projects(page).click();
      // In one task: between two key presses a busy machine pauses by itself.
      await projects(page).evaluate((field) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        for (const words of ['西', '西山']) {
          set!.call(field, words);
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
      });
      await expect(node(page, '西山澜庭')).toBeVisible();
      await expect.poll(() => callsTo('/getProjectScope').map(({ body }) => body)).toEqual([{ keyword: '西山' }]);
      await page.keyboard.press('Escape');
    });

    await test.step('R226 a search for regions is sent to the server as well', async () => {
      await page.route('**/getRegionScope', (route) =>
        route.fulfill({ json: { code: 1, msg: '', data: [{ id: 'R99', name: '东北大区' }] } }),
      );
      await regions(page).click();
      // At once: a pause between two letters would search for the first one.
      await page.keyboard.insertText('东北');
      await expect(node(page, '东北大区')).toBeVisible();
      expect(callsTo('/getRegionScope').map(({ body }) => body)).toEqual([{ keyword: '东北' }]);
      await page.keyboard.press('Escape');
      await page.unroute('**/getRegionScope');
      expect(callsTo('/getProjectScope')).toHaveLength(1);
    });

    await test.step('R225 a service is found by name, and is in the address', async () => {
      await page.getByRole('textbox', { name: '搜索服务' }).fill('公告');
      const found = page.getByRole('button', { name: /notice-service/ });
      await expect(page.getByRole('button', { name: /file-service/ })).toHaveCount(0);
      await found.click();
      await expect(page.getByRole('heading', { name: 'notice-service' })).toBeVisible();
      await expect(page).toHaveURL(/service=notice-service/);
      await expect(ruleSwitch(page)).not.toBeChecked();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'notice-service' })).toBeVisible();
      await portal.expectNoAxeViolations();
    });

    await test.step('R226 everything below a selected region is already in scope', async () => {
      await page.getByRole('button', { name: /file-service/ }).click();
      await expect(page.getByRole('heading', { name: 'file-service' })).toBeVisible();
      await tick(page, '华北大区');
      await expect(reach(page).getByRole('definition').first()).toHaveText('7');
      await expect(reach(page)).toContainText('规则已停用');
      await tick(page, '华南大区', '深圳城市公司');
      await expect(reach(page).getByRole('definition').first()).toHaveText('10');
      await expect(reach(page)).toContainText('前海湾花园');
    });
  });

  test('R051 R224 R229 F24 changes are shown before they are saved, once, and kept if saving fails', async ({
    portal,
    page,
  }) => {
    await test.step('R224 F24 a rule that fails to load can be reloaded', async () => {
      const heal = await portal.failApi('**/getGrayRule*', 'http:502');
      await portal.signIn('persona-demo', { path: PATH });
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toHaveText(/^规则加载失败重试$/);
      await expect(page.getByText('服务不可用')).toHaveCount(1);
      await heal();
      await alert.getByRole('button', { name: '重试' }).click();
      await expect(people(page)).toBeVisible();
    });

    await test.step('the verdict on a person follows the edited rule, and gives the reason', async () => {
      await tryPerson(page, 'XK002417');
      await expect(verdict(page)).toContainText('命中');
      await expect(verdict(page)).toContainText('按工号指定');
      // In a low window it is scrolled above the bar of the actions.
      await expect
        .poll(async () => {
          const [answer, bar] = [(await verdict(page).boundingBox())!, (await actions(page).boundingBox())!];
          return bar.y - answer.y - answer.height;
        })
        .toBeGreaterThanOrEqual(0);
      await page.getByRole('button', { name: /^移除 林知远/ }).click();
      await expect(verdict(page)).toContainText('所在项目“翠湖天地”在范围内');
      await expect(page.getByText('按当前修改计算')).toBeVisible();
      await page.getByRole('switch', { name: '规则状态' }).click();
      await expect(verdict(page)).toContainText('未命中');
      await expect(verdict(page)).toContainText('规则已停用');
      await portal.expectNoAxeViolations({ include: '[data-verdict]' });
      await discard(page).click();
      await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click();
      await expect(ruleSwitch(page)).toBeChecked();
    });

    await test.step('R229 changes are shown before they are saved, once, with a message', async () => {
      const saves = portal.recordRequests(/\/saveGrayRule$/);
      await expect(save(page)).toBeDisabled();
      await tick(page, '华南大区');
      await page.getByRole('button', { name: /^移除 周晓彤/ }).click();
      await expect(save(page)).toBeEnabled();
      await expect(actions(page)).toContainText('2 处修改未保存');
      await save(page).click();
      await expect(dialog(page)).toContainText('+ 华南大区');
      await expect(dialog(page)).toContainText('− 周晓彤 XK003108');
      await expect(dialog(page)).toContainText('覆盖项目：13 → 21');
      await expect(dialog(page).getByRole('textbox')).toHaveCount(0);
      await portal.expectNoAxeViolations({ include: '[role="dialog"]' });
      await dialog(page).getByRole('button', { name: '保存' }).dblclick();
      await expect(dialog(page)).toHaveCount(0);
      expect(saves).toHaveLength(1);
      expect(saves[0]!.body).toEqual({
        serviceName: SERVICE,
        enabled: true,
        regionIds: ['R01', 'R02'],
        projectIds: ['P010101', 'P010102', 'P010103'],
        userJobNumbers: ['XK002417'],
      });
      await expect(page.getByText(`${SERVICE} 的规则已保存`)).toBeVisible();
      await expect(save(page)).toBeDisabled();
      await page.reload();
      await expect(page.getByText('华南大区')).toBeVisible();
    });

    await test.step('R229 a failed save keeps every change, and can be repeated', async () => {
      await expect(reach(page).getByRole('definition').first()).toHaveText('21');
      await page.getByRole('switch', { name: '规则状态' }).click();
      const heal = await portal.failApi(SAVE, 'http:500');
      await save(page).click();
      // Disabled, it reaches nothing, whatever its scopes are.
      await expect(dialog(page)).toContainText('覆盖项目：21 → 0');
      await expectError(page, '服务器错误', () => dialog(page).getByRole('button', { name: '保存' }).click());
      await dialog(page).getByRole('button', { name: '取消' }).click();
      await expect(page.getByRole('switch', { name: '规则状态' })).not.toBeChecked();
      await expect(actions(page)).toContainText('1 处修改未保存');
      await heal();
      await save(page).click();
      await dialog(page).getByRole('button', { name: '保存' }).click();
      await expect(page.getByText(`${SERVICE} 的规则已保存`)).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await expect(save(page)).toBeDisabled();
    });

    await test.step('R229 if the response is lost, the page says so and checks the result', async () => {
      await page.getByRole('switch', { name: '规则状态' }).click();
      await save(page).click();
      await expect(dialog(page)).toContainText('覆盖项目：0 → 21');
      const healSave = await portal.failApi(SAVE, 'latency:1000;lost');
      const healRead = await portal.failApi('**/getGrayRule*', 'http:500');
      await Promise.all([
        expect(page.getByText('操作中...')).toBeVisible(),
        dialog(page).getByRole('button', { name: '保存' }).click(),
      ]);
      await expect(dialog(page).locator('[data-lost-save]')).toContainText('无法确认是否已保存');
      await healRead();
      await healSave();
      await dialog(page).getByRole('button', { name: '立即核对' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(save(page)).toBeDisabled();
      await expect(page.getByRole('switch', { name: '规则状态' })).toBeChecked();
    });

    await test.step('changes that someone else has saved meanwhile are shown', async () => {
      await page.getByRole('switch', { name: '规则状态' }).click();
      await page.route('**/getGrayRule*', async (route) => {
        const response = await (await route.fetch()).json();
        await route.fulfill({ json: { ...response, data: { ...response.data, projectIds: ['P020101'] } } });
      });
      await save(page).click();
      await expect(dialog(page)).toContainText('刚刚被修改');
      await expect(dialog(page)).toContainText('− 前海湾花园');
    });
  });

  test('R051 R065 A29 changes of a service that is not shown are unsaved work of the tab, too, until they are discarded', async ({
    portal,
    page,
  }) => {
    await open(portal);
    await visit(page, '/mainApp/messageList');
    await visit(page, PATH);
    const tab = page.getByRole('tab', { name: /^灰度配置/ });
    await ruleSwitch(page).click();
    await page.getByRole('button', { name: /work-order-service/ }).click();
    await expect(page.getByRole('heading', { name: 'work-order-service' })).toBeVisible();
    await expect(tab).toHaveAccessibleName(/（未保存）$/);
    await tab.focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog').filter({ hasText: '确定离开' });
    await expect(question).toContainText(SERVICE);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    await page
      .getByRole('button', { name: new RegExp(SERVICE) })
      .filter({ visible: true })
      .last()
      .click();
    await page.getByRole('button', { name: '恢复草稿' }).click();
    await discard(page).click();
    await page.getByRole('dialog').getByRole('button', { name: '放弃修改' }).click();
    await expect(tab).not.toHaveAccessibleName(/（未保存）$/);
  });

  test('R051 in production the name of the service has to be typed', async ({ portal, page }) => {
    await page.addInitScript(() => {
      let environment: object | undefined;
      Object.defineProperty(window, '__PORTAL_ENVIRONMENT__', {
        get: () => environment,
        set: (value: object) => (environment = { ...value, name: 'production' }),
      });
    });
    await open(portal);
    await page.getByRole('switch', { name: '规则状态' }).click();
    await save(page).click();
    const confirm = dialog(page).getByRole('button', { name: '保存' });
    await expect(confirm).toBeDisabled();
    await dialog(page).getByRole('textbox').fill('portal-gateway');
    await expect(confirm).toBeDisabled();
    await dialog(page).getByRole('textbox').fill(SERVICE);
    await confirm.click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText(`${SERVICE} 的规则已保存`)).toBeVisible();
    // Again for the next change.
    await page.getByRole('switch', { name: '规则状态' }).click();
    await save(page).click();
    await expect(dialog(page).getByRole('textbox')).toHaveValue('');
    await expect(confirm).toBeDisabled();
  });

  test('R051 A31 a rollout that is none stays with its error, across a reload, and is not saved', async ({
    portal,
    page,
  }) => {
    await open(portal, '?service=work-order-service');
    const rollout = page.getByRole('textbox', { name: '灰度比例' });
    await expect(rollout).toHaveValue('30');
    await rollout.fill('150');
    await rollout.press('Tab');
    await expect(rollout).toHaveValue('150');
    await expect(rollout).toHaveAccessibleDescription('请输入 0–100 的数字');
    await expect(actions(page)).toContainText('请先更正灰度比例，再保存。');
    await expect(save(page)).toBeDisabled();
    await portal.expectNoAxeViolations();

    await expect(actions(page)).toContainText('已自动保存');
    await page.reload();
    await page.getByRole('button', { name: '恢复草稿' }).click();
    await expect(rollout).toHaveValue('150');
    for (const text of ['', '1,5']) {
      await rollout.fill(text);
      await rollout.press('Tab');
      await expect(rollout).toHaveValue(text);
      await expect(rollout).toHaveAccessibleDescription('请输入 0–100 的数字');
      await expect(save(page)).toBeDisabled();
    }
    await rollout.fill('１５');
    await expect(page.getByText('请输入 0–100 的数字')).toHaveCount(0);
    await expect(save(page)).toBeEnabled();
  });

  test('R051 R199 without the permission everything is disabled, but a person can still be checked', async ({
    portal,
    page,
  }) => {
    await page.route('**/listUserPowerCode*', (route) =>
      route.fulfill({ json: { status: '1', msg: '', data: ['notice:publish'] } }),
    );
    await open(portal);
    await expect(page.getByText('您只能查看规则，不能修改。')).toBeVisible();
    await expect(page.getByRole('switch', { name: '规则状态' })).toBeDisabled();
    await expect(people(page)).toBeDisabled();
    await expect(save(page)).toHaveCount(0);
    await tryPerson(page, 'XK002417');
    await expect(verdict(page)).toContainText('命中');
    await page.getByRole('button', { name: /work-order-service/ }).click();
    await expect(page.getByRole('heading', { name: 'work-order-service' })).toBeVisible();
    await tryPerson(page, 'XK004620');
    await expect(verdict(page)).toContainText('未命中');
    await expect(verdict(page)).toContainText('何婉清 · XK004620 · 华北大区');
    await tryPerson(page, 'XK002417');
    await expect(verdict(page)).toContainText('比例 30%');
    await tryPerson(page, 'XK000000');
    await expect(page.getByText('工号 XK000000 不存在。')).toBeVisible();
    await expect(verdict(page)).toHaveCount(0);
  });

  test('R015 R051 R228 people are selected by name, number and pasted list, on a phone as well', async ({
    portal,
    page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(portal, '?service=file-service');

    await test.step('names are not taken for a job number on blur; a number is', async () => {
      const found = page.locator('.ant-select-item-option').filter({ hasText: /^陈.*XK/ });
      await people(page).fill('陈');
      await expect(found.first()).toBeVisible();
      await people(page).press('Tab');
      await expect(page.getByText('“陈”不是工号')).toBeVisible();
      await expect(page.locator('[data-unknown]')).toHaveCount(0);
      await expect(save(page)).toBeDisabled();
      await people(page).fill('陈');
      await expect(page.getByText('“陈”不是工号')).toHaveCount(0);
      await found.first().click();
      await expect(page.getByRole('button', { name: /^移除 陈/ })).toHaveCount(1);
      // A search without results selects no one and removes no one, however often it is sent.
      await people(page).fill('甲乙丙丁');
      await people(page).press('Enter');
      await expect(page.getByText('“甲乙丙丁”不是工号')).toBeVisible();
      for (let times = 0; times < 3; times += 1) {
        await people(page).press('Enter');
        // A removed tag is gone after the next render.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await expect(page.getByRole('button', { name: /^移除 陈/ })).toHaveCount(1);
      }
      // Neither does a number that is already selected, nor a person found by the number just added.
      const label = await portal.settled(() =>
        page.getByRole('button', { name: /^移除 陈/ }).getAttribute('aria-label'),
      );
      const number = label!.split(' ').at(-1)!;
      await people(page).fill(number);
      await expect(found.first()).toBeVisible();
      await people(page).press('Enter');
      await expect(people(page)).toHaveValue('');
      await expect(found.filter({ visible: true })).toHaveCount(0);
      await people(page).press('Enter');
      await people(page).press('Tab');
      await expect(page.getByRole('button', { name: /^移除 陈/ })).toHaveCount(1);
      await people(page).fill('XK999999');
      await people(page).press('Tab');
      await expect(page.locator('[data-unknown]')).toHaveText('XK999999');
      await expect(page.getByText('1 个工号不存在')).toBeVisible();
      await page.getByRole('button', { name: '移除不存在的工号' }).click();
      await expect(page.locator('[data-unknown]')).toHaveCount(0);
    });

    await test.step('a pasted list becomes tags; an unknown number is highlighted and cannot be saved', async () => {
      await people(page).click();
      await page.evaluate(() => navigator.clipboard.writeText('XK002417\nXK003108\nXK999999'));
      await page.keyboard.press('Control+V');
      await expect(page.getByText('林知远 XK002417', { exact: true })).toBeVisible();
      await expect(page.getByText('周晓彤 XK003108', { exact: true })).toBeVisible();
      await expect(page.locator('[data-unknown]')).toHaveText('XK999999');
      await expect(save(page)).toBeDisabled();
      await page.setViewportSize({ width: 375, height: 740 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      await portal.expectNoAxeViolations();
      await page.getByRole('button', { name: '移除不存在的工号' }).click();
      await expect(page.locator('[data-unknown]')).toHaveCount(0);
      await expect(save(page)).toBeEnabled();
    });
  });
});

test('R051 R064 the page is available in English', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: PATH, language: 'en-US' });
  await expect(page.getByRole('combobox', { name: 'Projects' })).toBeVisible();
  const words = await portal.settled(() =>
    page.getByRole('main').evaluate((main) => {
      const labels = [...main.querySelectorAll('label, h1, h2, dt, button[type="submit"]')];
      return labels.map((label) => label.textContent).join(' ');
    }),
  );
  expect(words).not.toMatch(/\p{Script=Han}/u);
});
