import type { Frame, Page } from '@playwright/test';
import { passLimit, timeOf } from '../support/clock';
import { expectMessage } from '../support/navigation';
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

const post = (frame: Frame | Page, payload: object) =>
  frame.evaluate((data) => (window.opener ?? window.top).postMessage(data, '*'), payload);

/** The user info of the server, changed by the test. */
const changeUser = (page: Page, change: object) =>
  page.route(USER_INFO, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...change } } });
  });

/** A frame in the portal's page, outside of the dialog. */
const addFrame = async (page: Page, attributes: Record<string, string>): Promise<Frame> => {
  await page.evaluate((given) => {
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(given)) frame.setAttribute(name, value);
    frame.name = 'third-party';
    document.body.append(frame);
  }, attributes);
  await expect
    .poll(() =>
      page
        .frame('third-party')
        ?.evaluate(() => document.readyState)
        .catch(() => ''),
    )
    .toBe('complete');
  return page.frame('third-party')!;
};

const addressOf = (page: Page, site: string) =>
  page.evaluate(
    (name) => (window as unknown as Record<string, Record<string, string>>).__PORTAL_ENVIRONMENT__![name]!,
    site,
  );

/** Every sender that can post a message to the portal's window and is not the dialog's frame (T12). */
const THIRD_PARTIES: [who: string, find: (page: Page) => Promise<Frame | Page>][] = [
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

/** Removes what a step has added to the page. */
const removeThirdParties = async (page: Page) => {
  for (const opened of page.context().pages()) if ((await opened.opener()) === page) await opened.close();
  await page.evaluate(() => document.querySelector('iframe[name="third-party"]')?.remove());
};

/** Waits until every message to the portal's window has been handled. */
const isHandled = async (page: Page) => {
  const lastMessage = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        window.addEventListener('message', ({ data }) => {
          if ((data as { source?: string }).source === 'last-message') resolve();
        }),
      ),
  );
  await post(await frameOf(page), { source: 'last-message' });
  await lastMessage;
};

test.describe('trusted senders', () => {
  test('T12 R165 R166 R168 third-party messages do nothing, a flood changes nothing, and then the right frame closes the dialog', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-unverified');
    await isOpen(page);
    const left: string[] = [];
    page.on('request', (request) => request.url().includes('/_idp/') && left.push(request.url()));
    const calls = portal.recordRequests(/getUserInfo$/);
    for (const [who, find] of THIRD_PARTIES)
      await test.step(`six messages of ${who} do nothing`, async () => {
        const thirdParty = await find(page);
        for (const each of MESSAGES) await post(thirdParty, each);
        await isHandled(page);
        await expect(verify(page)).toBeVisible();
        await expect(review(page)).toHaveCount(0);
        await expect(toasts(page)).toHaveCount(0);
        await expect(verify(page).getByText('数据异常')).toHaveCount(0);
        expect(calls).toEqual([]);
        expect(left).toEqual([]);
        await removeThirdParties(page);
      });

    await test.step('ten thousand messages change nothing on the screen', async () => {
      const frame = await frameOf(page);
      const thirdParty = await addFrame(page, { src: 'about:blank' });
      await verify(page).evaluate((dialog) => {
        const changes = { count: 0 };
        Object.assign(window, { changes });
        new MutationObserver((all) => (changes.count += all.length)).observe(dialog, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      });
      for (const sender of [frame, thirdParty])
        await sender.evaluate(() => {
          for (let count = 0; count < 5000; count += 1)
            window.top!.postMessage({ source: 'portal-verification', version: 1, type: `x${count}` }, '*');
        });
      await isHandled(page);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'changes') as unknown)).toEqual({ count: 0 });
      expect(calls).toEqual([]);
    });

    await test.step('close: the dialog closes, and the identity status is unchanged', async () => {
      await post(await frameOf(page), message('close'));
      await expect(verify(page)).toHaveCount(0);
      await expect(review(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/home$/);
    });
  });

  test('T1 T12 T13 the embedded page gets no token, no referrer and no way out of its frame, and is not trusted after its dialog is closed', async ({
    page,
    portal,
  }) => {
    const asked = page.waitForRequest(PAGE);
    await portal.signIn('persona-unverified');
    const request = await asked;
    expect(request.url()).not.toContain(portal.dataset);
    expect(await request.headerValue('referer')).toBeNull();
    await isOpen(page);
    const element = page.getByTitle('身份认证服务页面');
    await expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
    await expect(element).toHaveAttribute('allow', '');
    expect(new URL(request.url()).origin).not.toBe(new URL(page.url()).origin);

    await test.step('T12 a message sent while its frame is removed is received and ignored', async () => {
      await (
        await frameOf(page)
      ).evaluate(() => {
        window.addEventListener('pagehide', () => {
          for (const type of ['login-over', 'success'])
            window.top!.postMessage({ source: 'portal-verification', version: 1, type }, '*');
        });
      });
      await page.evaluate(() => {
        const received: unknown[] = [];
        Object.assign(window, { received });
        window.addEventListener('message', ({ data }) => received.push((data as { type?: unknown }).type));
      });
      await page.keyboard.press('Escape');
      await expect(verify(page)).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'received') as unknown))
        .toEqual(['login-over', 'success']);
      await portal.settled(() => expect(toasts(page)).toHaveCount(0));
      await expect(page).toHaveURL(/\/home$/);
    });
  });
});

test.describe('messages of the page', () => {
  const from = async (page: Page, portal: Portal) => {
    await portal.signIn('persona-unverified');
    await isOpen(page);
    return frameOf(page);
  };

  test('R165 R170 R300 R301 R302 each error has its message, and switch leads from the verification to the review', async ({
    page,
    portal,
  }) => {
    const frame = await from(page, portal);
    for (const [code, words] of [
      ['id-required', '请输入身份证号查询员工信息'],
      ['id-invalid', '请输入正确的身份证号'],
      ['data-abnormal', '数据异常，请联系管理员'],
    ] as const)
      await test.step(`the error ${code} has its words`, async () => {
        await post(frame, message('error', code));
        await expect(verify(page).getByRole('alert')).toContainText(words);
        await post(frame, message('success'));
        await expect(verify(page).getByText(words)).toHaveCount(0);
      });
    await post(frame, message('switch'));
    await expect(review(page)).toBeVisible();
    await expect(verify(page)).toHaveCount(0);
  });

  test('R129 R167 R169 success: a message that stays; save-over: closes and reloads the user info', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    const frame = await from(page, portal);
    await post(frame, message('success'));
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toBeVisible();
    await expect(verify(page)).toBeVisible();

    await changeUser(page, { zattestState: 1 });
    const read = portal.responseTo('/getUserInfo');
    await post(frame, message('save-over'));
    await read;
    await expect(verify(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('userInfo'))).toContain('"zattestState":1');
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
    await frame.evaluate((payload: Message) => {
      window.top!.postMessage(payload, '*');
      window.top!.postMessage(payload, '*');
    }, message('login-over'));
    await page.waitForURL('**/_idp/login**');
    expect(logouts).toHaveLength(1);
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('said=expired');
  });
});

test.describe('the verification', () => {
  test('R162 R163 R171 R191 from the ID number to the review, and the status holds after a reload', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-unverified');
    await isOpen(page);
    // The dialog has the title; the page inside starts with what it asks for.
    await expect(inside(page).getByRole('heading')).toHaveText(['填写证件信息']);
    const top = async () => (await verify(page).boundingBox())!.y;
    const placed = await portal.settled(top);
    const button = inside(page).getByRole('button', { name: '提交认证' });
    await button.click();
    await expect(inside(page).getByRole('alert')).toHaveText('请输入身份证号查询员工信息');
    await expect(verify(page).getByRole('alert')).toHaveText('请输入身份证号查询员工信息');
    // An error lengthens the dialog, which must not move under the pointer.
    await portal.settled(() => expect.poll(top).toBe(placed));
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });

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
    await expect(review(page).getByRole('listitem')).toHaveCount(3);
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });
    await page.reload();
    await expect(review(page)).toBeVisible();
    await expect(verify(page)).toHaveCount(0);
  });

  test('R163 a page that fails to load, or takes more than 20 seconds, can be reloaded', async ({ page, portal }) => {
    const ADDRESS = '**/_sites/verification*';
    const failed = verify(page).getByText('身份认证页面加载失败');
    const retry = verify(page).getByRole('button', { name: '重试' });
    await page.clock.install();
    await page.route(ADDRESS, (route) => route.abort('connectionrefused'));
    await portal.signIn('persona-unverified');
    await expect(failed).toBeVisible();
    await page.unroute(ADDRESS);

    await page.route(ADDRESS, () => undefined);
    const isLoading = () => expect(verify(page).getByText('身份认证页面加载中')).toBeAttached();
    const span = await timeOf(page, async () => {
      await retry.click();
      await isLoading();
    });
    await passLimit(page, span, 20_000, isLoading);
    await expect(failed).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await retry.click();
    await expect(idNumber(page)).toBeVisible();
  });
});

test.describe('choice of the dialog', () => {
  test("R131 R162 R164 under review, '4' as text: the progress, and checking the result until the status needs no dialog", async ({
    page,
    portal,
  }) => {
    await changeUser(page, { zattestState: '4' });
    await portal.signIn('persona-review');
    await expect(review(page)).toBeVisible();
    await expect(review(page)).toContainText('已提交，预计一个工作日内完成审核');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    const refresh = review(page).getByRole('button', { name: '刷新审核结果' });
    await expect(refresh).toBeFocused();
    await refresh.click();
    await expect(review(page).getByRole('status')).toContainText('仍在审核中');
    await changeUser(page, { zattestState: 1 });
    await expectMessage(page, /身份认证已通过/, () => refresh.click());
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test("A33 R131 R156 R163 the account is asked for first, then the identity, '5' as text", async ({
    page,
    portal,
  }) => {
    await changeUser(page, { zattestState: '5' });
    await portal.signIn('persona-unbound');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: '您是否有旧账号' })).toBeVisible();
    await page.keyboard.press('Escape');
    await isOpen(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('R162 R163 the en-US dialogs are accessible', async ({ page, portal }) => {
    await portal.signIn('persona-unverified', { language: 'en-US' });
    const dialog = page.getByRole('dialog');
    const frame = page.frameLocator('iframe[sandbox]');
    await expect(dialog).toContainText('Identity verification');
    await frame.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toContainText('Please enter the ID number');
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });
    await frame.getByRole('textbox').fill(OWN_ID);
    await frame.getByRole('textbox').press('Enter');
    await frame.getByRole('button', { name: 'See the progress' }).click();
    await expect(dialog).toContainText('Under review');
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });
  });
});
