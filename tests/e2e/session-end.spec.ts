import type { Page } from '@playwright/test';
import { expect, test, type Portal } from '../support/portal';

test.describe.configure({ timeout: 90_000 });

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

/** What leaves for the provider's sign-out, and every question that the browser asks on the way. */
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

/** Signs in with a session whose life the server tells. */
const signInFor = async (page: Page, portal: Portal, seconds: number) => {
  await page.goto(`/?ssoToken=${portal.token()}.e${seconds}`);
  await page.waitForURL((url) => !url.searchParams.has('ssoToken'));
};

test.describe('an expired session', () => {
  test('R154 F27 A31 in the middle of an upload, a save and an unsaved notice: one sign-out, nothing asked, nothing lost', async ({
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

    // An upload that is under way, and calls beside it.
    await page.route(/fileInfoUpload|uploadFile/, () => undefined);
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles({ name: '通知.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 x') });
    await portal.failApi(/\/new\/notice\/|power\/listUserPowerCode|getMessageSumList/, 'session-expired');
    await page.keyboard.press('Control+S');
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

  test('A31 T3 another person finds neither the way back nor the text', async ({ page, portal }) => {
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
    const kept = () =>
      page.evaluate(async () => {
        const found: unknown[] = [];
        for (const { name = '', version } of await indexedDB.databases()) {
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            const request = indexedDB.open(name, version);
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error!);
          });
          for (const store of database.objectStoreNames)
            found.push(
              await new Promise((resolve) => {
                const request = database.transaction(store).objectStore(store).getAll();
                request.onsuccess = () => resolve(request.result);
              }),
            );
          database.close();
        }
        return JSON.stringify([found, { ...localStorage }, { ...sessionStorage }]);
      });
    await expect.poll(kept).not.toContain('只属于林知远的草稿');
    await expect.poll(() => kept()).not.toContain('noticeEdit');
  });

  test('R154 R327 the sign-out comes 300 ms after the answer, not before', async ({ page, portal }) => {
    await page.clock.install();
    await portal.signIn('persona-demo', { path: '/help' });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const seen = watchLeaving(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await portal.failApi('**/power/listUserPowerCode', 'session-expired');
    const answered = portal.answerTo('/power/listUserPowerCode');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await answered;
    await expect(page.getByText('登录已过期')).toBeVisible();
    await page.clock.runFor(299);
    expect(seen.logouts).toEqual([]);
    await expect(page).toHaveURL(/\/help/);
    await page.clock.runFor(1);
    await expect.poll(() => seen.logouts).toHaveLength(1);
  });
});

test.describe('a session whose end is known', () => {
  test('R155 two minutes before its end the person is asked, and going on renews it', async ({ page, portal }) => {
    await page.clock.install();
    await signInFor(page, portal, 180);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(50_000);
    await expect(expiry(page)).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(expiry(page)).toBeVisible();
    await expect(expiry(page).getByRole('timer')).toHaveText(/^(2:00|1:\d\d)$/);
    await expect(expiry(page).getByRole('button', { name: '继续使用' })).toBeFocused();
    await portal.expectNoAxeViolations();

    const renewals = portal.recordRequests(/reflashToken$/);
    await expiry(page).getByRole('button', { name: '继续使用' }).click();
    await expect(expiry(page)).toHaveCount(0);
    expect(renewals).toHaveLength(1);
    await page.clock.runFor(50_000);
    await expect(expiry(page)).toHaveCount(0);
    await page.clock.runFor(15_000);
    await expect(expiry(page)).toBeVisible();
    // Whoever closes the question is there, too.
    await page.keyboard.press('Escape');
    await expect(expiry(page)).toHaveCount(0);
    expect(renewals).toHaveLength(2);
  });

  test('R155 R154 whoever does not answer is signed out at the end', async ({ page, portal }) => {
    await page.clock.install();
    const seen = watchLeaving(page);
    await signInFor(page, portal, 180);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(170_000);
    await expect(expiry(page)).toBeVisible();
    expect(seen.logouts).toEqual([]);
    await page.clock.runFor(11_000);
    await isSignedOut(page);
    expect(seen.logouts).toHaveLength(1);
  });

  test('R155 a renewal that fails is told, and can be asked for again', async ({ page, portal }) => {
    await signInFor(page, portal, 100);
    await expect(expiry(page)).toBeVisible();
    const recover = await portal.failApi('**/reflashToken', 'http:500');
    await expiry(page).getByRole('button', { name: '继续使用' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '服务器错误' })).toBeVisible();
    await expect(expiry(page)).toBeVisible();
    await recover();
    const renewed = portal.answerTo('/reflashToken');
    await expiry(page).getByRole('button', { name: '继续使用' }).click();
    await renewed;
  });

  test('R155 T11 going on in one window goes on in all of them', async ({ page, portal, context }) => {
    await page.clock.install();
    await signInFor(page, portal, 180);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    // The clock is the one of all windows.
    await page.clock.runFor(100_000);
    await expect(expiry(other)).toBeVisible();
    await expect(expiry(page)).toBeVisible();
    await expiry(page).getByRole('button', { name: '继续使用' }).click();
    await expect(expiry(page)).toHaveCount(0);
    await expect(expiry(other)).toHaveCount(0);
  });

  test('R155 a session whose end nobody tells is never asked about', async ({ page, portal }) => {
    await page.clock.install();
    await portal.signIn();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(86_400_000);
    await expect(expiry(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
  });
});
