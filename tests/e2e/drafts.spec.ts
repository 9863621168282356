import type { Page } from '@playwright/test';
import { expect, test, type Portal } from '../support/portal';
import { expectMessage } from '../support/navigation';

const EDIT = '/mainApp/noticeEdit';
const title = (page: Page) => page.getByLabel('公告标题');
const text = (page: Page) => page.getByRole('textbox', { name: '公告内容' });
const restore = (page: Page) => page.getByRole('button', { name: '恢复草稿' });

async function open(page: Page) {
  await page.goto(EDIT);
  await expect(text(page)).toBeVisible();
}

/** Types a title, and waits until the draft is stored. */
async function write(page: Page, words: string) {
  await title(page).fill(words);
  // Leaving the field stores the draft.
  await text(page).focus();
  await expect(page.getByText(/已自动保存 \d\d:\d\d/)).toBeVisible();
}

const start = async (portal: Portal) => {
  await portal.signIn('persona-demo', { path: EDIT });
  await expect(text(portal.page)).toBeVisible();
};

/** Closes a window without its unload handlers. */
const kill = (page: Page) => page.close({ runBeforeUnload: false });

test('R047 A31 typing while a draft is offered loses nothing: both texts can be restored', async ({ portal, page }) => {
  const context = page.context();
  await start(portal);
  await write(page, '电梯维保通知');
  const second = await context.newPage();
  await kill(page);
  await open(second);
  await expect(restore(second)).toBeVisible();
  await write(second, '停水通知');
  await expect(restore(second)).toBeVisible();
  const third = await context.newPage();
  await kill(second);
  await open(third);
  await restore(third).click();
  await expect(title(third)).toHaveValue('停水通知');
  await expect(restore(third)).toHaveCount(0);
  // Again with the older draft: the newer one is declined.
  const fourth = await context.newPage();
  await kill(third);
  await open(fourth);
  await fourth.getByRole('button', { name: '删除草稿' }).click();
  await fourth.getByRole('dialog').getByRole('button', { name: '删除草稿' }).click();
  await restore(fourth).click();
  await expect(title(fourth)).toHaveValue('电梯维保通知');
});

test('A43 T23 a new notice whose save got no response is sent with the same key after a reload', async ({
  portal,
  page,
}) => {
  const keys: (string | undefined)[] = [];
  const ADD = '**/new/notice/2.0/add';
  await page.route(ADD, async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key']);
    // The first request never arrives.
    await (keys.length === 1 ? route.abort() : route.continue());
  });
  const save = () => page.getByRole('button', { name: '存草稿' }).click();
  await start(portal);
  await title(page).fill('停水通知');
  await page.getByLabel('栏目分类').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '系统' }).click();
  await save();
  await expect(page.locator('[data-lost-save]')).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await open(page);
  await restore(page).click();
  await expect(page.locator('[data-lost-save]')).toBeVisible();
  await expectMessage(page, '草稿已保存', save);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  await open(page);
  await portal.settled(() => expect(restore(page)).toHaveCount(0));
});

test('F36 R047 if the browser does not store a draft, the page does not claim it did, and the text can be copied', async ({
  portal,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(portal);
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    };
    Object.assign(window, { put: IDBObjectStore.prototype.put });
    IDBObjectStore.prototype.put = full;
  });
  await title(page).fill('停水通知');
  await text(page).fill('周六停水。');
  await title(page).focus();
  await expect(page.getByText('草稿未能保存')).toBeVisible();
  await expect(page.getByText(/已自动保存/)).toHaveCount(0);
  await portal.expectNoAxeViolations({ include: '[role="group"][aria-label="表单操作"]' });
  await page.getByRole('button', { name: '复制内容' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('停水通知\n\n周六停水。');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = (window as unknown as { put: typeof IDBObjectStore.prototype.put }).put;
  });
  await title(page).fill('停水通知（更正）');
  await text(page).focus();
  await expect(page.getByText(/已自动保存 \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText('草稿未能保存')).toHaveCount(0);
});

test("R047 A31 two windows write a new notice each; neither is offered the other's draft", async ({ portal, page }) => {
  await start(portal);
  await write(page, '电梯维保通知');
  const other = await page.context().newPage();
  await open(other);
  await write(other, '停水通知');
  await expect(restore(other)).toHaveCount(0);
  // After a reload, a window finds its own text.
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await restore(page).click();
  await expect(title(page)).toHaveValue('电梯维保通知');
  await expect(title(other)).toHaveValue('停水通知');
});

test('A43 after another person signs in in a second window, the first person finds the typed text again', async ({
  portal,
  page,
}) => {
  await start(portal);
  const second = await page.context().newPage();
  await second.goto('/home');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  const switchTo = async (persona: 'persona-demo' | 'persona-review', name: string) => {
    await second.goto(`/?ssoToken=${portal.token(persona)}`);
    await second.getByRole('button', { name: new RegExp(`切换到${name}`) }).click();
    await second.waitForURL('**/home');
  };
  // Nothing that stores a draft happens after the last key: no pause, and the field keeps the focus.
  await title(page).pressSequentially('电梯维保通知');
  await switchTo('persona-review', '何婉清');

  await test.step('the window of the first person reloads and shows who is signed in', async () => {
    await expect(page.getByText(/当前登录的是何婉清/)).toBeVisible();
    await expect(text(page)).toBeVisible();
    await expect(title(page)).toHaveValue('');
    await portal.settled(() => expect(restore(page)).toHaveCount(0));
    await portal.expectNoAxeViolations({ include: '[data-toast]' });
  });

  await test.step('the first person signs in again', async () => {
    await switchTo('persona-demo', '林知远');
    await expect(page.getByText(/当前登录的是林知远/)).toBeVisible();
    await restore(page).click();
    await expect(title(page)).toHaveValue('电梯维保通知');
  });
});
