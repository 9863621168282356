import type { Locator, Page } from '@playwright/test';
import { expectError, visit } from '../support/navigation';
import { expect, test } from '../support/portal';

const LIST = '/mainApp/allManual';
const EDIT = '/mainApp/operationManualEdit';
const UPLOAD = '**/system/fileInfoUpload/upload';

const rows = (page: Page) => page.locator('tr[data-row-key]');
const preview = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('list', { name: '附件' }) });
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name }).first();

/** A field of the visible form: hidden pages may have the same name. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`${name}$`) });

/** A custom manual, returned by every list call until it is replaced. */
const respondWith = async (
  page: Page,
  id: number,
  file: { originalFilename: string; downloadUri: string; size?: number },
  description = '说明',
) => {
  const manual = {
    id,
    name: '样本手册',
    source: '3',
    sourceName: '装修',
    pushTime: '2026-11-20 10:00:00',
    description,
    uploadAttachment: [{ id: '1', filename: 'x.bin', ...file }],
  };
  const response = (data: unknown) => ({ json: { status: '1', msg: '', data } });
  await page.route('**/knlKnowledgeNew/2.0/list*', (route) =>
    route.fulfill(response({ records: [manual], total: 1, pageNo: 1, pageSize: 20 })),
  );
  await page.route(`**/knlKnowledgeNew/2.0/view?*id=${id}*`, (route) => route.fulfill(response(manual)));
};

test.describe('all manuals', () => {
  const recent = (page: Page) => page.getByRole('region', { name: '最近打开' });
  const cards = (page: Page) => page.getByRole('list', { name: /列表$/ }).getByRole('listitem');

  test('R024 R048 R244 B14 filters in the address, a PDF page by page, and the list as cards', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path: LIST });

    await test.step('R024 R244 icons of the sources, and a filter that survives a reload', async () => {
      await expect(rows(page)).toHaveCount(20);
      await expect(rows(page).first().getByRole('img')).toHaveAccessibleName(/.+/);
      await expect(rows(page).first()).toContainText(/(PDF|Word|Excel) · /);
      await page.getByRole('combobox', { name: '来源' }).click();
      await page.locator('.ant-select-item-option').filter({ hasText: '电梯平台' }).click();
      await expect(page).toHaveURL(/source=5/);
      await expect(rows(page).first()).toContainText('电梯平台');
      const count = await portal.settled(() => rows(page).count());
      await page.reload();
      await expect(rows(page)).toHaveCount(count);
      await expect(rows(page).first()).toContainText('电梯平台');
      await portal.expectNoAxeViolations();
    });

    await test.step('B14 a PDF is shown page by page, with Chinese in a font that is not embedded', async () => {
      await visit(page, `${LIST}?source=1`);
      await rows(page).filter({ hasText: 'v3.2' }).getByRole('button').first().click();
      await expect(preview(page).locator('canvas')).toBeVisible();
      await expect(
        preview(page)
          .getByRole('group', { name: '翻页与缩放' })
          .getByText(/^1 \/ \d+$/),
      ).toBeVisible();
      await expect(preview(page).locator('.textLayer')).toContainText('适用范围');
      await expect(page).toHaveURL(/manual=\d+/);
      await portal.expectNoAxeViolations({ include: '[role="dialog"]' });

      // About half of the window is left for the document, and on demand all of it.
      const shown = preview(page).getByRole('region', { name: /v3\.2/ });
      await expect.poll(async () => (await shown.boundingBox())!.height).toBeGreaterThan(360);
      await preview(page).getByRole('button', { name: '全屏查看' }).click();
      await expect.poll(async () => (await shown.boundingBox())!.height).toBeGreaterThan(650);
      await preview(page).getByRole('button', { name: '退出全屏' }).click();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

      const printed = page.evaluate(
        () =>
          new Promise((resolve) => {
            window.print = () => {
              resolve(document.querySelectorAll('[data-print] canvas').length);
              window.dispatchEvent(new Event('afterprint'));
            };
          }),
      );
      await preview(page).getByRole('button', { name: '打印' }).click();
      expect(await printed).toBeGreaterThanOrEqual(1);
      await expect(page.locator('[data-print]')).toHaveCount(0);
      await page.goBack();
      await expect(preview(page)).toHaveCount(0);
    });

    await test.step('R024 the list as cards, at every width and by keyboard, and kept after a reload', async () => {
      await visit(page, LIST);
      await expect(rows(page)).toHaveCount(20);
      await page.getByRole('button', { name: '卡片视图' }).click();
      await expect(cards(page)).toHaveCount(20);
      await expect(rows(page)).toHaveCount(0);
      const first = cards(page).first();
      await expect(first.getByRole('img').first()).toHaveAccessibleName(/.+/);
      await expect(first.getByRole('time')).toHaveText(/^\d{4}-\d{2}-\d{2} /);
      await expect(first.getByRole('button', { name: '下载' })).toBeVisible();
      await expect(first.getByRole('link', { name: '编辑' })).toBeVisible();

      const beside = () =>
        cards(page).evaluateAll(
          (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
        );
      for (const [width, most] of [
        [375, 1],
        [1366, 4],
        [1920, 6],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(beside).toBe(most);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
          .toBe(false);
      }

      await first.focus();
      await page.keyboard.press('ArrowRight');
      await expect(cards(page).nth(1)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(cards(page).nth(7)).toBeFocused();
      await page.keyboard.press('k');
      await expect(cards(page).nth(6)).toBeFocused();
      await page.keyboard.press('x');
      await expect(page.getByRole('group', { name: '已选 1 条' })).toBeVisible();
      await expect(cards(page).nth(6).getByRole('checkbox')).toBeChecked();
      await portal.expectNoAxeViolations();
      await page.keyboard.press('Enter');
      await expect(preview(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(cards(page).nth(6)).toBeFocused();

      await page.getByRole('group', { name: '排序' }).getByRole('button', { name: '手册名称' }).click();
      await expect(page).toHaveURL(/sort=name\.asc/);
      await page.reload();
      await expect(cards(page)).toHaveCount(20);
      await page.getByRole('button', { name: '列表视图' }).click();
      await expect(rows(page)).toHaveCount(20);
    });
  });

  test('R048 F46 R285 files with a preview, without one, and with a failing download', async ({ portal, page }) => {
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await page.route('**/_files/sample', (route) =>
      route.fulfill({ contentType: 'text/plain', body: '<img src=x onerror=window.broken=1>第一行' }),
    );

    await test.step('text is shown as text, an image as an image, a sheet can only be downloaded', async () => {
      await respondWith(page, 71, { originalFilename: '说明.txt', downloadUri: '/_files/sample' });
      await portal.signIn('persona-demo', { path: `${LIST}?manual=71` });
      await expect(preview(page).locator('pre')).toHaveText('<img src=x onerror=window.broken=1>第一行');

      await respondWith(page, 72, { originalFilename: '现场.png', downloadUri: '/_files/icons/lift' });
      await visit(page, `${LIST}?manual=72`);
      await expect(preview(page).getByRole('img', { name: '现场.png' })).toBeVisible();
      // By now the markup of the text would have run.
      const isBroken = await portal.settled(() => page.evaluate(() => 'broken' in window));
      expect(isBroken).toBe(false);

      await respondWith(page, 73, { originalFilename: '台账.xlsx', downloadUri: '/_files/sample' });
      await visit(page, `${LIST}?manual=73`);
      await expect(preview(page).getByText('仅支持下载')).toBeVisible();
    });

    await test.step('F46 a long name stays inside the dialog, a broken PDF shows an error, and the buttons stay visible', async () => {
      await page.route('**/_files/none', (route) => route.fulfill({ body: 'no PDF', contentType: 'application/pdf' }));
      const originalFilename = `${'各项目公司自查自纠报送要求'.repeat(12)}.pdf`;
      await respondWith(page, 74, { originalFilename, downloadUri: '/_files/none' }, 'a\n'.repeat(60));
      await visit(page, `${LIST}?manual=74`);
      await expect(preview(page).getByRole('alert')).toContainText('文件无法显示');
      const rightEdge = async (locator: Locator) => {
        const box = (await locator.boundingBox())!;
        return box.x + box.width;
      };
      const button = preview(page).getByRole('button', { name: /^下载/ });
      await expect.poll(async () => (await rightEdge(preview(page))) - (await rightEdge(button))).toBeGreaterThan(0);
      await expect(preview(page).getByRole('button', { name: '返回' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(preview(page)).toHaveCount(0);
    });

    await test.step('R285 an error with status 200 is shown, and no file is saved', async () => {
      await respondWith(page, 75, { originalFilename: '过期.xlsx', downloadUri: '/_files/expired' });
      await page.getByRole('button', { name: '刷新列表' }).click();
      await expect(rows(page)).toHaveAttribute('data-row-key', '75');
      await expectError(page, '文件已失效', () => rows(page).first().getByRole('button', { name: '下载' }).click());
    });

    await test.step('R285 a large file shows its progress and can be canceled', async () => {
      const file = { originalFilename: '点位台账.csv', downloadUri: '/_files/fire-device-ledger', size: 8_000_000 };
      await respondWith(page, 76, file);
      await page.getByRole('button', { name: '刷新列表' }).click();
      await expect(rows(page)).toHaveAttribute('data-row-key', '76');
      // Slow enough not to finish before it is canceled.
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: 200_000,
        uploadThroughput: -1,
      });
      await rows(page).first().getByRole('button', { name: '下载' }).click();
      const cancel = rows(page).first().getByRole('button', { name: '取消下载 点位台账.csv' });
      await expect(rows(page).first()).toContainText(/%|…/);
      await cancel.click();
      await expect(cancel).toHaveCount(0);
      await network.detach();
    });

    await test.step('R285 a file is saved under its real name, and only this one was saved', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: '刷新列表' }).click();
      const row = rows(page).filter({ hasText: 'v3.2' });
      await row.getByRole('button', { name: '下载' }).click();
      await expect.poll(() => downloads).toEqual([expect.stringMatching(/v3\.2\.pdf$/)]);
    });
  });

  test('R048 R285 selected manuals are downloaded one after the other; failures are listed and can be retried', async ({
    portal,
    page,
  }) => {
    const names = ['甲.txt', '乙.txt', '丙.txt'];
    const records = names.map((originalFilename, index) => ({
      id: 70 + index,
      name: `手册${index}`,
      source: '3',
      sourceName: '装修',
      pushTime: '2026-11-20 10:00:00',
      uploadAttachment: [
        { id: `${index}`, filename: 'x.bin', originalFilename, downloadUri: `/_files/sample-${index}` },
      ],
    }));
    await page.route('**/knlKnowledgeNew/2.0/list*', (route) =>
      route.fulfill({ json: { status: '1', msg: '', data: { records, total: 3, pageNo: 1, pageSize: 20 } } }),
    );
    const asked: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isBroken = true;
    await page.route('**/_files/sample-*', async (route) => {
      const number = route.request().url().slice(-1);
      asked.push(number);
      if (number === '0') await held;
      if (number === '1' && isBroken) await route.fulfill({ json: { status: '0', msg: '文件已失效' } });
      else await route.fulfill({ contentType: 'text/plain', body: '内容' });
    });
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));

    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(3);
    for (const row of await rows(page).all()) await row.getByRole('checkbox').check();
    await page.getByRole('group', { name: '已选 3 条' }).getByRole('button', { name: '下载' }).click();
    const bar = page.getByRole('region', { name: '下载所选手册' });
    await expect(bar.getByRole('status').first()).toHaveText('正在下载第 1 / 3 个：甲.txt');
    await expect(page.getByRole('group', { name: /^已选/ })).toHaveCount(0);
    await expect.poll(() => asked).toEqual(['0']);
    await portal.expectNoAxeViolations({ include: '[aria-label="下载所选手册"]' });
    release();
    await expect(bar.getByRole('status').first()).toHaveText(
      '2 / 3 个文件已交由浏览器下载，请在浏览器的下载列表中查看',
    );
    expect(asked).toEqual(['0', '1', '2']);
    await expect.poll(() => saved).toEqual(['甲.txt', '丙.txt']);
    await expect(bar.getByRole('listitem')).toHaveText(/乙\.txt.*下载失败/);
    await portal.expectNoAxeViolations({ include: '[aria-label="下载所选手册"]' });
    isBroken = false;
    await bar.getByRole('button', { name: '重新下载 乙.txt' }).click();
    await expect(bar.getByRole('status').first()).toHaveText(
      '3 / 3 个文件已交由浏览器下载，请在浏览器的下载列表中查看',
    );
    await expect.poll(() => saved).toEqual(['甲.txt', '丙.txt', '乙.txt']);
    await bar.getByRole('button', { name: '关闭' }).press('Enter');
    await expect(bar).toHaveCount(0);

    await test.step('R285 all of twelve files reach the browser, which accepts ten per second', async () => {
      const uploadAttachment = Array.from({ length: 12 }, (_, index) => ({
        id: `${index}`,
        filename: 'x.bin',
        originalFilename: `第${index + 1}份.txt`,
        downloadUri: `/_files/sample-many-${index}`,
      }));
      await page.route('**/knlKnowledgeNew/2.0/view*', (route) =>
        route.fulfill({ json: { status: '1', msg: '', data: { ...records[0], uploadAttachment } } }),
      );
      saved.length = 0;
      await rows(page).first().getByRole('button').first().click();
      await Promise.all([
        expect(preview(page).getByText(/正在下载第 \d+ \/ 12 个/)).toBeVisible(),
        preview(page).getByRole('button', { name: '全部下载' }).click(),
      ]);
      await expect(preview(page).getByText('12 / 12 个文件已交由浏览器下载')).toBeVisible();
      await expect.poll(() => saved).toHaveLength(12);
      expect(new Set(saved).size).toBe(12);
      await portal.expectNoAxeViolations({ include: '[role="dialog"]' });
    });
  });

  test('R048 T3 recently opened manuals are above the list, for the same person only, and while they exist', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path: LIST });
    await expect(rows(page)).toHaveCount(20);
    await expect(recent(page)).toHaveCount(0);
    const names: string[] = [];
    for (const index of [0, 1]) {
      const title = rows(page).nth(index).getByRole('button').first();
      names.unshift((await portal.settled(() => title.textContent()))!);
      await title.click();
      await expect(preview(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(preview(page)).toHaveCount(0);
    }
    await expect(recent(page).getByRole('button')).toHaveText(names);

    await page.goto(`${LIST}?source=11`);
    await expect(recent(page).getByRole('button')).toHaveText(names);
    await portal.expectNoAxeViolations();
    await recent(page).getByRole('button', { name: names[1] }).click();
    await expect(preview(page)).toContainText(names[1]!);
    await page.keyboard.press('Escape');
    await expect(recent(page).getByRole('button')).toHaveText([...names].reverse());

    const heal = await portal.failApi(/2\.0\/view/, 'status:0:The manual does not exist');
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(recent(page)).toHaveCount(0);
    await heal();
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(recent(page)).toHaveCount(0);

    await visit(page, LIST);
    await expect(rows(page)).toHaveCount(20);
    await rows(page).first().getByRole('button').first().click();
    await expect(preview(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(recent(page).getByRole('button')).toHaveCount(1);
    for (const persona of ['persona-review', 'persona-demo'] as const) {
      await portal.signIn(persona, { path: LIST });
      await expect(rows(page)).toHaveCount(20);
      await expect(recent(page)).toHaveCount(0);
    }
  });
});

test.describe('publishing', () => {
  const file = (name: string, content = '内容') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  const picker = (page: Page) => page.locator('input[type=file]');

  test('R025 R049 R208 R247 R249 a manual is written, restored after a reload, published and deleted @nginx', async ({
    portal,
    page,
  }) => {
    const sent = portal.recordRequests(/2\.0\/add$/);
    await portal.signIn('persona-demo', { path: LIST });

    await test.step('missing fields are listed, and nothing is sent', async () => {
      await page.getByRole('link', { name: '发布手册' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '发布手册' })).toBeVisible();
      await page.getByRole('button', { name: '发布', exact: true }).click();
      for (const words of ['请填写手册名称', '请选择来源', '请至少添加一个附件'])
        await expect(page.getByRole('link', { name: words })).toBeVisible();
    });

    await test.step('B2 the draft is offered after a reload', async () => {
      await field(page, '手册名称').fill('消防演练手册');
      await field(page, '说明').focus();
      await expect(page.getByText(/已自动保存/)).toBeVisible();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByRole('button', { name: '恢复草稿' }).click();
      await expect(field(page, '手册名称')).toHaveValue('消防演练手册');
    });

    await test.step('R208 a failed upload is retried, a running one is canceled', async () => {
      const heal = await portal.failApi(UPLOAD, 'http:413');
      await picker(page).setInputFiles(file('演练.txt'));
      await expect(page.getByRole('alert')).toContainText('文件过大');
      await page.getByRole('button', { name: '发布', exact: true }).click();
      await expect(page.getByRole('link', { name: '附件尚未全部上传，请等待、重试或移除未完成的附件' })).toBeVisible();
      await heal();
      await page.getByRole('button', { name: /^重新上传/ }).click();
      await expect(page.getByRole('button', { name: '移除 演练.txt' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.route(UPLOAD, () => undefined);
      const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('fileInfoUpload'));
      const asked = page.waitForRequest(UPLOAD);
      await picker(page).setInputFiles(file('第二个.txt'));
      await asked;
      await page.getByRole('button', { name: /取消.*第二个\.txt/ }).click();
      await aborted;
      await expect(page.getByText('第二个.txt')).toHaveCount(0);
      await page.unroute(UPLOAD);
    });

    await test.step('R249 it is published once, and is on the home page', async () => {
      await page.getByRole('combobox', { name: '来源' }).click();
      await page.locator('.ant-select-item-option').filter({ hasText: '安防' }).click();
      await expect(field(page, '来源名称')).toHaveValue('安防');
      await portal.expectNoAxeViolations();
      await page.getByRole('button', { name: '发布', exact: true }).dblclick();
      await expect(page).toHaveURL(new RegExp(LIST));
      await expect(rowOf(page, '消防演练手册')).toBeVisible();
      expect(sent).toHaveLength(1);
      expect(sent[0]!.body).toMatchObject({
        name: '消防演练手册',
        source: '6',
        sourceName: '安防',
        uploadAttachment: [{ originalFilename: '演练.txt' }],
      });
      await expect(page.getByRole('tab')).toHaveCount(1);
      await page.getByRole('link', { name: '首页' }).first().click();
      await expect(page.getByRole('region', { name: '操作手册' })).toContainText('演练.txt');
    });

    await test.step('R048 R069 who edits it from its preview comes back to the list, and the preview shows what was saved', async () => {
      await page.goBack();
      const opened = () => rowOf(page, '消防演练手册').getByRole('button').first();
      await opened().click();
      await preview(page).getByRole('button', { name: '编辑' }).click();
      await field(page, '说明').fill('每季度一次');
      await page.getByRole('button', { name: '保存', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}$`));
      await expect(opened()).toBeVisible();
      await expect(preview(page)).toHaveCount(0);
      await opened().click();
      await expect(preview(page)).toContainText('每季度一次');
      await page.goBack();
      await expect(preview(page)).toHaveCount(0);
    });

    await test.step('R247 it is deleted after a confirmation', async () => {
      await rowOf(page, '消防演练手册')
        .getByRole('button', { name: /更多操作/ })
        .click();
      await page.getByRole('menuitem', { name: '删除' }).click();
      const question = page.getByRole('dialog', { name: /^删除/ });
      await expect(question).toContainText('消防演练手册');
      await question.getByRole('button', { name: '删除' }).click();
      await expect(rowOf(page, '消防演练手册')).toHaveCount(0);
    });
  });

  test('R025 R062 R245 R248 two manuals are edited in parallel, each under its own name', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: `${EDIT}?id=30` });
    await expect(page.getByRole('heading', { level: 1, name: '编辑手册' })).toBeVisible();
    const name = field(page, '手册名称');
    await expect(name).not.toHaveValue('');
    const first = await portal.settled(() => name.inputValue());
    await expect(page.getByRole('tab', { name: `手册·${first}` })).toBeVisible();
    await name.fill(`${first}（修订）`);
    await visit(page, `${EDIT}?id=29`);
    await expect(page.getByRole('tab')).toHaveCount(2);
    await page.getByRole('tab', { name: `手册·${first}` }).click();
    await expect(field(page, '手册名称')).toHaveValue(`${first}（修订）`);
    const sent = portal.recordRequests(/2\.0\/update$/);
    const save = page.getByRole('button', { name: '保存' }).locator('visible=true');
    const conflict = page.getByRole('dialog', { name: '手册已被修改' });

    await test.step('R248 changes that someone else has saved are not overwritten without asking', async () => {
      const other = await page.context().newPage();
      await other.goto(`${EDIT}?id=30`);
      await field(other, '说明').fill('别人的说明');
      await other.getByRole('button', { name: '保存' }).click();
      await expect(other).toHaveURL(new RegExp(LIST));
      await other.close();

      await save.click();
      await expect(conflict).toBeVisible();
      await portal.expectNoAxeViolations({ include: '[role="dialog"]' });
      await page.keyboard.press('Escape');
      await expect(conflict).toHaveCount(0);
      await expect(field(page, '手册名称')).toHaveValue(`${first}（修订）`);
      await save.click();
      await conflict.getByRole('button', { name: '重新载入' }).click();
      await expect(field(page, '说明')).toHaveValue('别人的说明');
      await expect(page.getByText('此后内容已被修改')).toBeVisible();
      await field(page, '手册名称').fill(`${first}（修订）`);
    });

    await save.click();
    await expect(page).toHaveURL(new RegExp(LIST));
    await expect(rowOf(page, `${first}（修订）`)).toBeVisible();
    expect(sent.at(-1)!.body).toMatchObject({ id: '30', name: `${first}（修订）`, description: '别人的说明' });
  });
});
