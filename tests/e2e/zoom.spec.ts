import type { Locator, Page } from '@playwright/test';
import { readLanguages } from '../support/languages';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';
import { systemColor, TEXT_SPACING, unreadable, unseenStates } from '../support/readability';

/** Every screen of the portal, with its heading; the last one is a subsystem in the sandbox. */
const SCREENS: [address: string, heading: string | RegExp][] = [
  ['/home', /^Good /],
  ['/grayRelease', 'Gray release'],
  ['/personalInfo', 'Personal information'],
  ['/mainApp/messageList', 'All messages'],
  ['/mainApp/myMessageList', 'My published messages'],
  ['/mainApp/allManual', 'Manual information'],
  ['/mainApp/operationManualEdit', 'Publish manual'],
  ['/mainApp/authorityApply', 'Permission application'],
  ['/mainApp/noticeList', 'Notice messages'],
  ['/mainApp/noticeEdit', 'Publish notice'],
  ['/mainApp/todoList', 'Pending tasks'],
  ['/help?applyState=6', 'You do not have permission yet'],
  ['/gdzt', 'Work-order center'],
];

test('R003 R048 B9 every screen can be read at 100, 200 and 400 % with wide text spacing, shows focus and states in forced colors, and marks Chinese data as Chinese', async ({
  portal,
  page,
}) => {
  // Some forty screens in one window.
  await page.setViewportSize({ width: 683, height: 768 });
  await portal.signIn('persona-demo', { path: '/home', language: 'en-US' });
  await page.addStyleTag({ content: TEXT_SPACING });
  let chinese = 0;
  const iconSizes = new Set<string>();
  for (const [address, heading] of SCREENS)
    await test.step(address, async () => {
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const width of [1366, 683, 342]) {
        await page.setViewportSize({ width, height: 768 });
        await expect.poll(() => portal.settled(() => unreadable(page)), `${address} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.emulateMedia({ forcedColors: 'active' });
      await expect.poll(() => portal.settled(() => unseenStates(page)), `${address} in forced colors`).toEqual([]);
      await page.emulateMedia({ forcedColors: null });
      const read = () => portal.settled(() => readLanguages(page));
      await expect.poll(read, `${address}: languages`).toMatchObject({ unmarked: [], wrong: [] });
      chinese += (await readLanguages(page)).chinese;
      for (const reload of await page
        .getByRole('button', { name: 'Reload' })
        .and(page.locator('[data-workspace-bar] *'))
        .all())
        iconSizes.add(await reload.evaluate((button) => getComputedStyle(button).fontSize));
    });
  expect(chinese).toBeGreaterThan(200);
  expect([...iconSizes]).toEqual(['16px']);
});

test('R046 R048 at 125 % in English the names of a list get the room that their neighbors do not need', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1093, height: 614 });
  await portal.signIn('persona-demo', { path: '/mainApp/allManual', language: 'en-US' });
  const names = page.locator('tbody tr[data-row-key] td:nth-child(2) *');
  await expect(names.first()).toBeVisible();
  const cut = () =>
    names.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(({ textContent }) => textContent),
    );
  await expect.poll(() => portal.settled(cut)).toEqual([]);
});

test('R003 R228 B9 in forced colors what loads has its shape, chosen people their edge, and states their dot', async ({
  portal,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.route(/\/(notice|manual|todo)\w*\//i, () => {});
  await portal.signIn('persona-demo', { path: '/home', language: 'en-US' });
  const shapes = page
    .locator('main span[aria-hidden="true"]:empty, main [aria-hidden="true"] > span:empty')
    .filter({ visible: true });
  await expect.poll(() => shapes.count()).toBeGreaterThan(10);
  /** Shapes that a person cannot see. */
  const unseen = async () =>
    shapes.evaluateAll(
      (all, gray) => all.filter((one) => getComputedStyle(one).backgroundColor !== gray).length,
      await systemColor(page, 'GrayText'),
    );
  await expect.poll(unseen).toBe(0);

  await visit(page, '/grayRelease');
  const person = page.locator('span:has(> button)').filter({ hasText: 'XK002417' });
  await expect(person).toHaveCSS('border-top-style', 'solid');

  await page.unroute(/\/(notice|manual|todo)\w*\//i);
  const hasDot = async (place: Locator, states: RegExp) => {
    const words = place.locator('span').filter({ hasText: states }).filter({ visible: true }).last();
    await expect.poll(() => words.evaluate((word) => getComputedStyle(word, '::before').borderTopWidth)).toBe('4px');
  };
  await visit(page, '/mainApp/noticeList?preview=128');
  await hasDot(page.locator('tbody td'), /^(Published|Revoked|Scheduled|Draft)$/);
  await hasDot(page.getByRole('dialog').locator('dd'), /^Published$/);
  for (const address of [
    '/mainApp/todoList?view=processed',
    '/mainApp/todoList?view=applied',
    '/mainApp/authorityApply',
  ]) {
    await visit(page, address);
    await hasDot(page.locator('main'), /^(Approved|Rejected|Submitted)$/);
  }
  await visit(page, '/mainApp/myMessageList');
  await hasDot(page.locator('tbody td'), /^(Published|Draft)$/);
});

/** Dialogs of every kind: a text to read, a list of keys, a question; last a long form, which asks before it closes. */
const DIALOGS: [name: string | RegExp, open: (page: Page) => Promise<void>][] = [
  ['Preview notice', (page) => visit(page, '/mainApp/noticeList?preview=128')],
  ['Keyboard shortcuts', (page) => page.keyboard.press('Control+/')],
  [
    /^Revoke/,
    (page) =>
      page
        .getByRole('button', { name: /^Revoke:/ })
        .first()
        .press('Enter'),
  ],
  [
    'Menu customization',
    async (page) => {
      await page.getByRole('navigation').getByRole('button', { name: 'All', exact: true }).press('Enter');
      await page.getByText('Menu customization').click();
    },
  ],
];

/** Whether a dialog of a page, or a box as large as it, has an edge without its shadow. */
const isSetOff = (dialog: Element): boolean =>
  [dialog, ...dialog.querySelectorAll('*')].some((box) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(box);
    const hasEdge =
      (borderTopStyle === 'solid' && borderTopWidth !== '0px') || (outlineStyle === 'solid' && outlineWidth !== '0px');
    return hasEdge && box.clientWidth > 0.9 * dialog.clientWidth && box.clientHeight > 0.8 * dialog.clientHeight;
  });

test('R003 R127 at 200 % and 400 % of a small screen every button of a dialog can be reached, and nothing is cut', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/mainApp/noticeList', language: 'en-US' });
  for (const [name, open] of DIALOGS)
    await test.step(String(name), async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await expect(page.getByRole('heading', { level: 1, name: 'Notice messages' })).toBeVisible();
      await open(page);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button').last()).toBeInViewport({ ratio: 1 });
      await page.emulateMedia({ forcedColors: 'active' });
      await expect.poll(() => dialog.evaluate(isSetOff), 'an edge in forced colors').toBe(true);
      const hasGap = (row: Element) =>
        getComputedStyle(row).borderBottomColor === getComputedStyle(document.body).backgroundColor;
      if (name === 'Menu customization')
        await expect.poll(() => dialog.getByRole('listitem').first().evaluate(hasGap)).toBe(true);
      await page.emulateMedia({ forcedColors: null });
      // 1280 by 1024 px, as WCAG 1.4.10 measures it.
      for (const [width, height] of [
        [640, 512],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        const buttons = dialog.getByRole('button').filter({ visible: true });
        await expect.poll(() => portal.settled(() => unreadable(page)), `${width} px`).toEqual([]);
        // A picture that can be enlarged may be higher than the room for it.
        for (const [kind, ratio] of [
          ['img, .ant-image', 0.3],
          [':not(img, .ant-image)', 0.9],
        ] as const)
          for (const button of await buttons.and(dialog.locator(kind)).all()) {
            await button.scrollIntoViewIfNeeded();
            await expect(button).toBeInViewport({ ratio });
          }
      }
      if (name === 'Preview notice')
        await expect
          .poll(() => dialog.locator(':has(> [data-print])').evaluate((box) => box.scrollHeight - box.clientHeight))
          .toBeLessThanOrEqual(1);
      await page.keyboard.press('Escape');
      if (name !== 'Menu customization') await expect(dialog).toHaveCount(0);
    });

  await test.step('the bars leave two thirds of a window of 192 px to the page', async () => {
    await page.setViewportSize({ width: 320, height: 192 });
    await visit(page, '/mainApp/todoList');
    const heading = page.getByRole('heading', { level: 1, name: 'Pending tasks' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const top = () => page.locator('[data-pages]').evaluate((pages) => pages.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThanOrEqual(66);
    for (const target of await page.locator('header, [data-workspace-bar]').getByRole('button').all())
      await expect
        .poll(() => target.evaluate((button) => button.getBoundingClientRect().height), String(target))
        .toBeGreaterThanOrEqual(24);
    await expect.poll(() => portal.settled(() => unreadable(page))).toEqual([]);
  });
});

test('R034 R046 on paper nothing of a list or a subsystem is cut', async ({ portal, page }) => {
  await portal.signIn('persona-demo', { path: '/bjxt' });
  await page.emulateMedia({ media: 'print' });
  // A sheet of A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  const rightEdge = (last: Locator) => last.evaluate((box) => box.getBoundingClientRect().right);

  await test.step('the columns of a board are below each other', async () => {
    const columns = page.locator('[data-pane="bjxt"] .board .column');
    await expect(columns).toHaveCount(5);
    await expect.poll(() => rightEdge(columns.last())).toBeLessThanOrEqual(718);
  });

  await test.step('those of a list of the portal are all there, whatever the window has room for', async () => {
    await visit(page, '/mainApp/noticeList');
    const heads = page.getByRole('table').getByRole('columnheader');
    await expect(heads).toHaveText(['公告标题', '栏目', '状态', '发布端', '发布人', '发布时间']);
    await expect.poll(() => rightEdge(heads.last())).toBeLessThanOrEqual(718);
    /** Cells of status and publisher whose word is broken. */
    const broken = () =>
      page.locator('tbody tr[data-row-key]').evaluateAll(
        (rows) =>
          rows.flatMap((row) =>
            [...row.querySelectorAll('td')].slice(-6, -1).filter((cell, index) => {
              const words = document.createRange();
              words.selectNodeContents(cell);
              return [1, 3].includes(index) && words.getBoundingClientRect().height > 32;
            }),
          ).length,
      );
    await expect.poll(broken).toBe(0);
    // Which part of the list this is, without what only a screen can do.
    await expect(page.locator('.ant-pagination li:visible')).toHaveText([/^1–20 \/ \d+$/]);
    await page.emulateMedia({ media: 'screen' });
    await expect(heads.filter({ hasText: '发布人' })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
  });

  await test.step('those of a table share the width of the sheet', async () => {
    await visit(page, '/mgr');
    const cells = page.locator('[data-pane="mgr"] thead th');
    await expect(cells.last()).toHaveText('管家');
    await expect.poll(() => rightEdge(cells.last())).toBeLessThanOrEqual(718);
  });

  await test.step('a table stays one, also by the rules of a subsystem for a phone', async () => {
    await visit(page, '/wcx');
    await expect(page.locator('[data-pane="wcx"] tbody .number-plate').first()).toHaveCSS('display', 'inline');
    await visit(page, '/opbi');
    const stand = page.frameLocator('[data-pane="opbi"] iframe').locator('.board td.stand').first();
    await expect(stand).toHaveCSS('text-align', 'start');
  });

  await test.step('a frame fills a sheet', async () => {
    await expect
      .poll(() => page.locator('[data-pane="opbi"] iframe').evaluate((frame) => frame.clientHeight))
      .toBeGreaterThan(1_000);
  });
});
