import type { Page } from '@playwright/test';
import { expectMessage, visit } from '../support/navigation';
import { expect, test } from '../support/portal';
import { systemColor } from '../support/readability';

const EDIT = '/mainApp/noticeEdit';
const LIST = '/mainApp/noticeList';
const title = (page: Page) => page.getByLabel('公告标题');
const text = (page: Page) => page.getByRole('textbox', { name: '公告内容' });
const bar = (page: Page) => page.getByRole('group', { name: '表单操作' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const drafts = (page: Page) => page.getByRole('button', { name: /^草稿箱/ });
const list = (page: Page) => page.getByRole('list', { name: '草稿箱' });

const opened = (page: Page) => expect(text(page)).toBeVisible();

async function choose(page: Page, option: string) {
  await page.getByLabel('栏目分类').click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).click();
}

/** Free space in pixels between the caret and the tools above it, and the bar below it. */
const roomAround = (page: Page) =>
  page.evaluate(() => {
    const caret = getSelection()!.getRangeAt(0).getBoundingClientRect();
    const tools = document.querySelector('[role="toolbar"]')!.getBoundingClientRect();
    const actions = document.querySelector('[data-sticky-actions]')!.getBoundingClientRect();
    return Math.round(Math.min(caret.top - tools.bottom, actions.top - caret.bottom));
  });

test('R047 the page scrolls as a whole: the tools stay, and the caret is never under a bar', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: EDIT });
  await opened(page);
  for (const [width, height] of [
    [1366, 768],
    [1366, 657],
    [1920, 1080],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await text(page).fill('');
      await text(page).click();
      for (let line = 1; line <= 40; line += 1) {
        await page.keyboard.insertText(`第${line}行`);
        if (line % 8 === 0) await expect.poll(() => roomAround(page)).toBeGreaterThan(8);
        await page.keyboard.press('Enter');
      }
      await page.keyboard.insertText('末行');
      await expect.poll(() => roomAround(page)).toBeGreaterThan(8);
      for (let line = 0; line < 30; line += 1) await page.keyboard.press('ArrowUp');
      await expect.poll(() => roomAround(page)).toBeGreaterThan(8);
      await page.keyboard.press('Control+Home');
      await expect.poll(() => roomAround(page)).toBeGreaterThan(8);
      const isScrolling = () => text(page).evaluate((element) => element.scrollHeight > element.clientHeight + 1);
      await expect.poll(isScrolling).toBe(false);
    });

  await test.step('WCAG 1.4.10 at 400 % nothing is sticky: it would leave no room', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(bar(page)).toHaveCSS('position', 'static');
    await page.setViewportSize({ width: 1366, height: 768 });
  });
});

test('R047 R105 the text is as wide as its readers see it, a picture in a table as well', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: EDIT });
  await opened(page);

  await test.step('opened again, the page is shown before its fields, which take long to create', async () => {
    await visit(page, LIST);
    await page.evaluate(() => {
      const seen = window as unknown as { hadEditor?: boolean };
      new MutationObserver((_, observer) => {
        if (document.querySelector('[data-page*="noticeEdit"][data-shown="true"]') === null) return;
        seen.hadEditor = document.querySelector('[role="toolbar"]') !== null;
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await page.getByRole('main').getByRole('link', { name: '发布公告' }).click();
    await opened(page);
    await expect.poll(() => page.evaluate(() => (window as unknown as { hadEditor?: boolean }).hadEditor)).toBe(false);
  });
  await title(page).fill('停梯安排');
  await text(page).evaluate((element) => {
    const data = new DataTransfer();
    const origin = location.origin;
    data.setData(
      'text/html',
      `<p>${'电梯维保'.repeat(60)}</p><table><tr><td>梯号</td><td><img src="${origin}/banners/work-order-app.svg"></td><td>说明</td></tr></table><p>完</p>`,
    );
    data.setData('text/plain', 'x');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  const image = (inside: ReturnType<Page['locator']>) => inside.locator('td img').first();
  await expect(image(text(page))).toBeVisible();
  const widths = (inside: ReturnType<Page['locator']>) =>
    inside.evaluate((element) =>
      [...element.querySelectorAll('p, td')].map((part) => Math.round(part.getBoundingClientRect().width)),
    );
  const written = await portal.settled(() => widths(text(page)));
  expect(written[0]).toBe(760);
  await button(page, '预览').click();
  const preview = dialog(page, '预览公告');
  await expect(image(preview)).toBeVisible();
  await expect.poll(() => widths(preview.locator('dl'))).toEqual(written);
  await expect(preview).toContainText('已发布');
});

test('R028 R069 A45 what is being written stays: no question, the same page again, and a list of drafts', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: LIST });
  await test.step('A45 leaving asks nothing; the page is as it was left, with its undo', async () => {
    await page.getByRole('link', { name: '发布公告' }).click();
    await opened(page);
    await title(page).fill('电梯维保通知');
    await text(page).click();
    await page.keyboard.type('周一维保。');
    // When it is saved, the button stays where a pointer may be pressing it.
    await expect(bar(page).locator('button ~ [role="status"]')).toContainText('自动保存');
    await page.getByRole('link', { name: '首页' }).first().click();
    await expect(page).toHaveURL(/home$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await visit(page, LIST);
    await drafts(page).click();
    await expect(list(page).getByRole('listitem')).toHaveText(/电梯维保通知正在编辑 · 新公告/);
    await portal.expectNoAxeViolations();
    await list(page)
      .getByRole('link', { name: /电梯维保通知/ })
      .click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveText('');
    await page.keyboard.press('Control+Shift+z');
    await expect(text(page)).toHaveText('周一维保。');
  });

  await test.step('a draft of another notice is beside it, and each is continued from the list', async () => {
    await visit(page, `${LIST}?status=1`);
    await page.locator('tbody tr[data-row-key]').first().getByRole('link', { name: /^编辑/ }).click();
    await expect(page).toHaveURL(/noticeEdit\?id=/);
    await opened(page);
    await title(page).fill('改过的标题');
    await text(page).click();
    await page.getByRole('button', { name: '返回公告列表' }).click();
    await expect(drafts(page)).toHaveText('草稿箱（2）');
    await drafts(page).click();
    await expect(list(page).getByRole('listitem')).toHaveText([
      /改过的标题正在编辑 · 修改已有公告/,
      /电梯维保通知\d\d-\d\d \d\d:\d\d 自动保存 · 新公告/,
    ]);
    await list(page)
      .getByRole('link', { name: /电梯维保通知/ })
      .click();
    await expect(title(page)).toHaveValue('电梯维保通知');
    await expect(text(page)).toHaveText('周一维保。');
    await portal.settled(() => expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0));
  });

  await test.step('a draft is deleted from the list after a question; discarding empties the form', async () => {
    await button(page, '放弃修改').click();
    await dialog(page, '放弃未保存的修改？').getByRole('button', { name: '放弃修改' }).click();
    await expect(title(page)).toHaveValue('');
    await expect(text(page)).toHaveText('');
    await page.getByRole('button', { name: '返回公告列表' }).click();
    await expect(drafts(page)).toHaveText('草稿箱（1）');
    await drafts(page).click();
    await page.getByRole('button', { name: '删除草稿“改过的标题”' }).click();
    await dialog(page, '删除草稿？').getByRole('button', { name: '删除草稿' }).click();
    await expect(drafts(page)).toHaveText('草稿箱');
  });
});

test('R047 A18 A45 who goes back while a notice is being published stays in the list, which gets the notice', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: LIST });
  await page.getByRole('link', { name: '发布公告' }).click();
  await opened(page);
  await title(page).fill('电梯停用通知');
  await text(page).fill('周一停用。');
  await choose(page, '系统');
  let answer!: () => void;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/new/notice/2.0/add', async (route) => {
    await isAnswered;
    await route.fallback();
  });
  await button(page, '发布').click();
  await dialog(page, /发布“电梯停用通知”/)
    .getByRole('button', { name: '发布' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  // From the list to another page of the portal: the answer does not lead away from it.
  await visit(page, `${LIST}?status=2`);
  await expectMessage(page, '公告已发布', async () => answer());
  await expect(page).toHaveURL(/status=2$/);
  await expect(page.locator('tbody tr[data-row-key]').filter({ hasText: '电梯停用通知' })).toBeVisible();
});

test('A38 R028 R048 the heading of a form has the focus also when its record is loaded first, and on a return', async ({
  portal,
  page,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).filter({ visible: true });
  for (const [path, form] of [
    [`${LIST}?status=1`, /noticeEdit\?id=/],
    ['/mainApp/allManual', /operationManualEdit\?id=/],
  ] as const) {
    if (path.startsWith(LIST)) await portal.signIn('persona-demo', { path });
    else await visit(page, path);
    const edit = page.locator('tbody tr[data-row-key]:visible').first().getByRole('link', { name: /^编辑/ });
    await edit.press('Enter');
    await expect(page).toHaveURL(form);
    await expect(page.getByRole('group', { name: '表单操作' }).filter({ visible: true })).toBeVisible();
    await portal.settled(() => expect(heading).toBeFocused());
  }

  await test.step('back at the page with which the visit began', async () => {
    await page.goto(`${EDIT}?id=9999999`);
    await expect(page.getByText('公告不存在', { exact: true })).toBeVisible();
    await visit(page, '/personalInfo');
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page.getByText('公告不存在', { exact: true })).toBeVisible();
    await portal.settled(() => expect(heading).toBeFocused());
  });
});

test('A38 R028 R047 after a draft continued from the list is scheduled, the focus is in the list', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: LIST });
  await page.getByRole('link', { name: '发布公告' }).click();
  await opened(page);
  await title(page).fill('年会安排');
  await text(page).fill('时间另行通知。');
  await choose(page, '活动');
  await page.getByLabel('定时发布').check();
  await page.getByRole('button', { name: '明天 09:00' }).click();
  // A draft has no time: neither has its form.
  await button(page, '存草稿').click();
  await dialog(page, /存草稿将取消定时发布/)
    .getByRole('button', { name: '存草稿' })
    .click();
  await expectMessage(page, '草稿已保存', async () => undefined);
  await expect(page.getByLabel('立即发布')).toBeChecked();
  await expect(page.getByLabel('定时发布时间')).toHaveCount(0);
  await expect(button(page, '放弃修改')).toHaveCount(0);

  await title(page).fill('年会安排（二）');
  await page.getByLabel('定时发布').check();
  await page.getByRole('button', { name: '明天 09:00' }).click();
  await page.getByRole('button', { name: '返回公告列表' }).click();
  await drafts(page).click();
  await list(page)
    .getByRole('link', { name: /年会安排/ })
    .click();
  await button(page, '定时发布').click();
  await dialog(page, /发布“年会安排（二）”/)
    .getByRole('button', { name: '定时发布' })
    .click();
  await expect(page).toHaveURL(/noticeList$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('R047 R046 R110 a notice is scheduled by typing, by a usual time, and shows when it will appear', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: EDIT });
  await opened(page);
  await page.getByLabel('定时发布').check();
  const time = page.getByLabel('定时发布时间');
  await test.step('R046 in forced colors a day that is over is gray', async () => {
    await time.click();
    const days = page.locator('[class*="-picker-cell-in-view"]');
    await expect(days.first()).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    const colors = async () =>
      days.evaluateAll(
        (cells, gray) =>
          cells
            .filter((cell) => {
              const isGray = getComputedStyle(cell.firstElementChild!).color === gray;
              return /cell-disabled/.test(cell.className) !== isGray;
            })
            .map(({ textContent }) => textContent),
        await systemColor(page, 'GrayText'),
      );
    await expect.poll(colors).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
    await time.press('Escape');
  });
  await test.step('what is typed counts, with seconds as well, when the field is left', async () => {
    await time.fill('2999-12-01 09:00:00');
    await title(page).focus();
    await expect(time).toHaveValue('2999-12-01 09:00');
    await time.click();
    await expect(page.getByRole('button', { name: '此刻' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a usual time is one click', async () => {
    await page.getByRole('button', { name: '明天 09:00' }).click();
    await expect(time).toHaveValue(/^\d{4}-\d\d-\d\d 09:00$/);
  });

  await test.step('a time that is past or cannot be read stays with its error, and nothing goes on with another', async () => {
    await title(page).fill('年会通知');
    await choose(page, '活动');
    for (const [text, error, leave] of [
      ['2020-01-01 09:00', '定时发布时间须晚于当前时间', () => page.getByRole('heading', { level: 1 }).click()],
      ['12-05 10:00', '请按 YYYY-MM-DD HH:mm 填写', () => page.keyboard.press('Tab')],
    ] as const) {
      await time.click();
      await time.fill(text);
      await leave();
      await expect(page.locator('#notice_publishTime_help')).toHaveText(error);
      for (const name of ['预览', '存草稿', '定时发布']) {
        await button(page, name).click();
        await expect(page.locator('[data-error-summary]')).toContainText(error);
        await expect(page.getByRole('dialog', { name: /预览公告|发布“|存草稿将/ })).toHaveCount(0);
        await expect(time).toHaveValue(text);
      }
    }
  });

  await test.step('the list and the preview tell when it will appear', async () => {
    await time.click();
    await time.fill('2999-12-01 09:00');
    await page.keyboard.press('Enter');
    await title(page).fill('年会通知');
    await text(page).fill('时间另行通知。');
    await choose(page, '活动');
    await button(page, '定时发布').click();
    await dialog(page, /发布“年会通知”/)
      .getByRole('button', { name: '定时发布' })
      .click();
    const row = page.locator('tbody tr[data-row-key]').filter({ hasText: '年会通知' });
    // Once: its state, and the time in the column of times.
    await expect(row).toHaveText(/待发布(?!2999).*2999-12-01 09:00/);
    await row.getByRole('link', { name: '年会通知', exact: true }).click();
    const preview = dialog(page, '预览公告');
    await expect(preview).toContainText('将于 2999-12-01 09:00 发布');
    await expect(preview.locator('dl')).toContainText('发布时间2999-12-01 09:00:00发布状态待发布');
  });
});

test('R047 B22 what is being written is printed as title and text, without tools, bars and settings', async ({
  portal,
  page,
}) => {
  const words = `关于${'冬季消防设施检查'.repeat(6)}的通知`;
  await portal.signIn('persona-demo', { path: EDIT });
  await opened(page);
  await title(page).fill(words);
  await text(page).fill('周六停水。');
  await expect(page.getByText(/^已自动保存/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A sheet of A4 without its margins: the title needs two lines.
  await page.setViewportSize({ width: 718, height: 1047 });
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  const printed = async () => (await page.locator('main').innerText()).replace(/\s+/g, ' ').trim();
  await expect.poll(printed).toBe(`${words} 周六停水。`);
  await expect(page.locator('button, input, [role="toolbar"]').filter({ visible: true })).toHaveCount(0);
  const cut = () => page.getByText(words, { exact: true }).evaluate((line) => line.scrollWidth > line.clientWidth);
  await expect.poll(cut).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByText(words, { exact: true })).toBeHidden();
  await expect(title(page)).toHaveValue(words);
});
