import type { Page } from '@playwright/test';
import { expectError, expectMessage, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const EDIT = '/mainApp/noticeEdit';
const LIST = '/mainApp/noticeList';
const UPLOAD = '**/system/fileInfoUpload/upload';
const SAVES = /\/new\/notice\/2\.0\/(add|update)$/;
const title = (page: Page) => page.getByLabel('公告标题');
const text = (page: Page) => page.getByRole('textbox', { name: '公告内容' });
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('group', { name: '表单操作' }).getByRole('button', { name });
const summary = (page: Page) => page.locator('[data-error-summary]');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** An image that browsers can show, created in the page. */
const picture = (page: Page, name: string, width = 640, height = 480, type = 'image/png') =>
  page
    .evaluate(
      async ([w, h, kind]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
        const context = canvas.getContext('2d')!;
        context.fillStyle = '#0b57c4';
        context.fillRect(0, 0, w as number, h as number);
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind as string));
        return [...new Uint8Array(await blob!.arrayBuffer())];
      },
      [width, height, type] as const,
    )
    .then((bytes) => ({ name, mimeType: type, buffer: Buffer.from(bytes) }));

async function open(portal: Portal, page: Page, query = '') {
  await portal.signIn('persona-demo', { path: EDIT + query });
  // The page's chunks load on its first visit.
  await expect(text(page)).toBeVisible();
}

/** From the form back to the list, and to a new form. */
async function startAnother(page: Page) {
  if (!page.url().endsWith(LIST)) await page.getByRole('button', { name: '返回公告列表' }).click();
  await expect(page).toHaveURL(/\/mainApp\/noticeList$/);
  await page.getByRole('link', { name: '发布公告' }).click();
  await expect(text(page)).toBeVisible();
  await expect(title(page)).toHaveValue('');
}

/** Holds requests to an address until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(address);
  };
}

/** Types a title and a text, and waits until the draft is stored. */
async function write(page: Page) {
  await title(page).fill('电梯维保通知');
  await text(page).fill('周一至周三分批维保。');
  // Leaving the field stores it.
  await title(page).focus();
  await expect(page.getByText(/已自动保存 \d\d:\d\d/)).toBeVisible();
}

async function choose(page: Page, option: string) {
  await page.getByLabel('栏目分类').click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).click();
}

/** Pastes markup as another program copies it. */
const paste = (page: Page, html: string, plain = 'text') =>
  text(page).evaluate(
    (element, [markup, words]) => {
      const data = new DataTransfer();
      data.setData('text/html', markup!);
      data.setData('text/plain', words!);
      element.focus();
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [html, plain],
  );

test('R028 R047 R193 a new notice: its page, missing fields, the length of the title, the time of publishing', async ({
  portal,
  page,
}) => {
  const sent = portal.recordRequests(SAVES);
  await portal.signIn('persona-demo', { path: LIST });

  await test.step('R028 the form has no tab, has its own title, and leads back to the list', async () => {
    await page.getByRole('link', { name: '发布公告' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '发布公告' })).toBeVisible();
    await expect(page).toHaveTitle(/发布公告/);
    const tabs = page.getByRole('tablist').getByRole('tab');
    await expect(tabs).toHaveCount(1);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await startAnother(page);
  });

  await test.step('R193 missing fields are listed as links, and the list gets the focus', async () => {
    await button(page, '发布').click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([/公告标题/, /公告内容/, /栏目/]);
    await summary(page).getByRole('link').nth(1).click();
    await expect(text(page)).toBeFocused();
    await summary(page).getByRole('link').nth(0).click();
    await expect(title(page)).toBeFocused();
    await portal.expectNoAxeViolations();
    await text(page).fill('地点待定。');
    await expect(summary(page).getByRole('link')).toHaveText([/公告标题/, /栏目/]);
  });

  await test.step('a title of 101 characters is refused, one of 100 is not', async () => {
    await title(page).fill('停'.repeat(101));
    await button(page, '存草稿').click();
    await expect(summary(page)).toContainText('不能超过 100 个字');
    await title(page).fill('停'.repeat(100));
    await expect(summary(page)).not.toContainText('不能超过');
  });

  await test.step('a sort number out of its range stays as it was typed, with its error', async () => {
    const sort = page.getByLabel('排序号');
    const error = page.locator('.ant-form-item-explain').filter({ hasText: '请输入 0–9999 的整数' });
    for (const wrong of ['-5', '10000', '1.5']) {
      await sort.fill(wrong);
      await sort.press('Tab');
      await expect(sort).toHaveValue(wrong);
      await expect(error).toBeVisible();
    }
    await sort.fill('9999');
    await sort.press('Tab');
    await expect(error).toHaveCount(0);
  });

  await test.step('scheduled publishing needs a time in the future', async () => {
    await title(page).fill('年会');
    await choose(page, '活动');
    await page.getByLabel('定时发布').check();
    await button(page, '定时发布').click();
    await expect(summary(page)).toContainText('请选择定时发布时间');
    await page.getByLabel('定时发布时间').fill('2999-01-01 08:00');
    await page.keyboard.press('Enter');
    await button(page, '定时发布').click();
    const question = dialog(page, /发布“年会”/);
    await expect(question).toContainText('2999-01-01 08:00');
    await question.getByRole('button', { name: '定时发布' }).click();
    await expect(page).toHaveURL(/noticeList$/);
    // Nothing was sent before.
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toMatchObject({ publishTime: '2999-01-01 08:00:00', status: '2' });
  });
});

test('R047 T23 B2 a draft is saved, and further changes update the same notice', async ({ portal, page }) => {
  const sent = portal.recordRequests(SAVES);
  await open(portal, page);

  await test.step('B2 leaving right after "Draft saved" does not prompt', async () => {
    // The version of the saved notice arrives late.
    const release = await hold(page, '**/new/notice/2.0/detail*');
    await title(page).fill('夜查安排');
    await choose(page, '安全');
    await expectMessage(page, '草稿已保存', () => button(page, '存草稿').click());
    await page.getByRole('button', { name: '返回公告列表' }).click();
    await expect(page).toHaveURL(/\/mainApp\/noticeList$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await release();
    expect(sent).toHaveLength(1);
  });

  await test.step('T23 while a draft is saved, its button is loading and publishing is disabled', async () => {
    await startAnother(page);
    await title(page).fill('夜查安排');
    await choose(page, '安全');
    const release = await hold(page, '**/new/notice/2.0/add');
    await title(page).press('Control+s');
    await expect(button(page, '存草稿')).toHaveClass(/loading/);
    await expect(button(page, '发布')).toBeDisabled();
    await expect(button(page, '发布')).not.toHaveClass(/loading/);
    await expectMessage(page, '草稿已保存', release);
    await expect(button(page, '发布')).toBeEnabled();
    await expect(page).toHaveURL(/noticeEdit\?id=\d+$/);
    await expect(title(page)).toHaveValue('夜查安排');
  });

  await test.step('Ctrl+S again updates the same notice, which a reload reads', async () => {
    await title(page).fill('夜查安排（修订）');
    await title(page).press('Control+s');
    await expect.poll(() => sent.length).toBe(3);
    expect(sent[1]!.path).toMatch(/\/add$/);
    expect(sent[1]!.body).toMatchObject({ status: '1' });
    expect(sent[2]!.path).toMatch(/\/update$/);
    expect(sent[2]!.body).toMatchObject({ title: '夜查安排（修订）', status: '1' });
    expect(String((sent[2]!.body as { id: string }).id)).toBe(new URL(page.url()).searchParams.get('id'));
    // A visible toast is not shown twice.
    await portal.settled(async () => {});
    await expect(page.getByText('草稿已保存')).toHaveCount(1);
    await page.reload();
    await expect(title(page)).toHaveValue('夜查安排（修订）');
    await expect(page.getByRole('heading', { level: 1, name: '编辑公告' })).toBeVisible();
  });
});

test('R047 R193 T23 failed saves, and publishing once', async ({ portal, page }) => {
  await open(portal, page);

  await test.step('R193 a failed save keeps everything; an error that names a field is shown at the field', async () => {
    await title(page).fill('停水通知');
    await text(page).fill('周六停水。');
    await choose(page, '系统');
    const heal = await portal.failApi('**/new/notice/2.0/add', 'http:500');
    await expectError(page, '服务器错误', () => button(page, '存草稿').click());
    await expect(title(page)).toHaveValue('停水通知');
    await expect(text(page)).toHaveText('周六停水。');
    await heal();
    const refusal = { json: { status: '0', msg: '标题已存在', data: null } };
    await page.route('**/new/notice/2.0/add', (route) => route.fulfill(refusal), { times: 1 });
    await button(page, '存草稿').click();
    await expect(summary(page).getByRole('link')).toHaveText('标题已存在');
    await title(page).fill('停水通知（二）');
    await button(page, '存草稿').click();
    await expect(page).toHaveURL(/\?id=/);
  });

  await test.step('T23 repeated clicks and confirmations publish one notice', async () => {
    await startAnother(page);
    const sent = portal.recordRequests(SAVES);
    await write(page);
    await choose(page, '安全');
    await button(page, '发布').dblclick();
    const question = dialog(page, /发布“电梯维保通知”/);
    await expect(question).toContainText('App 端、PC 端');
    await expect(question).toContainText('安全');
    await expectMessage(page, '公告已发布', () => question.getByRole('button', { name: '发布' }).dblclick());
    await expect(page).toHaveURL(/\/mainApp\/noticeList$/);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.path).toMatch(/\/add$/);
    expect(sent[0]!.body).toMatchObject({
      title: '电梯维保通知',
      status: '2',
      publishingType: '3',
      columnCode: '5',
      content: '<p>周一至周三分批维保。</p>',
    });
  });

  await test.step('R238 T23 published, but the response is lost: the notice is found, and not published again', async () => {
    await startAnother(page);
    const sent = portal.recordRequests(SAVES);
    await title(page).fill('停梯检修通知');
    await text(page).fill('周四停梯检修。');
    await choose(page, '安全');
    const healAdd = await portal.failApi('**/new/notice/2.0/add', 'lost:504');
    const healList = await portal.failApi('**/new/notice/2.0/list*', 'http:500');
    await button(page, '发布').click();
    const confirm = dialog(page, /发布“停梯检修通知”/).getByRole('button', { name: '发布' });
    await expectError(page, '未收到服务器响应', () => confirm.click());
    const lost = page.locator('[data-lost-save]');
    await expect(lost).toContainText('无法确认是否已保存');
    await expect(title(page)).toHaveValue('停梯检修通知');
    await portal.expectNoAxeViolations({ include: '[data-lost-save]' });
    await healList();
    await healAdd();
    await button(page, '发布').click();
    await expectMessage(page, '公告已发布', () => confirm.click());
    await expect(page).toHaveURL(/\/mainApp\/noticeList$/);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    await expect(page.locator('tbody tr').filter({ hasText: '停梯检修通知' })).toHaveCount(1);
  });

  await test.step('after publishing there is no draft to restore', async () => {
    await startAnother(page);
    await portal.settled(() => expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0));
  });
});

test('R046 R047 R239 a published notice cannot be edited, and a draft saved by someone else is not overwritten without asking', async ({
  portal,
  page,
}) => {
  const firstId = () => portal.settled(() => page.locator('[data-notice-id]').first().getAttribute('data-notice-id'));
  await portal.signIn('persona-demo', { path: `${LIST}?status=2` });
  await expect(page.locator('tbody tr[data-row-key]').first()).toContainText('已发布');

  await test.step('R046 a published notice cannot be edited', async () => {
    await visit(page, `${EDIT}?id=${await firstId()}`);
    await expect(page.getByText('已发布的公告不能直接编辑')).toBeVisible();
    await expect(title(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/编辑公告/);
    await page.getByRole('button', { name: '返回公告列表' }).click();
    await expect(page).toHaveURL(/\/mainApp\/noticeList(\?status=2)?$/);
  });

  await test.step('R239 reloading keeps the unsaved text as a draft, and saving afterwards is possible', async () => {
    await visit(page, `${LIST}?status=1`);
    await expect(page.locator('tbody tr[data-row-key]').first()).toContainText('草稿');
    const id = await firstId();
    await visit(page, `${EDIT}?id=${id}`);
    await expect(text(page)).toBeVisible();
    await expect(title(page)).not.toHaveValue('');

    // The overlay is shown while a notice is opened for editing (R178, A42).
    await page.getByRole('button', { name: '返回公告列表' }).click();
    await expect(page).toHaveURL(/\/mainApp\/noticeList/);
    const release = await hold(page, '**/new/notice/2.0/detail*');
    await visit(page, `${EDIT}?id=${id}`);
    await expect(page.getByText('操作中...')).toBeVisible();
    await release();
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
    await expect(title(page)).not.toHaveValue('');
    // Someone else saves in another window.
    const other = await page.context().newPage();
    await other.goto(`${EDIT}?id=${id}`);
    await title(other).fill('别人的标题');
    await expectMessage(other, '草稿已保存', () => button(other, '存草稿').click());
    await other.close();

    await title(page).fill('我的标题');
    await button(page, '存草稿').click();
    const conflict = dialog(page, '公告已被修改');
    await expect(conflict).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(conflict).toHaveCount(0);
    await expect(title(page)).toHaveValue('我的标题');
    await button(page, '存草稿').click();
    await conflict.getByRole('button', { name: '重新载入' }).click();
    await expect(title(page)).toHaveValue('别人的标题');
    await expect(page.getByText('此后内容已被修改')).toBeVisible();
    await page.getByRole('button', { name: '恢复草稿' }).click();
    await expect(title(page)).toHaveValue('我的标题');
    const sent = portal.recordRequests(SAVES);
    await expectMessage(page, '草稿已保存', () => button(page, '存草稿').click());
    expect(sent).toHaveLength(1);
  });

  await test.step('R046 overwriting what was published meanwhile says that it takes it back', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(title(other)).toHaveValue('我的标题');
    await button(other, '发布').click();
    await dialog(other, /发布“我的标题”/)
      .getByRole('button', { name: '发布' })
      .click();
    await expect(other).toHaveURL(/noticeList/);
    await other.close();

    await title(page).fill('改过的标题');
    const sent = portal.recordRequests(SAVES);
    const overwrite = async () => {
      await button(page, '存草稿').click();
      await dialog(page, '公告已被修改').getByRole('button', { name: '覆盖' }).click();
    };
    await overwrite();
    const question = dialog(page, /公告已发布，存草稿将撤回/);
    await expect(question).toContainText('读者不再看到');
    await question.getByRole('button', { name: '取消' }).click();
    expect(sent.filter(({ body }) => 'overwrite' in (body as object))).toEqual([]);
    await overwrite();
    await expectMessage(page, '草稿已保存', () => question.getByRole('button', { name: '撤回并存草稿' }).click());
    expect(sent.at(-1)!.body).toMatchObject({ overwrite: true, status: '1' });
  });
});

test('R047 A31 A43 a draft survives a killed page, is offered again, and never to another person', async ({
  portal,
  page,
}) => {
  await open(portal, page);
  await write(page);
  // No unload handler runs: the page is killed.
  const again = await page.context().newPage();
  again.on('pageerror', (error) => portal.uncaught.push(error.message));
  again.on('dialog', (question) => void question.accept());
  await page.close({ runBeforeUnload: false });
  await again.goto(EDIT);
  await again.getByRole('button', { name: '恢复草稿' }).click();
  await expect(title(again)).toHaveValue('电梯维保通知');
  await expect(text(again)).toHaveText('周一至周三分批维保。');

  await test.step('A43 another person is not offered it, the same person is, after them', async () => {
    const openAs = async (persona: 'persona-demo' | 'persona-review') => {
      const { origin } = new URL(again.url());
      await again.context().addCookies([{ name: 'ssoToken', value: portal.token(persona), url: origin }]);
      await again.goto(EDIT);
      await expect(text(again)).toBeVisible();
    };
    await openAs('persona-review');
    await expect(title(again)).toHaveValue('');
    await expect(again.getByRole('button', { name: '恢复草稿' })).toHaveCount(0);
    await openAs('persona-demo');
    await again.getByRole('button', { name: '恢复草稿' }).click();
    await expect(title(again)).toHaveValue('电梯维保通知');
  });
});

test('R047 A31 A30 a forced sign-out does not prompt, and the text is restored after signing in', async ({
  portal,
  page,
}) => {
  await open(portal, page);
  await title(page).fill('电梯维保通知');
  const heal = await portal.failApi('**/_base/**', 'session-expired');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    void question.accept();
  });
  await choose(page, '安全');
  await button(page, '存草稿').click();
  // The sign-out ends at the provider's page.
  await page.waitForURL(/_idp\/login/);
  await page.waitForLoadState();
  await heal();
  expect(asked).toEqual([]);
  await portal.signIn();
  await expect(page).toHaveURL(/noticeEdit/);
  await page.getByRole('button', { name: '恢复草稿' }).click();
  await expect(title(page)).toHaveValue('电梯维保通知');
});

test('R047 R105 T15 the editor: formatting, keyboard, table, Word, and a safe preview', async ({ portal, page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (asked) => {
    dialogs.push(asked.message());
    void asked.dismiss();
  });
  await open(portal, page);
  // Before anything is written: nothing to undo, to redo or to describe.
  const impossible = page.getByRole('toolbar').locator('button[aria-disabled="true"]');
  await expect(impossible).toHaveCount(3);
  await expect(tool(page, '插入表格')).not.toHaveAttribute('aria-disabled', 'true');
  /** Leaves an empty paragraph without formatting. */
  const empty = async () => {
    // The editor restores its selection shortly after getting the focus: the first attempt may select nothing.
    await expect(async () => {
      await text(page).fill('');
      await expect(text(page)).toHaveText('', { timeout: 1_000 });
    }).toPass();
    await tool(page, '清除格式').click();
    await expect(text(page).locator('strong, em, u, s, h2, ul, ol, blockquote, table, a')).toHaveCount(0);
  };

  await test.step('the toolbar is one tab stop, navigated by arrows, reached by Alt+F10', async () => {
    await text(page).focus();
    await page.keyboard.press('Alt+F10');
    await expect(tool(page, '撤销')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    await expect(tool(page, '插入表格')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, '撤销')).toBeFocused();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(tool(page, '加粗')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('重要');
    await expect(text(page).locator('strong')).toHaveText('重要');
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, '加粗')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(title(page)).toBeFocused();
  });

  await test.step('formatting, headings, lists, quotes, alignment and links are applied and shown as pressed', async () => {
    await empty();
    await text(page).click();
    await page.keyboard.type('要点');
    await page.keyboard.press('Control+a');
    for (const name of ['加粗', '斜体', '下划线', '删除线']) {
      await tool(page, name).click();
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(text(page).locator('strong em, em strong')).toHaveText('要点');
    await tool(page, '撤销').click();
    await expect(tool(page, '删除线')).toHaveAttribute('aria-pressed', 'false');
    await tool(page, '重做').click();
    await expect(tool(page, '删除线')).toHaveAttribute('aria-pressed', 'true');
    await tool(page, '清除格式').click();
    await expect(text(page).locator('strong, em, u, s')).toHaveCount(0);
    await tool(page, '标题').click();
    await expect(text(page).locator('h2')).toHaveText('要点');
    await tool(page, '居中').click();
    await expect(text(page).locator('h2')).toHaveCSS('text-align', 'center');
    await tool(page, '标题').click();
    await tool(page, '项目符号').click();
    await expect(text(page).locator('ul > li')).toHaveText('要点');
    await tool(page, '编号').click();
    await expect(text(page).locator('ol > li')).toHaveText('要点');
    await tool(page, '编号').click();
    await tool(page, '引用').click();
    await expect(text(page).locator('blockquote')).toHaveText('要点');
    await page.keyboard.press('Control+a');
    await tool(page, '链接').click();
    const ask = dialog(page, '链接');
    await ask.getByLabel('链接地址').fill('javascript:alert(1)');
    await ask.getByRole('button', { name: '确定' }).click();
    await expect(ask.getByRole('alert')).toContainText('请输入网址');
    await ask.getByLabel('链接地址').fill('help.example.com');
    await ask.getByRole('button', { name: '确定' }).click();
    await expect(text(page).locator('a')).toHaveAttribute('href', 'https://help.example.com/');
  });

  await test.step('a table is inserted and changed', async () => {
    await empty();
    await text(page).click();
    await tool(page, '插入表格').click();
    await expect(text(page).locator('tr')).toHaveCount(3);
    await expect(text(page).locator('th')).toHaveCount(3);
    const table = page.getByRole('toolbar', { name: '表格' });
    await table.getByRole('button', { name: '在下方插入行' }).click();
    await table.getByRole('button', { name: '在右侧插入列' }).click();
    await expect(text(page).locator('tr')).toHaveCount(4);
    await expect(text(page).locator('tr').first().locator('th')).toHaveCount(4);
    await page.keyboard.type('项目');
    await page.keyboard.press('Tab');
    await page.keyboard.type('时间');
    await expect(text(page).locator('th').nth(1)).toHaveText('时间');
    await portal.expectNoAxeViolations({ include: '.ant-form-item:has(.ProseMirror)' });
    // A table with an empty row, as spreadsheets copy it.
    await paste(page, '<table><tr><td>电梯</td></tr><tr></tr><tr><td>消防</td></tr></table>');
    await expect(text(page).locator('tr').nth(0).locator('th, td').nth(1)).toHaveText('电梯');
    await expect(text(page).locator('tr').nth(1).locator('th, td').nth(1)).toHaveText('消防');
    await table.getByRole('button', { name: '删除表格' }).click();
    await expect(text(page).locator('table')).toHaveCount(0);
    await expect(table).toHaveCount(0);
  });

  await test.step('pasting from Word keeps lists as lists and drops styles', async () => {
    await empty();
    const item = (marker: string, words: string, level = 1) =>
      `<p class=MsoListParagraph style='margin-left:18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
      `<span style='mso-list:Ignore'>${marker}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;
    await paste(
      page,
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
       <!--StartFragment--><p class=MsoNormal style='mso-pagination:widow-orphan'><b><span style='font-family:宋体;color:#C00000'>一、总则</span></b><o:p></o:p></p>
       ${item('1.', '第一条')}${item('2.', '第二条')}${item('a)', '细则', 2)}
       <p class=MsoNormal>图：<img src="file:///C:/Temp/image001.png"></p><table class=MsoTable border=1><tr><td width=50>甲</td><td>乙</td></tr></table>
       <!--EndFragment--></body></html>`,
    );
    const content = text(page);
    await expect(content.locator('strong')).toHaveText('一、总则');
    await expect(content.locator(':scope > ol > li')).toHaveCount(2);
    await expect(content.locator('ol ol > li')).toHaveText('细则');
    await expect(content.locator('td')).toHaveText(['甲', '乙']);
    await expect(content.locator('img:not(.ProseMirror-separator)')).toHaveCount(0);
    await expect(page.getByText('有 1 张外部图片未能粘贴')).toBeVisible();
    await expect
      .poll(() => content.evaluate((element) => element.innerHTML))
      .not.toMatch(/mso|MsoN|font-family|o:p|<!--/i);
  });

  await test.step("R105 T15 the preview is the readers' dialog, and no hostile content runs", async () => {
    await empty();
    await title(page).fill('预览');
    await choose(page, '制度');
    await paste(
      page,
      '<p>正文</p><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">链接</a>',
    );
    await button(page, '预览').click();
    const preview = dialog(page, '预览公告');
    await expect(preview.getByRole('heading', { level: 2, name: '预览' })).toBeVisible();
    await expect(preview).toContainText('正文');
    await expect(preview).toContainText('制度');
    await expect(preview.locator('a[href^="javascript"], script, [onerror]')).toHaveCount(0);
    await preview.getByRole('button', { name: '返回' }).click();
    await expect(text(page)).toContainText('正文');
    expect(dialogs).toEqual([]);
  });
});

test('R047 R208 attachments, covers and images of the text are uploaded, canceled and retried', async ({
  portal,
  page,
}) => {
  await open(portal, page);
  const saveDraft = async () => {
    const sent = portal.recordRequests(SAVES);
    const saved = page.waitForResponse((response) => SAVES.test(new URL(response.url()).pathname));
    await button(page, '存草稿').click();
    await saved;
    await portal.settled(() => expect(button(page, '发布')).toBeEnabled());
    expect(sent).toHaveLength(1);
    return sent[0]!.body;
  };

  await test.step('R208 attachments show progress, are canceled and retried, and are refused with a reason', async () => {
    const files = page.getByRole('group', { name: '添加附件' });
    const input = files.locator('input[type=file]');
    const held: (() => void)[] = [];
    await page.route(UPLOAD, async (route) => {
      await new Promise<void>((go) => held.push(go));
      await route.continue().catch(() => undefined);
    });
    await input.setInputFiles([
      { name: '方案.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('方案') },
      { name: '空.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    ]);
    await expect(files.getByRole('alert')).toContainText('“空.txt”是空文件');
    const progress = files.getByRole('progressbar', { name: '方案.docx 上传进度' });
    await expect(progress).toBeVisible();
    // No draft would have the file: another notice in this form's place asks first.
    for (const other of ['?id=101', '?draft=other']) {
      await visit(page, `${EDIT}${other}`);
      await page.getByRole('button', { name: '继续编辑' }).click();
      await expect(page).toHaveURL(/\/mainApp\/noticeEdit$/);
      await expect(progress).toBeVisible();
    }
    // What is discarded is uploaded no further.
    await title(page).fill('方案');
    await button(page, '放弃修改').click();
    await dialog(page, '放弃未保存的修改？').getByRole('button', { name: '放弃修改' }).click();
    await expect(title(page)).toHaveValue('');
    await expect(progress).toHaveCount(0);
    await input.setInputFiles({ name: '方案.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('方案') });
    await expect(progress).toBeVisible();
    await title(page).fill('方案');
    await text(page).fill('见附件。');
    await choose(page, '制度');
    await button(page, '发布').click();
    await expect(summary(page)).toContainText('附件尚未上传完成');
    await files.getByRole('button', { name: '取消上传 方案.docx' }).click();
    await expect(files.locator('[data-upload-state]')).toHaveCount(0);
    await expect(summary(page)).toHaveCount(0);
    await page.unroute(UPLOAD);
    held.forEach((go) => go());

    await page.route(UPLOAD, (route) => route.fulfill({ status: 413 }), { times: 1 });
    await input.setInputFiles({ name: '图纸.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(files.getByRole('alert')).toContainText('文件过大');
    await button(page, '发布').click();
    await expect(summary(page)).toContainText('附件尚未上传完成');
    await files.getByRole('button', { name: '重新上传 图纸.pdf' }).click();
    await expect(files.getByRole('button', { name: '移除 图纸.pdf' })).toBeVisible();
    // An uploaded file is not reported as missing.
    await expect(summary(page)).toHaveCount(0);
    await expect(page.getByText('附件尚未上传完成')).toHaveCount(0);
    const saved = await saveDraft();
    expect(saved).toMatchObject({ fileUrlFiles: [{ originalFilename: '图纸.pdf' }] });
  });

  await test.step('covers are cropped to 16:9, ordered by keyboard, and removed', async () => {
    const covers = page.getByRole('group', { name: '封面图片' });
    await covers
      .locator('input[type=file]')
      .setInputFiles([await picture(page, '一.png', 800, 800), await picture(page, '二.png', 640, 900)]);
    for (const index of [1, 2]) {
      const crop = dialog(page, `裁剪封面图片 ${index}/2`);
      await expect(crop.getByRole('button', { name: '使用' })).toBeEnabled();
      await crop.getByLabel('缩放').fill('1.5');
      await crop.getByRole('button', { name: '使用' }).click();
    }
    await expect(covers.locator('li img')).toHaveCount(2);
    const shape = () =>
      covers
        .locator('li img')
        .first()
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return image.naturalWidth / image.naturalHeight;
        });
    await expect.poll(shape).toBeCloseTo(16 / 9, 1);
    const first = await portal.settled(() => covers.locator('li img').first().getAttribute('src'));
    await covers.getByRole('button', { name: /^后移/ }).first().click();
    await expect(covers.locator('li img').nth(1)).toHaveAttribute('src', first!);
    await covers.locator('input[type=file]').setInputFiles({
      name: '说明.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    });
    await expect(covers.getByRole('alert')).toContainText('不支持“说明.gif”的格式');
    await covers.getByRole('button', { name: /^移除/ }).first().click();
    await expect(covers.locator('li img')).toHaveCount(1);
    await title(page).fill('封面');
    const saved = await saveDraft();
    expect(saved).toMatchObject({ title: '封面', picUrlFiles: [{ downloadUri: first }] });
  });

  await test.step('images of the text are uploaded, never embedded as data; a failed one is retried', async () => {
    const image = await picture(page, '现场.png', 120, 90);
    await page.route(UPLOAD, (route) => route.fulfill({ status: 413 }), { times: 1 });
    await page.locator('input[type=file][accept*=gif]').setInputFiles(image);
    const uploads = page.getByRole('list', { name: '正在上传的图片' });
    await expect(uploads).toContainText('上传失败');
    await button(page, '发布').click();
    await expect(summary(page)).toContainText('正文图片尚未上传完成');
    await uploads.getByRole('button', { name: '重新上传 现场.png' }).click();
    await expect(text(page).locator('img')).toHaveAttribute('src', /^\/_files\//);
    await expect(uploads).toHaveCount(0);
    await paste(page, `<p>甲</p><img src="data:image/png;base64,${image.buffer.toString('base64')}"><p>乙</p>`);
    await expect(text(page).locator('img')).toHaveCount(2);
    await expect(text(page).locator('img[src^="data:"]')).toHaveCount(0);
    await expect(text(page).locator('img[src^="/_files/"]')).toHaveCount(2);
    const { content } = (await saveDraft()) as { content: string };
    expect(content.match(/<img[^>]* src="\/_files\/[^"]+"/g)).toHaveLength(2);
    expect(content).not.toContain('data:');
  });
});
