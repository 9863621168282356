import type { Page } from '@playwright/test';
import { now, passLimit, timeOf } from '../support/clock';
import { expect, test, type Portal } from '../support/portal';
import { expectError } from '../support/navigation';

const LOGOUT = '/_idp/logout';
const EDIT = '/mainApp/noticeEdit';
const title = (page: Page) => page.getByLabel('公告标题');
const text = (page: Page) => page.getByRole('textbox', { name: '公告内容' });
/** A notice needs a column before it can be saved, also as a draft. */
const chooseColumn = async (page: Page) => {
  await page.getByLabel('栏目分类').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '安全' }).click();
};
const expiry = (page: Page) => page.getByRole('dialog', { name: '登录即将过期' });
const isSignedOut = (page: Page) => page.waitForURL(/\/_idp\/login/);

/** Navigations to the provider's sign-out, and every prompt of the browser on the way. */
const watchLeaving = (page: Page) => {
  const seen = { logouts: [] as string[], questions: [] as string[] };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === LOGOUT) seen.logouts.push(request.url());
  });
  page.on('dialog', (dialog) => {
    seen.questions.push(dialog.type());
    void dialog.accept();
  });
  return seen;
};

/** Signs in with a session of known lifetime. */
const signInFor = async (page: Page, portal: Portal, seconds: number) => {
  await page.goto(`/?ssoToken=${portal.token()}.e${seconds}`);
  await page.waitForURL((url) => !url.searchParams.has('ssoToken'));
};

/** Moves the clock forward as after sleep, and waits for what the portal reloads automatically. */
const sleep = async (portal: Portal, jump: () => Promise<void>) => {
  const answered = portal.responseTo('/power/listUserPowerCode');
  await jump();
  await answered;
};

test.describe('an expired session', () => {
  test('R154 F27 A31 during an upload, a save and an unsaved notice: one sign-out, no prompt, nothing lost', async ({
    page,
    portal,
  }) => {
    const seen = watchLeaving(page);
    await portal.signIn('persona-demo', { path: EDIT });
    await expect(text(page)).toBeVisible();
    await title(page).fill('停电检修通知');
    await chooseColumn(page);
    await text(page).click();
    await page.keyboard.type('周五上午九点至十一点停电。');

    // The save waits for its response; meanwhile an upload starts, and more text is typed.
    let expire!: () => void;
    const isOver = new Promise<void>((resolve) => (expire = resolve));
    await page.route(/fileInfoUpload|uploadFile/, () => undefined);
    await page.route(/\/new\/notice\//, async (route) => {
      await isOver;
      await route.continue({ headers: { ...route.request().headers(), 'Mock-Failure': 'session-expired' } });
    });
    const saving = page.waitForRequest(/\/new\/notice\//);
    await page.keyboard.press('Control+S');
    await saving;
    const uploading = page.waitForRequest(/fileInfoUpload|uploadFile/);
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles({ name: '通知.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x') });
    await uploading;
    expire();
    await isSignedOut(page);
    expect(seen.logouts).toHaveLength(1);
    expect(seen.questions).toEqual([]);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await portal.signIn();
    await page.waitForURL(`**${EDIT}**`);
    await page.getByRole('button', { name: /恢复/ }).click();
    await expect(title(page)).toHaveValue('停电检修通知');
    await expect(text(page)).toContainText('周五上午九点至十一点停电。');
  });

  test('A31 T3 another person finds neither the return address nor the text in the stored session', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-demo', { path: EDIT });
    await expect(text(page)).toBeVisible();
    await title(page).fill('只属于林知远的草稿');
    await chooseColumn(page);
    await portal.failApi(/\/new\/notice\//, 'session-expired');
    await text(page).click();
    await page.keyboard.type('x');
    await page.keyboard.press('Control+S');
    await isSignedOut(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await portal.signIn('persona-restricted');
    await page.waitForURL('**/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await expect.poll(kept).not.toContain('只属于林知远的草稿');
    await expect.poll(kept).not.toContain('noticeEdit');
  });

  test('R154 R155 R327 a session without a known expiry never prompts; an expired response signs out after 300 ms', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    const seen = watchLeaving(page);
    await portal.signIn('persona-demo', { path: '/help' });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    // The dialog would be shown by now: its timer has run, and a later request has its response.
    await sleep(portal, () => page.clock.fastForward(86_400_000));
    await expect(expiry(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/help/);

    await portal.failApi('**/power/listUserPowerCode', 'session-expired');
    const later = (await now(page)) + 3_600_000;
    await sleep(portal, () => page.clock.pauseAt(later));
    await expect(page.getByText('登录已过期')).toBeVisible();
    await page.clock.runFor(299);
    expect(seen.logouts).toEqual([]);
    await expect(page).toHaveURL(/\/help/);
    await page.clock.runFor(1);
    await expect.poll(() => seen.logouts).toHaveLength(1);
  });
});

test('R154 R155 T11 a session with a known expiry: a prompt in all windows, a failed refresh, a successful one, the sign-out', async ({
  page,
  portal,
  context,
}) => {
  await page.clock.install();
  const seen = watchLeaving(page);
  let span = { earliest: 0, latest: 0 };
  /** Runs an action that extends the session by 180 seconds. */
  const extendSession = async (act: () => Promise<unknown>) => {
    span = await timeOf(page, act);
  };
  /** No prompt a second before the last two minutes; a prompt when they begin. */
  const isAskedInTime = async () => {
    await passLimit(page, span, 60_000, () => portal.settled(() => expect(expiry(page)).toHaveCount(0)));
    await expect(expiry(page)).toBeVisible();
  };
  const renewRequests = portal.recordRequests(/reflashToken$/);
  const continueButton = expiry(page).getByRole('button', { name: '继续使用' });

  await signInFor(page, portal, 180);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  // A window that starts refreshes the session of all.
  await extendSession(async () => {
    await other.goto('/home');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('two minutes before the expiry every window prompts', async () => {
    await isAskedInTime();
    await expect(expiry(page).getByRole('timer')).toHaveText(/^(2:00|1:\d\d)$/);
    await expect(continueButton).toBeFocused();
    await expect(expiry(other)).toBeVisible();
    await portal.expectNoAxeViolations({ include: '[role=dialog]' });
  });

  await test.step('a failed refresh is reported and can be repeated', async () => {
    const recover = await portal.failApi('**/reflashToken', 'http:500');
    await expectError(page, '服务器错误', () => continueButton.click());
    await expect(expiry(page)).toBeVisible();
    await recover();
  });

  await test.step('continuing in one window extends the session in all windows', async () => {
    renewRequests.length = 0;
    await extendSession(async () => {
      await continueButton.click();
      await expect(expiry(page)).toHaveCount(0);
    });
    await expect(expiry(other)).toHaveCount(0);
    expect(renewRequests).toHaveLength(1);
    await other.close();
  });

  await test.step('closing the prompt keeps the user signed in', async () => {
    await isAskedInTime();
    await extendSession(async () => {
      await page.keyboard.press('Escape');
      await expect(expiry(page)).toHaveCount(0);
      await expect.poll(() => renewRequests.length).toBe(2);
    });
  });

  await test.step('without a reaction of the user the session ends with a sign-out', async () => {
    await isAskedInTime();
    await passLimit(page, span, 180_000, async () => {
      await expect(expiry(page)).toBeVisible();
      expect(seen.logouts).toEqual([]);
    });
    await isSignedOut(page);
    expect(seen.logouts).toHaveLength(1);
  });
});

test('R154 R155 after sleep an expired session signs out without a click, and the text is stored', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  const seen = watchLeaving(page);
  await signInFor(page, portal, 1_800);
  await page.goto(EDIT);
  await expect(text(page)).toBeVisible();
  await title(page).pressSequentially('停电检修通知');
  // The clock runs on, timers do not, and the window gets no event.
  await page.clock.setSystemTime((await now(page)) + 3_600_000);
  await page.clock.runFor(10_500);
  await isSignedOut(page);
  expect(seen.logouts).toHaveLength(1);
  expect(seen.questions).toEqual([]);
  await portal.signIn();
  await page.getByRole('button', { name: /恢复/ }).click();
  await expect(title(page)).toHaveValue('停电检修通知');
});
