import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';

const DETAIL = '**/new/notice/2.0/detail*';

const rows = (page: Page) => page.locator('a[data-notice-id]');
const dialog = (page: Page) => page.getByRole('dialog', { name: '预览公告' });
const width = async (page: Page) => Math.round((await dialog(page).boundingBox())!.width);

interface Detail {
  [field: string]: unknown;
}

const plain: Detail = {
  title: '关于消防检查的通知',
  createdByName: 'Li',
  columnName: '制度',
  createTime: '2026-11-20 09:05:07',
  statusName: '已发布',
  publishingName: 'PC 端',
  sortNum: 12,
  content: '<p>正文</p>',
  picUrlFiles: null,
  fileUrlFiles: null,
};

/** The detail that the server returns from now on, instead of the mock's. */
const respondWith = async (page: Page, fields: Detail) => {
  await page.unroute(DETAIL);
  await page.route(DETAIL, (route) => route.fulfill({ json: { status: '1', msg: '', data: { ...plain, ...fields } } }));
};

/** The value next to a label of the dialog. */
const value = (page: Page, label: string) =>
  dialog(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

const openFirst = async (page: Page) => {
  await rows(page).first().click();
  // The last place to which the dialog moves the focus as it opens.
  await expect(dialog(page).locator('h2')).toBeFocused();
};

/** Opens the first notice with a custom detail. */
const show = async (page: Page, fields: Detail) => {
  await respondWith(page, fields);
  await openFirst(page);
};

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
};

test('R006 R105 R118 a row or an address opens the notice; the button, Escape and Back close it, and the focus returns', async ({
  portal,
  page,
}) => {
  await portal.signIn();

  await test.step('R006 R105 a row opens its notice by click and by Enter', async () => {
    const second = rows(page).nth(1);
    const title = await portal.settled(() =>
      second.locator('time').evaluate((time) => time.previousElementSibling!.textContent),
    );
    await second.click();
    await expect(dialog(page).locator('h2')).toHaveText(title!);
    await expect(value(page, '公告内容')).not.toBeEmpty();
    await portal.expectNoAxeViolations({ include: '[role="dialog"]' });
    const buttons = dialog(page).locator('.ant-modal-footer button');
    await expect(buttons).toHaveText(['返回']);
    await buttons.click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await close(page);
    await expect(second).toBeFocused();
  });

  await test.step('R118 the address opens it, Back closes it, and a reload keeps it', async () => {
    const id = await portal.settled(() => rows(page).nth(2).getAttribute('data-notice-id'));
    await page.goto(`/home?preview=${id}`);
    await expect(dialog(page).locator('h2')).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(page.locator(`[data-notice-id="${id}"]`)).toBeFocused();
    await page.goForward();
    await expect(dialog(page).locator('h2')).toBeVisible();
    await page.reload();
    await expect(dialog(page).locator('h2')).toBeVisible();
    await close(page);
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('R116 R325 R117 R179 R243 the width follows the length; a slow response shows a skeleton, a failure stays inside', async ({
  portal,
  page,
}) => {
  const isAbout = (pixels: number) =>
    expect.poll(async () => Math.abs((await width(page)) - pixels)).toBeLessThanOrEqual(1);
  await portal.signIn();

  await test.step('R116 R325 the width follows the length of the content', async () => {
    await show(page, { content: 'x'.repeat(300) });
    await isAbout(632);
    await close(page);
    await show(page, { content: 'x'.repeat(301) });
    await isAbout(921);
    await page.setViewportSize({ width: 800, height: 768 });
    await expect.poll(() => width(page)).toBeLessThanOrEqual(768);
    await page.setViewportSize({ width: 1366, height: 768 });
    await close(page);
  });

  await test.step('R117 it opens narrow with a skeleton and widens once', async () => {
    let answer = () => {};
    const asked = new Promise<void>((done) => (answer = done));
    await page.unroute(DETAIL);
    await page.route(DETAIL, async (route) => {
      await asked;
      await route.fulfill({ json: { status: '1', msg: '', data: { ...plain, content: '长'.repeat(400) } } });
    });
    await rows(page).first().click();
    await expect(dialog(page).locator('[data-state=loading]')).toBeVisible();
    await isAbout(632);
    answer();
    await expect(dialog(page).locator('h2')).toBeVisible();
    await isAbout(921);
    await close(page);
    await page.unroute(DETAIL);
    await page.route(DETAIL, () => undefined);
    await rows(page).first().click();
    await expect(dialog(page).locator('[data-state=loading]')).toBeVisible();
    await expect(dialog(page).locator('h2')).toHaveCount(0);
    await close(page);
  });

  await test.step('R117 a slow response for an earlier notice is never shown', async () => {
    const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
    const slowId = await first.getAttribute('data-notice-id');
    let answer = () => {};
    const asked = new Promise<void>((done) => (answer = done));
    await page.unroute(DETAIL);
    await page.route(DETAIL, async (route) => {
      const isSlow = new URL(route.request().url()).searchParams.get('id') === slowId;
      if (isSlow) await asked;
      const data = { ...plain, title: isSlow ? '慢的' : '快的' };
      await route.fulfill({ json: { status: '1', msg: '', data } }).catch(() => undefined); // aborted by the page
    });
    await first.click();
    await expect(dialog(page).locator('[data-state=loading]')).toBeVisible();
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes(`id=${slowId}`));
    await page.keyboard.press('Escape');
    await aborted;
    await second.click();
    await expect(dialog(page).locator('h2')).toHaveText('快的');
    answer();
    await portal.settled(() => expect(dialog(page).locator('h2')).toHaveText('快的'));
    await close(page);
  });

  await test.step("R117 R179 A42 the server's message is shown once as a toast; the dialog says that it is gone, or that it failed, with a retry", async () => {
    await page.unroute(DETAIL);
    const calls = portal.recordRequests(/\/new\/notice\/2\.0\/detail$/);
    const refuse = await portal.failApi(DETAIL, 'status:0:The notice was withdrawn');
    await rows(page).first().click();
    await expect(page.getByRole('region', { name: '消息提示' })).toContainText('The notice was withdrawn');
    await expect(page.getByText('The notice was withdrawn')).toHaveCount(1);
    await expect(dialog(page).locator('[data-image="not_found"]')).toContainText('公告不存在');
    await expect(dialog(page).getByRole('button', { name: '重试' })).toHaveCount(0);
    await close(page);
    await refuse();
    const heal = await portal.failApi(DETAIL, 'http:500');
    await rows(page).first().click();
    await expect(dialog(page).getByRole('alert')).toHaveText(/^公告加载失败重试$/);
    await expect(dialog(page).locator('h2')).toHaveCount(0);
    await heal();
    const before = calls.length;
    await dialog(page).getByRole('button', { name: '重试' }).click();
    await expect(dialog(page).locator('h2')).toBeVisible();
    expect(calls).toHaveLength(before + 1);
    await expect(rows(page).first()).toHaveAttribute('data-notice-id', calls.at(-1)!.query.get('id')!);
  });
});

test('R106 R107 R108 R109 R110 title, publisher, column, time and status', async ({ portal, page }) => {
  await portal.signIn();

  await test.step('all of them; without images and files these rows are absent', async () => {
    await show(page, {});
    await expect(dialog(page).getByRole('heading', { level: 2, name: '关于消防检查的通知' })).toBeVisible();
    await expect(value(page, '发布人')).toHaveText('Li');
    await expect(value(page, '栏目分类')).toHaveText('制度');
    await expect(value(page, '发布时间').locator('time')).toHaveText('2026-11-20 09:05:07');
    await expect(value(page, '发布状态')).toHaveText('已发布');
    await expect(value(page, '封面图片')).toHaveCount(0);
    await expect(value(page, '附件')).toHaveCount(0);
    await close(page);
  });

  await test.step('R109 an ISO time is displayed the same', async () => {
    await show(page, { createTime: '2026-11-20T09:05:07' });
    await expect(value(page, '发布时间')).toHaveText('2026-11-20 09:05:07');
    await close(page);
  });
});

test('R111 R112 R113 R114 R135 client and sort number, missing values, sanitized content, and images that can be enlarged', async ({
  portal,
  page,
}) => {
  const dialogs: string[] = [];
  const thirdPartyRequests: string[] = [];
  page.on('dialog', (asked) => {
    dialogs.push(asked.message());
    void asked.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) thirdPartyRequests.push(request.url());
  });

  await portal.signIn();

  await test.step('R111 R112 client and sort number, including 0', async () => {
    await show(page, { sortNum: 0 });
    await expect(value(page, '排序号')).toHaveText('0');
    await expect(value(page, '发布端')).toHaveText('PC 端');
    await close(page);
  });

  await test.step('R111 R112 a missing value is a dash, or has no row', async () => {
    await show(page, {
      createdByName: '',
      columnName: '',
      statusName: '',
      publishingName: '',
      sortNum: null,
      content: '',
    });
    for (const label of ['发布人', '发布状态', '发布端', '排序号']) await expect(value(page, label)).toHaveText('-');
    await expect(value(page, '栏目分类')).toHaveCount(0);
    await expect(value(page, '公告内容')).toHaveText('暂无内容');
    await close(page);
  });

  await test.step('R113 content is sanitized: no script runs, nothing is fetched, links open in a new window', async () => {
    await show(page, {
      content: [
        '<p>正文</p><script>alert(1)</script><svg onload=alert(1)></svg><iframe src="https://evil.example"></iframe>',
        '<a href="javascript:alert(1)">一</a><a href="data:text/html,<script>alert(1)</script>">二</a>',
        '<a href="https://help.property-group.example/">三</a><form action="https://evil.example"><input></form>',
        '<div style="width:expression(alert(1));background:url(https://evil.example/x.png)">四</div>',
        '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      ].join(''),
    });
    const content = value(page, '公告内容');
    await expect(content).toContainText('正文');
    await expect(content.locator('script, svg, math, iframe, form, input, style')).toHaveCount(0);
    await expect(content.locator('[href^="javascript:"], [href^="data:"]')).toHaveCount(0);
    const link = content.getByText('三');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await close(page);
  });

  await test.step('R113 an image of the content is enlarged, and Escape closes only that', async () => {
    await show(page, { content: '<p><img src="/banners/work-order-app.svg" alt="示意图"></p>' });
    await value(page, '公告内容')
      .getByRole('button', { name: /示意图/ })
      .press('Enter');
    await expect(page.locator('.ant-image-preview')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-image-preview')).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    await close(page);
  });

  await test.step('R114 R135 covers are enlarged and browsed; Escape closes only the enlarged one', async () => {
    const picture = (id: number) => ({ id, downloadUri: `/banners/work-order-app.svg?${id}` });
    await show(page, { picUrlFiles: [picture(1), picture(2), picture(3)] });
    const second = page.getByRole('img', { name: '关于消防检查的通知 2/3' });
    // Its mask is above the image itself.
    await dialog(page).locator('.ant-image').filter({ has: second }).click();
    await expect(page.locator('.ant-image-preview')).toContainText('2 / 3');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.ant-image-preview')).toContainText('3 / 3');
    await page.keyboard.press('Escape');
    await expect(page.locator('.ant-image-preview')).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('R114 a cover that fails to load shows a placeholder', async () => {
    await show(page, {
      picUrlFiles: [
        { id: 1, downloadUri: 'data:text/html,<script>alert(1)</script>' },
        { id: 2, downloadUri: '/_files/there-is-no-such-file' },
      ],
    });
    for (const name of ['关于消防检查的通知 1/2', '关于消防检查的通知 2/2'])
      await expect(dialog(page).getByRole('img', { name })).toHaveAttribute('src', /^data:image\/svg/);
  });

  // Everything in the hostile content that could run or fetch would have done so by now.
  expect(dialogs).toEqual([]);
  expect(thirdPartyRequests).toEqual([]);
});

test('R115 R285 attachments are saved under their names, never opened, and can be retried', async ({
  portal,
  page,
}) => {
  await portal.signIn();

  await test.step('R285 one or all are saved under their names, and never opened', async () => {
    let popups = 0;
    page.on('popup', () => (popups += 1));
    await page.route('**/attachment-*', (route) =>
      route.fulfill({ body: '<script>alert(1)</script>', contentType: 'text/html' }),
    );
    await show(page, {
      fileUrlFiles: [
        { downloadUri: '/_files/attachment-1', originalFilename: '整改清单.xlsx', filename: 'a1.xlsx' },
        { downloadUri: '/_files/attachment-2', originalFilename: '', filename: 'a2.html' },
      ],
    });
    const one = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: '下载 整改清单.xlsx' }).click();
    expect((await one).suggestedFilename()).toBe('整改清单.xlsx');
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    await dialog(page).getByRole('button', { name: '全部下载' }).click();
    await expect.poll(() => names).toEqual(['整改清单.xlsx', 'a2.html']);
    await close(page);
    await page.unroute('**/attachment-*');
    expect(popups).toBe(0);
  });

  await test.step('an attachment that fails can be retried', async () => {
    let isBroken = true;
    await page.route('**/attachment-1', (route) =>
      isBroken ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ body: 'x' }),
    );
    await show(page, {
      fileUrlFiles: [{ downloadUri: '/_files/attachment-1', originalFilename: '清单.txt', filename: 'a1' }],
    });
    await dialog(page).getByRole('button', { name: '下载 清单.txt' }).click();
    await expect(value(page, '附件')).toContainText('下载失败');
    isBroken = false;
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: '重新下载 清单.txt' }).click();
    expect((await download).suggestedFilename()).toBe('清单.txt');
    await expect(value(page, '附件')).toContainText('已交由浏览器下载');
  });
});
