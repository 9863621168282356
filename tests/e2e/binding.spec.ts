import type { Page } from '@playwright/test';
import { expectError, expectMessage } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const SEND = '**/api/user/smsSendCode';
const BIND = '**/api/portal/bindOldAccount';
const CREATE = '**/api/portal/addAccount';
/** A phone of the staff register: its account can be bound. */
const OLD_PHONE = '13800138000';
const BIP_NUM = 'BIP004551';
const FAILED_AS_SUCH = { code: 0, msg: '', data: null };

const question = (page: Page) => page.getByRole('dialog', { name: '您是否有旧账号' });
const form = (page: Page) => page.getByRole('dialog', { name: '绑定旧账号' });
const done = (page: Page) => page.getByRole('dialog', { name: '绑定成功' });
const phone = (page: Page) => form(page).getByLabel('旧账号手机号');
const code = (page: Page) => form(page).getByLabel('验证码', { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: /获取验证码|重新发送|正在发送/ });
const submit = (page: Page) => form(page).getByRole('button', { name: '绑定账号' });
const banner = (page: Page) => page.getByRole('region', { name: '账号绑定' });

const openForm = async (page: Page) => {
  await question(page).getByRole('button', { name: '有旧账号', exact: true }).click();
  await expect(phone(page)).toBeFocused();
};

const createAccount = async (page: Page) => {
  await question(page).getByRole('button', { name: '没有旧账号' }).click();
  await page.getByRole('button', { name: '创建账号' }).click();
};

/** Signs out through the provider. */
const isSignedOut = (page: Page) => page.waitForURL(/\/_idp\/(login|logout)/);

/** Holds calls of one path until the test releases them, perhaps to let them fail. */
const hold = async (page: Page, address: string, failure = '') => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue({ headers: { ...route.request().headers(), 'Mock-Failure': failure } });
  });
  return release;
};

/** Response of a server that refuses without a message. */
const refuseSilently = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ json: FAILED_AS_SUCH }));

const signedInToForm = async (page: Page, portal: Portal) => {
  await portal.signIn('persona-unbound');
  await openForm(page);
};

test.describe('the binding question', () => {
  test('R156 A11 A33 is shown over the shell; Escape postpones it, home has a reminder, the next sign-in asks again', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests();
    await portal.signIn('persona-unbound');
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: '子系统导航' }).getByText('工单平台')).toBeAttached();
    await expect.poll(() => calls.filter(({ path }) => path.endsWith('/power/listUserPowerCode'))).not.toEqual([]);
    // Only a bound person's token is refreshed (A33).
    expect(calls.filter(({ path }) => path.endsWith('/api/reflashToken'))).toEqual([]);
    await expect(banner(page)).toHaveCount(0);
    await portal.expectNoAxeViolations();

    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(banner(page)).toBeVisible();
    await portal.expectNoAxeViolations({ include: '#main' });
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(question(page)).toHaveCount(0);

    await banner(page).getByRole('button', { name: '立即绑定' }).click();
    await question(page).getByRole('button', { name: '稍后处理' }).click();
    await expect(banner(page)).toBeVisible();

    await page.goto('/#/login');
    await page.evaluate(() => sessionStorage.clear());
    await portal.signIn('persona-unbound');
    await expect(question(page)).toBeVisible();
  });

  test('R156 R159 R164 a bound person is not asked, and the portal stores that', async ({ page, portal }) => {
    await portal.signIn();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bindStatus'))).toBe('true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });

  test('R156 R158 the en-US dialogs and the reminder are accessible', async ({ page, portal }) => {
    await portal.signIn('persona-unbound', { language: 'en-US' });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Do you have an old account?');
    await portal.expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Have old account', exact: true }).click();
    await dialog.getByRole('button', { name: 'Bind account' }).click();
    await expect(dialog).toContainText('Please enter 4-digit code');
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });
    await dialog.getByRole('button', { name: 'Back' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Bind now' })).toBeVisible();
    await portal.expectNoAxeViolations({ include: '#main' });
  });
});

test('R157 R187 R219 R296 a new account is created once after a confirmation and leads to a new sign-in; a failure is shown', async ({
  page,
  portal,
}) => {
  const calls = portal.recordRequests(/addAccount$/);
  await portal.signIn('persona-unbound');
  await question(page).getByRole('button', { name: '没有旧账号' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await portal.settled(async () => expect(calls).toEqual([]));

  await test.step("R296 a failure is shown in a dialog: the server's message, or the default one", async () => {
    await refuseSilently(page, CREATE);
    await createAccount(page);
    const failed = page.getByRole('dialog', { name: '创建失败' });
    await expect(failed).toContainText('创建失败，手机号已存在，请联系管理员');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await failed.getByRole('button', { name: '复制提示内容' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('创建失败，手机号已存在，请联系管理员');
    await failed.getByRole('button', { name: '返回选择' }).click();

    await page.unroute(CREATE);
    await portal.failApi(CREATE, `status:0:${encodeURIComponent('员工编号已停用')}`);
    await createAccount(page);
    await expect(failed).toContainText('员工编号已停用');
    await failed.getByRole('button', { name: '返回选择' }).click();
    await page.unroute(CREATE);
  });

  await test.step('R157 R187 R219 T23 it is created once, although the response is lost, and leads to a new sign-in', async () => {
    calls.length = 0;
    const healUser = await portal.failApi('**/getUserInfo*', 'http:500');
    const release = await hold(page, CREATE, 'lost:504');
    await createAccount(page);
    await expect(question(page).getByRole('button', { name: '正在创建' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    release();
    const lost = page.locator('[data-lost-save]');
    await expect(lost).toContainText('无法确认账号是否已绑定');
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });
    await healUser();
    await createAccount(page);
    await expect(done(page)).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/_portal/api/portal/addAccount',
      body: { bipNum: BIP_NUM },
    });

    await done(page).getByRole('button', { name: '重新登录' }).click();
    await isSignedOut(page);
    // Bound now: the same person is not asked again.
    await portal.signIn('persona-unbound');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bindStatus'))).toBe('true');
    await expect(question(page)).toHaveCount(0);
  });
});

test.describe('an old account', () => {
  test('R137 R158 R161 R220 R160 is bound by phone and code; Escape confirms, too', async ({ page, portal }) => {
    await signedInToForm(page, portal);
    await expect(form(page).getByRole('textbox')).toHaveCount(2);
    await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(phone(page)).toHaveAttribute('inputmode', 'tel');
    await expect(phone(page)).toHaveAttribute('autocomplete', 'tel');

    const calls = portal.recordRequests(/smsSendCode$|bindOldAccount$/);
    await phone(page).fill(OLD_PHONE);
    await send(page).click();
    await expect(code(page)).toBeFocused();
    await page.keyboard.type('1234');
    // Nothing is sent before the user submits.
    await portal.settled(async () => expect(calls.map(({ path }) => path)).toEqual(['/_portal/api/user/smsSendCode']));
    await page.keyboard.press('Enter');
    await expect(done(page)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { type: 4, telephone: OLD_PHONE },
      { telephone: OLD_PHONE, msgCode: '1234', bipNum: BIP_NUM, type: 4 },
    ]);
    await page.keyboard.press('Escape');
    await isSignedOut(page);
  });

  test('R158 R183 R184 R185 R323 errors are shown at their fields; pasted or excess input is cleaned', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests(/smsSendCode$|bindOldAccount$/);
    await signedInToForm(page, portal);
    await submit(page).click();
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription(/请输入正确的手机号/);
    await expect(code(page)).toHaveAccessibleDescription(/请输入4位验证码/);
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });

    for (const wrong of ['12012345678', '1381234567', '138123456789']) {
      await phone(page).fill(wrong);
      await code(page).focus();
      await expect(phone(page)).toHaveAccessibleDescription(/请输入正确的手机号/);
      await expect(phone(page)).toHaveValue(wrong);
    }
    await phone(page).fill(OLD_PHONE);
    await code(page).fill('123');
    await phone(page).focus();
    await expect(code(page)).toHaveAccessibleDescription(/请输入正确的验证码/);
    await expect(form(page).getByText('请输入正确的手机号')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
    await portal.settled(async () => expect(calls).toEqual([]));

    await test.step('R158 pasted or excess input is cleaned', async () => {
      const paste = async (text: string) => {
        await page.evaluate((value) => navigator.clipboard.writeText(value), text);
        await page.keyboard.press('ControlOrMeta+V');
      };
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await phone(page).fill('');
      await code(page).fill('');
      await phone(page).focus();
      await paste('+86 138 1234 5678');
      await expect(phone(page)).toHaveValue('13812345678');
      await code(page).focus();
      await expect(form(page).getByText('请输入正确的手机号')).toHaveCount(0);
      await paste(' 12-34');
      await expect(code(page)).toHaveValue('1234');
      await code(page).fill('');
      await page.keyboard.type('12345');
      await expect(code(page)).toHaveValue('1234');
      await code(page).fill('');
      await page.keyboard.type('12a4');
      await expect(code(page)).toHaveValue('124');
      await phone(page).focus();
      await expect(code(page)).toHaveAccessibleDescription(/请输入正确的验证码/);
    });
  });

  test('F41 F42 R297 R299 T23 a refusal keeps the input; holding Enter submits once; a lost connection is reported once', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests(/bindOldAccount$/);
    await signedInToForm(page, portal);
    await phone(page).fill(OLD_PHONE);
    await code(page).fill('4321');
    let refuse!: () => void;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route(BIND, async (route) => {
      await refused;
      await route.fulfill({ json: FAILED_AS_SUCH });
    });
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await expect(submit(page)).toHaveClass(/loading/);
    await expectMessage(page, '绑定账号失败', async () => refuse());
    expect(calls).toHaveLength(1);
    await expect(phone(page)).toHaveValue(OLD_PHONE);
    await expect(code(page)).toHaveValue('4321');
    await expect(code(page)).toBeFocused();

    await page.unroute(BIND);
    await expectMessage(page, '请先获取验证码', () => submit(page).click());
    expect(calls).toHaveLength(2);
    await expect(code(page)).toHaveValue('4321');

    await test.step('F42 R299 a running submission keeps the dialog open; a lost connection is reported once', async () => {
      let fail!: () => void;
      const failed = new Promise<void>((resolve) => (fail = resolve));
      await page.route(BIND, async (route) => {
        await failed;
        await route.fulfill({ status: 500, body: '' });
      });
      await code(page).press('Enter');
      await expect(submit(page)).toHaveClass(/loading/);
      await page.keyboard.press('Escape');
      await expect(form(page)).toBeVisible();
      const errors = page.getByRole('alert').filter({ hasText: '服务器错误' });
      const isReportedOnce = expect(errors).toHaveCount(1);
      fail();
      await isReportedOnce;
      await expect(phone(page)).toHaveValue(OLD_PHONE);
    });
  });
});

test.describe('the code', () => {
  test('A11 R125 R186 R298 is not sent without a correct phone, and once at a time; Escape asks first if something was typed', async ({
    page,
    portal,
  }) => {
    const calls = portal.recordRequests(/smsSendCode$/);
    await signedInToForm(page, portal);
    for (const wrong of ['', '1381234567']) {
      await phone(page).fill(wrong);
      await send(page).click();
      await expect(phone(page)).toBeFocused();
      await expect(form(page).getByText('请输入正确的手机号')).toBeVisible();
    }
    await portal.settled(async () => expect(calls).toEqual([]));

    await phone(page).fill(OLD_PHONE);
    await test.step('R298 a failure is shown, without a countdown', async () => {
      await refuseSilently(page, SEND);
      await expectError(page, '验证码发送失败', () => send(page).click());
      await expect(send(page)).toBeEnabled();
      await expect(send(page)).toHaveText('获取验证码');
      await page.unroute(SEND);
    });

    await test.step('R186 ten clicks send one', async () => {
      calls.length = 0;
      const release = await hold(page, SEND);
      await send(page).evaluate((button: HTMLButtonElement) => {
        for (let click = 0; click < 10; click += 1) button.click();
      });
      await expect(form(page).getByRole('button', { name: '正在发送' })).toBeDisabled();
      release();
      await expect(send(page)).toHaveText(/s 后重新发送/);
      expect(calls).toHaveLength(1);
    });

    await test.step('A11 R125 Escape asks first if something was typed', async () => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: '继续编辑' })
        .or(page.getByRole('button', { name: '留下' }))
        .first()
        .click();
      await expect(phone(page)).toHaveValue(OLD_PHONE);
    });
  });

  test('F40 R177 R313 T26 the countdown lasts 60 seconds to the millisecond, across a reload and a clock set back', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await signedInToForm(page, portal);
    await phone(page).fill(OLD_PHONE);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await send(page).click();
    await expect(send(page)).toHaveText('60s 后重新发送');
    await expect(send(page)).toBeDisabled();
    await expect(form(page).getByRole('status')).toHaveText('验证码已发送，60 秒后可重新发送。');
    await page.clock.runFor(1_000);
    await expect(send(page)).toHaveText('59s 后重新发送');
    await page.clock.runFor(58_000);
    await expect(send(page)).toHaveText('1s 后重新发送');
    await page.clock.runFor(999);
    await expect(send(page)).toHaveText('1s 后重新发送');
    await expect(send(page)).toBeDisabled();
    await page.clock.runFor(1);
    await expect(send(page)).toHaveText('重新发送');
    await expect(send(page)).toBeEnabled();
    await expect(form(page).getByRole('status')).toHaveText('现在可以重新发送验证码。');

    await test.step('R177 the countdown survives closing the dialog and a reload', async () => {
      await send(page).click();
      await expect(send(page)).toHaveText('60s 后重新发送');
      await page.clock.runFor(20_000);
      await form(page).getByRole('button', { name: '返回选择' }).click();
      await question(page).getByRole('button', { name: '有旧账号', exact: true }).click();
      await expect(send(page)).toHaveText('40s 后重新发送');

      await page.clock.resume();
      await page.reload();
      await openForm(page);
      await expect(send(page)).toHaveText(/^([1-9]|[123]\d|40)s 后重新发送$/);
    });

    await test.step('F40 after the clock is set back the wait is at most one countdown', async () => {
      await page.clock.setSystemTime(Date.now() - 86_400_000);
      await form(page).getByRole('button', { name: '返回选择' }).click();
      await openForm(page);
      await expect(send(page)).toHaveText(/^([1-5]?\d|60)s 后重新发送$/);
      await page.clock.fastForward(61_000);
      await expect(send(page)).toHaveText('重新发送');
    });
  });
});
