import type { Frame, Page } from '@playwright/test';
import { expect, test, type Portal } from '../support/portal';

const OWN_ID = '44010619910315128x';
const USER_INFO = '**/user/center/getUserInfo';
const PAGE = '**/_sites/verification?**';

const verify = (page: Page) => page.getByRole('dialog', { name: '身份认证' });
const review = (page: Page) => page.getByRole('dialog', { name: '身份审核' });
const inside = (page: Page) => page.frameLocator('iframe[title="身份认证服务页面"]');
const idNumber = (page: Page) => inside(page).getByRole('textbox', { name: '身份证号' });
const toasts = (page: Page) => page.getByRole('status').filter({ hasText: '提交成功' });

const MESSAGES = [
  { type: 'switch' },
  { type: 'close' },
  { type: 'success' },
  { type: 'login-over' },
  { type: 'save-over' },
  { type: 'error', code: 'data-abnormal' },
].map((message) => ({ source: 'portal-verification', version: 1, ...message }));

type Message = (typeof MESSAGES)[number];
const message = (type: string, code?: string) => ({
  source: 'portal-verification',
  version: 1,
  type,
  ...(code && { code }),
});

const isOpen = async (page: Page) => {
  await expect(verify(page)).toBeVisible();
  await expect(idNumber(page)).toBeVisible();
};

/** The dialog's own frame. */
const frameOf = async (page: Page): Promise<Frame> =>
  (await (await page.getByTitle('身份认证服务页面').elementHandle())!.contentFrame())!;

const say = (frame: Frame | Page, said: object) =>
  frame.evaluate((data) => (window.opener ?? window.top).postMessage(data, '*'), said);

/** The user info of the server, changed by the test. */
const changeUser = (page: Page, change: object) =>
  page.route(USER_INFO, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...change } } });
  });

/** A frame of the portal's page, beside the dialog. */
const addFrame = async (page: Page, attributes: Record<string, string>): Promise<Frame> => {
  await page.evaluate((given) => {
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(given)) frame.setAttribute(name, value);
    frame.name = 'stranger';
    document.body.append(frame);
  }, attributes);
  await expect
    .poll(() =>
      page
        .frame('stranger')
        ?.evaluate(() => document.readyState)
        .catch(() => ''),
    )
    .toBe('complete');
  return page.frame('stranger')!;
};

const addressOf = (page: Page, site: string) =>
  page.evaluate(
    (name) => (window as unknown as Record<string, Record<string, string>>).__PORTAL_ENVIRONMENT__![name]!,
    site,
  );

/** Everybody who may send a message to the portal's window and is not the dialog's frame (T12). */
const STRANGERS: [who: string, find: (page: Page) => Promise<Frame | Page>][] = [
  ["the portal's own window", async (page) => page.mainFrame()],
  ["a frame of the portal's own origin", (page) => addFrame(page, { src: 'about:blank' })],
  ['a frame without an origin', (page) => addFrame(page, { src: 'about:blank', sandbox: 'allow-scripts' })],
  ['a frame of another site', async (page) => addFrame(page, { src: await addressOf(page, 'iotSite') })],
  [
    'another frame of the verification service',
    async (page) => addFrame(page, { src: await addressOf(page, 'verificationPage') }),
  ],
  [
    'a frame inside the right one',
    async (page) => {
      await (
        await frameOf(page)
      ).evaluate(() => {
        const frame = document.createElement('iframe');
        frame.name = 'nested';
        document.body.append(frame);
      });
      await expect.poll(() => page.frame('nested')).not.toBeNull();
      return page.frame('nested')!;
    },
  ],
  [
    'a window of the verification service',
    async (page) => {
      const opened = page.waitForEvent('popup');
      await page.evaluate((address) => void window.open(address), await addressOf(page, 'verificationPage'));
      const popup = await opened;
      await popup.waitForLoadState();
      return popup;
    },
  ],
];

test.describe('who is believed', () => {
  for (const [who, find] of STRANGERS)
    test(`T12 R165 R168 six messages of ${who} do nothing`, async ({ page, portal }) => {
      await portal.signIn('persona-unverified');
      await isOpen(page);
      const calls = portal.recordRequests();
      const left: string[] = [];
      page.on('request', (request) => request.url().includes('/_idp/') && left.push(request.url()));
      const stranger = await find(page);
      calls.length = 0;
      for (const each of MESSAGES) await say(stranger, each);
      // Everything that was sent before this has been heard when it is heard.
      const isHeard = page.evaluate(
        () => new Promise((resolve) => window.addEventListener('message', resolve, { once: true })),
      );
      await say(await frameOf(page), { source: 'somebody-else' });
      await isHeard;
      await expect(verify(page)).toBeVisible();
      await expect(review(page)).toHaveCount(0);
      await expect(toasts(page)).toHaveCount(0);
      await expect(verify(page).getByText('数据异常')).toHaveCount(0);
      expect(calls.filter(({ path }) => path.endsWith('getUserInfo'))).toEqual([]);
      expect(left).toEqual([]);
    });

  test('T12 the right frame is not believed any more when its dialog is closed', async ({ page, portal }) => {
    await portal.signIn('persona-unverified');
    await isOpen(page);
    // The page goes on sending while its frame is taken away.
    await (
      await frameOf(page)
    ).evaluate(() => {
      window.addEventListener('pagehide', () => {
        for (const type of ['login-over', 'success'])
          window.top!.postMessage({ source: 'portal-verification', version: 1, type }, '*');
      });
    });
    await page.keyboard.press('Escape');
    await expect(verify(page)).toHaveCount(0);
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/\/home$/);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('T12 a flood of messages does not hold the portal up', async ({ page, portal }) => {
    await portal.signIn('persona-unverified');
    await isOpen(page);
    const frame = await frameOf(page);
    const stranger = await addFrame(page, { src: 'about:blank' });
    for (const sender of [frame, stranger])
      await sender.evaluate(() => {
        for (let count = 0; count < 5000; count += 1)
          window.top!.postMessage({ source: 'portal-verification', version: 1, type: `x${count}` }, '*');
      });
    const started = Date.now();
    await say(frame, message('close'));
    await expect(verify(page)).toHaveCount(0);
    expect(Date.now() - started).toBeLessThan(5000);
  });
});

test.describe('what the page says', () => {
  const from = async (page: Page, portal: Portal) => {
    await portal.signIn('persona-unverified');
    await isOpen(page);
    return frameOf(page);
  };

  test('R165 switch: from the verification to the review', async ({ page, portal }) => {
    await say(await from(page, portal), message('switch'));
    await expect(review(page)).toBeVisible();
    await expect(verify(page)).toHaveCount(0);
  });

  test('R166 close: the dialog closes, and the personal state is as it was', async ({ page, portal }) => {
    await say(await from(page, portal), message('close'));
    await expect(verify(page)).toHaveCount(0);
    await expect(review(page)).toHaveCount(0);
  });

  test('R167 R129 success: a message that stays', async ({ page, portal }) => {
    await page.clock.install();
    const frame = await from(page, portal);
    await say(frame, message('success'));
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toBeVisible();
    await expect(verify(page)).toBeVisible();
  });

  test('R168 login-over: signed out at once, once, and not as expired', async ({ page, portal }) => {
    const frame = await from(page, portal);
    const logouts: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/_idp/logout') logouts.push(request.url());
    });
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.body.innerText.includes('登录已过期')) document.cookie = 'said=expired; Path=/';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await frame.evaluate((said: Message) => {
      window.top!.postMessage(said, '*');
      window.top!.postMessage(said, '*');
    }, message('login-over'));
    await page.waitForURL('**/_idp/login**');
    expect(logouts).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('said=expired');
  });

  test('R169 save-over: closes and reads the user info again', async ({ page, portal }) => {
    const frame = await from(page, portal);
    await changeUser(page, { zattestState: 1 });
    const read = portal.answerTo('/getUserInfo');
    await say(frame, message('save-over'));
    await read;
    await expect(verify(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('userInfo'))).toContain('"zattestState":1');
  });

  for (const [code, words] of [
    ['id-required', '请输入身份证号查询员工信息'],
    ['id-invalid', '请输入正确的身份证号'],
    ['data-abnormal', '数据异常，请联系管理员'],
  ] as const)
    test(`R170 R300 R301 R302 the error ${code} has its words`, async ({ page, portal }) => {
      const frame = await from(page, portal);
      await say(frame, message('error', code));
      await expect(verify(page).getByRole('alert')).toContainText(words);
      await say(frame, message('success'));
      await expect(verify(page).getByText(words)).toHaveCount(0);
    });
});

test.describe('the verification', () => {
  test('R163 R171 R191 from the ID number to the review, and the state holds after loading anew', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-unverified');
    await isOpen(page);
    const button = inside(page).getByRole('button', { name: '提交认证' });
    await button.click();
    await expect(inside(page).getByRole('alert')).toHaveText('请输入身份证号查询员工信息');
    await expect(verify(page).getByRole('alert')).toHaveText('请输入身份证号查询员工信息');

    await idNumber(page).pressSequentially('440106199103151280');
    await expect(inside(page).getByRole('alert')).toHaveText('');
    await idNumber(page).blur();
    await expect(inside(page).getByRole('alert')).toHaveText('请输入正确的身份证号');

    await idNumber(page).fill('110101199003071233');
    await button.click();
    await expect(verify(page).getByRole('alert')).toContainText('数据异常，请联系管理员');

    await idNumber(page).fill(` ${OWN_ID} `);
    await idNumber(page).press('Enter');
    await expect(toasts(page)).toBeVisible();
    await expect(verify(page).getByText('数据异常')).toHaveCount(0);
    await inside(page).getByRole('button', { name: '查看审核进度' }).click();
    await expect(review(page)).toBeVisible();
    await page.reload();
    await expect(review(page)).toBeVisible();
    await expect(verify(page)).toHaveCount(0);
  });

  test('T1 T13 the embedded page gets no token, no referrer and no way out of its frame', async ({ page, portal }) => {
    const asked = page.waitForRequest(PAGE);
    await portal.signIn('persona-unverified');
    const request = await asked;
    expect(request.url()).not.toContain(portal.world);
    expect(await request.headerValue('referer')).toBeNull();
    await isOpen(page);
    const element = page.getByTitle('身份认证服务页面');
    await expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
    await expect(element).toHaveAttribute('allow', '');
    expect(new URL(request.url()).origin).not.toBe(new URL(page.url()).origin);
  });

  test('R163 a page that does not come can be asked for again', async ({ page, portal }) => {
    await page.route('**/_sites/verification*', (route) => route.abort('connectionrefused'));
    await portal.signIn('persona-unverified');
    await expect(verify(page).getByText('身份认证页面未能加载')).toBeVisible();
    await page.unroute('**/_sites/verification*');
    await verify(page).getByRole('button', { name: '重试' }).click();
    await expect(idNumber(page)).toBeVisible();
  });

  test('R163 a page that never answers has failed after 20 seconds', async ({ page, portal }) => {
    await page.clock.install();
    await page.route('**/_sites/verification*', () => undefined);
    await portal.signIn('persona-unverified');
    await expect(verify(page).getByText('身份认证页面加载中')).toBeAttached();
    await page.clock.pauseAt(Date.now() + 15_000);
    await expect(verify(page).getByText('身份认证页面加载中')).toBeAttached();
    await page.clock.runFor(20_000);
    await expect(verify(page).getByText('身份认证页面未能加载')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('which dialog', () => {
  test('R162 under review: how far it is, and a look at the result', async ({ page, portal }) => {
    await portal.signIn('persona-review');
    await expect(review(page)).toBeVisible();
    await expect(review(page)).toContainText('已提交，预计一个工作日内完成审核');
    await expect(verify(page)).toHaveCount(0);
    const refresh = review(page).getByRole('button', { name: '刷新审核结果' });
    await expect(refresh).toBeFocused();
    await refresh.click();
    await expect(review(page).getByRole('status')).toContainText('仍在审核中');
    await changeUser(page, { zattestState: 1 });
    await refresh.click();
    await expect(review(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '身份认证已通过' })).toBeVisible();
  });

  for (const state of [0, 1, 3, 6, 45, null, '', 'NaN'])
    test(`R164 the state ${JSON.stringify(state)} shows neither`, async ({ page, portal }) => {
      await changeUser(page, { zattestState: state });
      await portal.signIn();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: '子系统导航' }).getByText('工单平台')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  for (const [state, title] of [
    ['4', '身份审核'],
    ['5', '身份认证'],
  ] as const)
    test(`R131 R162 R163 the state '${state}' as text counts as the number`, async ({ page, portal }) => {
      await changeUser(page, { zattestState: state });
      await portal.signIn();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });

  test('A33 R156 the account is asked for first, then the identity', async ({ page, portal }) => {
    await changeUser(page, { zattestState: 5 });
    await portal.signIn('persona-unbound');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: '您是否有旧账号' })).toBeVisible();
    await page.keyboard.press('Escape');
    await isOpen(page);
  });

  for (const language of ['zh-CN', 'en-US'] as const)
    test(`R162 R163 the ${language} dialogs are accessible`, async ({ page, portal }) => {
      const isChinese = language === 'zh-CN';
      await portal.signIn('persona-unverified', { language });
      const dialog = page.getByRole('dialog');
      const frame = page.frameLocator('iframe[sandbox]');
      await expect(dialog).toContainText(isChinese ? '身份认证' : 'Identity verification');
      await frame.getByRole('button', { name: isChinese ? '提交认证' : 'Submit' }).click();
      await expect(dialog).toContainText(isChinese ? '请输入身份证号' : 'Please enter the ID number');
      await portal.expectNoAxeViolations();
      await frame.getByRole('textbox').fill(OWN_ID);
      await frame.getByRole('textbox').press('Enter');
      await frame.getByRole('button', { name: isChinese ? '查看审核进度' : 'See the progress' }).click();
      await expect(dialog).toContainText(isChinese ? '审核中' : 'Under review');
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await portal.expectNoAxeViolations();
    });
});
