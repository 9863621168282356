import type { Frame, Page } from '@playwright/test';
import { readLanguages } from '../support/languages';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';
import { unseenStates } from '../support/readability';

/** Screens of all ten subsystems: the first one of each, a record, a form. */
const SCREENS: [code: string, addresses: string[]][] = [
  ['mgr', ['/mgr', '/mgr/orders/1', '/mgr/orders/1?tab=log']],
  ['jcpt', ['/jcpt', '/jcpt/equipment/23']],
  ['gdzt', ['/gdzt', '/gdzt/tickets/96']],
  [
    'byd',
    ['/byd?source=workorder', '/byd?source=decoration', '/byd/entries/45?source=publicBenefits', '/byd?source=task'],
  ],
  ['wcx', ['/wcx', '/wcx/entry']],
  ['lift', ['/lift', '/lift/lifts/1']],
  ['bjxt', ['/bjxt', '/bjxt/reports/142']],
  ['af', ['/af', '/af/incidents']],
  ['opbi', ['/opbi', '/opbi/indicators/collection']],
  ['nfc', ['/nfc', '/nfc/cards/101']],
];

const pane = (page: Page) => page.locator('[data-pane][data-shown="true"]');

/** Where the elements of a subsystem are: in a document of its own, or in the portal's. */
const documentOf = (page: Page, code: string): Frame =>
  page.frames().find((frame) => frame.url().includes(`//${code}.`)) ?? page.mainFrame();

/** Opens an address of a subsystem, and waits until it is mounted. */
const openIn = async (page: Page, code: string, address: string) => {
  await visit(page, address);
  const pane = page.locator(`[data-pane^="${code}"][data-shown="true"]`);
  await expect(pane).toHaveAttribute('data-state', 'mounted');
};

/** Lists that are tables where there is room for columns. */
const TABLES = ['/mgr', '/jcpt', '/gdzt', '/byd?source=workorder', '/byd?source=publicBenefits', '/wcx', '/opbi'];

/** Rows of tables as a phone shows them: how many, those without their status beside their title, and swiped tables. */
const phoneRows = (frame: Frame) =>
  frame.locator('.table').evaluateAll((tables) => {
    const rows = tables
      .flatMap((table) => [...table.querySelectorAll('tbody tr')])
      .filter((row) => row.clientHeight > 0);
    const entries = rows.filter((row) => row.querySelector('.table-status'));
    const isTitled = (row: Element) => {
      const [title, status] = [row.firstElementChild!, row.querySelector('.table-status')!].map((cell) =>
        cell.getBoundingClientRect(),
      );
      return title!.right <= status!.left && Math.abs(title!.top - status!.top) < 8 && status!.right <= innerWidth;
    };
    const isSwiped = (table: Element) =>
      [table, ...table.querySelectorAll('div, table')].some((box) => box.scrollWidth > box.clientWidth + 1);
    return {
      hasEntries: entries.length > 3,
      untitled: entries.filter((row) => !isTitled(row)).length,
      swiped: tables.filter(isSwiped).length,
    };
  });

test('R003 R048 on a phone the tables of all subsystems are lists of the same form: title, status beside it, facts below', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of TABLES)
    await test.step(address, async () => {
      const code = address.split(/[/?]/)[1]!;
      await openIn(page, code, address);
      await expect
        .poll(() => portal.settled(() => phoneRows(documentOf(page, code))))
        .toEqual({ hasEntries: true, untitled: 0, swiped: 0 });
    });
});

/** Forms whose buttons stay in view where there is room. */
const FORMS = ['/gdzt/tickets/96', '/nfc/cards/60', '/opbi/indicators/collection?project=yunqi', '/jcpt/equipment/23'];

/** The field with the focus, if it is in a form with a foot, and whether the foot lies over it. */
const focusedField = (frame: Frame) =>
  frame.evaluate(() => {
    const field = document.activeElement!;
    const foot = field.closest('form')?.querySelector('.form-foot');
    if (!foot || !field.matches('input, select, textarea')) return null;
    const [one, other] = [field.getBoundingClientRect(), foot.getBoundingClientRect()];
    return { isHidden: one.bottom > other.top + 1 && one.top < other.bottom - 1 };
  });

test('R003 R048 on a phone and in a low window the foot of a form hides no field that the keyboard reaches', async ({
  portal,
  page,
}) => {
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of FORMS)
    for (const [width, height] of [
      [375, 667],
      [1366, 657],
    ] as const)
      await test.step(`${address} at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const code = address.split('/')[1]!;
        await openIn(page, code, address);
        const frame = documentOf(page, code);
        const fields = frame.locator('form:has(.form-foot) :is(input, select, textarea):enabled').filter({
          visible: true,
        });
        await expect(fields.first()).toBeVisible();
        await fields.first().focus();
        let reached = 0;
        for (let presses = 0; presses < 12; presses += 1) {
          const read = await focusedField(frame);
          if (read) reached += 1;
          expect(read?.isHidden ?? false).toBe(false);
          await page.keyboard.press('Tab');
        }
        expect(reached).toBeGreaterThan(1);
      });
});

test('B9 B10 in English all ten subsystems mark their Chinese data as Chinese, in Chinese nothing, and show states in forced colors', async ({
  portal,
  page,
}) => {
  // Ten starts in one window.
  await portal.signIn('persona-demo', { path: '/home', language: 'en-US' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let chinese = 0;
  for (const [code, addresses] of SCREENS)
    for (const address of addresses)
      await test.step(address, async () => {
        await openIn(page, code, address);
        const frame = documentOf(page, code);
        await expect(frame.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible();
        const read = await portal.settled(() => readLanguages(frame));
        expect(read).toMatchObject({ unmarked: [], wrong: [] });
        chinese += read.chinese;
        await page.emulateMedia({ forcedColors: 'active' });
        await expect.poll(() => unseenStates(frame), 'in forced colors').toEqual([]);
        await page.emulateMedia({ forcedColors: null });
      });
  expect(chinese).toBeGreaterThan(500);
  await test.step('in Chinese', async () => {
    await visit(page, '/bjxt');
    await expect(pane(page)).toHaveAttribute('data-pane', 'bjxt');
    const marks = pane(page).locator('[lang] [lang]');
    await expect.poll(() => marks.count()).toBeGreaterThan(50);
    await page.getByRole('button', { name: /林知远/ }).click();
    await page.getByRole('menuitemradio', { name: '中文' }).click();
    await expect(pane(page).getByRole('heading', { level: 1 })).toHaveText(/报事/);
    await expect(marks).toHaveCount(0);
  });
});

/** Lists with a query of their own, and the path of their records. */
const LISTS: [code: string, list: string, records: string][] = [
  ['mgr', '/mgr/orders?q=1', '/mgr/orders/'],
  ['jcpt', '/jcpt/equipment?q=1', '/jcpt/equipment/'],
  ['gdzt', '/gdzt/tickets?page=2', '/gdzt/tickets/'],
  ['byd', '/byd?source=workorder&q=1', '/byd/orders/'],
  ['byd', '/byd?source=decoration&q=1', '/byd/applications/'],
  ['byd', '/byd?source=publicBenefits&q=1', '/byd/entries/'],
  ['wcx', '/wcx?q=1', '/wcx/meters/'],
  ['lift', '/lift?q=1', '/lift/lifts/'],
  ['bjxt', '/bjxt/reports?view=list', '/bjxt/reports/'],
  ['af', '/af/rounds?day=yesterday', '/af/rounds/'],
  ['opbi', '/opbi?period=6', '/opbi/indicators/'],
  ['nfc', '/nfc/cards?q=1', '/nfc/cards/'],
];

/** How far the page is scrolled, in a document of its own or in its pane, and the link that has the focus. */
const viewOf = (frame: Frame) =>
  frame.evaluate(() => ({
    scrollTop: (document.querySelector('[data-pane][data-shown="true"]') ?? document.documentElement).scrollTop,
    focused: document.activeElement?.getAttribute('href') ?? null,
  }));

test('R022 R058 R069 every list is as it was left, by its link back and by the browser: filter, page, scroll position and focus', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 420 });
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [code, list, records] of LISTS)
    await test.step(list, async () => {
      await openIn(page, code, list);
      const frame = documentOf(page, code);
      const links = frame.locator(`a[href*="${records}"]:not(.back, .button)`).filter({ visible: true });
      const row = links.nth(-2);
      const address = page.url();
      for (const way of ['link', 'browser']) {
        await row.scrollIntoViewIfNeeded();
        const focused = await portal.settled(() => row.getAttribute('href'));
        const { scrollTop } = await portal.settled(() => viewOf(frame));
        expect(scrollTop).toBeGreaterThan(0);
        await row.click();
        await expect(page).not.toHaveURL(address);
        const back = frame.locator('a.back').filter({ visible: true });
        await expect(back).toBeVisible();
        await expect.poll(() => viewOf(frame), 'a new page starts at its top').toEqual({ scrollTop: 0, focused: null });
        if (way === 'link') await back.click();
        else await page.goBack();
        await expect(page).toHaveURL(address);
        await expect.poll(() => viewOf(frame), way).toEqual({ scrollTop, focused });
      }
    });
});
