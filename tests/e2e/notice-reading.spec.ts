import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';
import { expectMessage } from '../support/navigation';

const DETAIL = '**/new/notice/2.0/detail*';
const rows = (page: Page) => page.locator('a[data-notice-id]');
const dialog = (page: Page) => page.getByRole('dialog', { name: '预览公告' });
const heading = (page: Page) => dialog(page).locator('h2');

const detail = (fields: Record<string, unknown>) => ({
  json: {
    status: '1',
    msg: '',
    data: {
      title: '关于消防检查的通知',
      createdByName: 'Li',
      columnName: '制度',
      createTime: '2026-11-20 09:05:07',
      statusName: '已发布',
      publishingName: 'PC 端',
      sortNum: 12,
      content: '<p>正文</p>',
      ...fields,
    },
  },
});

/** Widths that the dialog has had since it was first seen. */
const recordWidths = (page: Page) =>
  page.addInitScript(() => {
    const widths = new Set<number>();
    Object.assign(window, { widths });
    const look = () => {
      const found = document.querySelector('[role="dialog"] .ant-modal-container, [role="dialog"]');
      if (found?.checkVisibility()) widths.add(Math.round(found.getBoundingClientRect().width));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const widths = (page: Page) => page.evaluate(() => [...(window as unknown as { widths: Set<number> }).widths]);

test('R105 R116 R117 notices are read one after the other: title, facts, constant width, link', async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await recordWidths(page);
  await portal.signIn();
  await test.step('R116 with a usual response it opens in the width of its content, and the title has the focus', async () => {
    await page.route(DETAIL, (route) => route.fulfill(detail({ content: `<p>${'长'.repeat(400)}</p>` })));
    // It opens early only if the response takes longer than a usual one, which it may on a busy machine.
    await expect(rows(page).first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const answer = page.waitForResponse(DETAIL);
    await rows(page).first().click();
    await (await answer).finished();
    await page.clock.resume();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => widths(page)).toEqual([921]);
    await page.unroute(DETAIL);
  });

  await test.step('R106 R112 the facts are one line below the title', async () => {
    await expect
      .poll(() =>
        dialog(page)
          .locator('dl > div')
          .evaluateAll((facts) => {
            const tops = facts.slice(1, 7).map((fact) => Math.round(fact.getBoundingClientRect().top));
            return [tops.length, new Set(tops).size];
          }),
      )
      .toEqual([6, 1]);
    // A mark before a fact that begins a line is beyond the edge, where it is cut.
    await page.setViewportSize({ width: 375, height: 740 });
    const lineStarts = () =>
      dialog(page)
        .locator('dl')
        .evaluate((list) => {
          const edge = list.getBoundingClientRect().left;
          const facts = [...list.querySelectorAll(':scope > div')].slice(1, 7);
          const starts = facts.filter(
            (fact, index) => fact.getBoundingClientRect().top > (facts[index - 1]?.getBoundingClientRect().top ?? 0),
          );
          const beyond = starts.filter((fact) => {
            const { insetInlineStart, width } = getComputedStyle(fact, '::before');
            return fact.getBoundingClientRect().left + parseFloat(insetInlineStart) + parseFloat(width) <= edge;
          });
          return [starts.length > 1, starts.length - beyond.length, getComputedStyle(list).overflowX];
        });
    await expect.poll(lineStarts).toEqual([true, 0, 'clip']);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.keyboard.press('Escape');
  });

  await test.step('previous and next go through the list; the buttons stay in place and keep the focus', async () => {
    const ids = await portal.settled(() =>
      rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('data-notice-id'))),
    );
    await rows(page).nth(1).click();
    await expect(heading(page)).toBeFocused();
    const next = dialog(page).getByRole('button', { name: '下一条公告' });
    const previous = dialog(page).getByRole('button', { name: '上一条公告' });
    // Its place counts when the dialog has stopped moving.
    await expect.poll(() => dialog(page).evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0);
    const place = await portal.settled(() => next.boundingBox());
    for (const index of [2, 3]) {
      await next.click();
      await expect(page).toHaveURL(new RegExp(`preview=${ids[index]}$`));
      await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(dialog(page).getByRole('group', { name: '浏览其他公告' })).toHaveText(
        new RegExp(`^${index + 1} / 1\\d$`),
      );
      await expect(next).toBeFocused();
    }
    await expect
      .poll(async () => {
        const { x, y } = (await next.boundingBox())!;
        return Math.abs(x - place!.x) + Math.abs(y - place!.y);
      })
      .toBeLessThanOrEqual(1);
    await previous.click();
    await expect(page).toHaveURL(new RegExp(`preview=${ids[2]}$`));
    await portal.expectNoAxeViolations({ include: '[role="dialog"]' });
    // One entry in the history: Back closes the dialog.
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('its link is copied, for everyone who can read it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const id = await portal.settled(() => rows(page).first().getAttribute('data-notice-id'));
    await rows(page).first().click();
    await expectMessage(page, '链接已复制', () => dialog(page).getByRole('button', { name: '复制公告链接' }).click());
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${new URL(page.url()).origin}/home?preview=${id}`);
  });
});

test('B22 R113 R115 a notice is printed alone; a list without its tools', async ({ portal, page }) => {
  await portal.signIn();
  const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

  await test.step('B22 the open notice is the whole print, of one sheet', async () => {
    await page.route(DETAIL, (route) =>
      route.fulfill(
        detail({
          content: '<p>周六停水。</p>',
          fileUrlFiles: [{ downloadUri: '/_files/1', originalFilename: '清单.xlsx', filename: '1.xlsx' }],
        }),
      ),
    );
    await rows(page).first().click();
    await expect(dialog(page).getByText('周六停水。')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(heading(page)).toBeVisible();
    await expect(dialog(page).getByText('2026-11-20 09:05:07')).toBeVisible();
    await expect(dialog(page).getByText('清单.xlsx')).toBeVisible();
    const text = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());
    await expect.poll(text).toMatch(/^公告标题 关于消防检查的通知 发布人 Li .* 公告内容 周六停水。 附件 清单\.xlsx$/);
    await expect.poll(text).not.toMatch(/状态|发布端|排序号/);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect.poll(sheets).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    await dialog(page).getByRole('button', { name: '返回' }).click();
  });

  await test.step('R046 the list prints all columns and neither filters, buttons nor check boxes', async () => {
    await page.goto('/mainApp/noticeList');
    await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const heads = page.locator('thead th').filter({ visible: true });
    await expect(heads).toHaveText(['公告标题', '栏目', '状态', '发布端', '发布人', '发布时间']);
    await expect(page.locator('button:not(th *), input, [role="search"]').filter({ visible: true })).toHaveCount(0);
    // Nothing is cut.
    const cut = () =>
      page
        .locator('tbody :is(td, td *)')
        .evaluateAll((cells) =>
          cells
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
    await expect.poll(cut).toEqual([]);
  });
});
