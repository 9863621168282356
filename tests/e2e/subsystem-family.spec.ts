import type { Frame, Page } from '@playwright/test';
import { readLanguages } from '../support/languages';
import { visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';
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

/** What of a subsystem is on the screen: its document, or its pane in the portal's. */
const shownIn = (page: Page, code: string) =>
  documentOf(page, code) === page.mainFrame() ? pane(page) : documentOf(page, code).locator('body');

/** Who reads, and the address and heading that each pane shows, which it still has when it is opened again. */
interface Reader {
  page: Page;
  portal: Portal;
  last: Map<string, { address: string; heading: string }>;
}

/** Reads a part of a subsystem's page, once the page of this address has it. */
const readPart = async <T>(
  { page, portal, last }: Reader,
  address: string,
  part: string,
  read: (root: HTMLElement) => T,
): Promise<T> => {
  const code = address.split(/[/?]/)[1]!;
  await openIn(page, code, address);
  const root = shownIn(page, code);
  const heading = root.locator('.page-head h1').filter({ visible: true }).first();
  const key = `${code} ${/source=\w+/.exec(address) ?? ''}`;
  const before = last.get(key);
  if (before && before.address !== address) await expect(heading).not.toHaveText(before.heading);
  await expect(root.locator(part).filter({ visible: true }).first()).toBeVisible();
  last.set(key, { address, heading: await portal.settled(() => heading.innerText()) });
  return portal.settled(() => root.evaluate(read));
};

/** Lists with pages, and filter rows with a checkbox. */
const PAGED = ['/mgr', '/gdzt', '/byd?source=workorder', '/byd?source=publicBenefits'];
const CHECKED = [
  '/mgr',
  '/gdzt',
  '/byd?source=workorder',
  '/byd?source=decoration',
  '/bjxt',
  '/af/incidents',
  '/opbi',
  '/nfc',
];

/** Where the parts of a pager stand, and their size. */
const readPager = (root: HTMLElement) => {
  const pager = root.querySelector('.pager')!;
  const box = pager.getBoundingClientRect();
  const seen = [...pager.querySelectorAll('.total, .position, button')].filter((part) => part.checkVisibility());
  const boxes = seen.map((part) => part.getBoundingClientRect());
  const buttons = boxes.filter((_, index) => seen[index]!.matches('button'));
  const current = pager.querySelector('[aria-current="page"]')!;
  const { color, borderTopColor, fontWeight } = getComputedStyle(current);
  return {
    belowTable: Math.round(box.top - root.querySelector('.table')!.getBoundingClientRect().bottom),
    startsWith: [seen[0]!.className, Math.round(boxes[0]!.left - box.left)],
    endsAt: Math.round(box.right - boxes.at(-1)!.right),
    lines: new Set(boxes.map(({ top, height }) => Math.round((top + height / 2) / 4))).size,
    height: [...new Set(buttons.map(({ height }) => height))],
    leastWidth: Math.min(...buttons.map(({ width }) => width)),
    isSwiped: pager.scrollWidth > pager.clientWidth,
    hasPosition: seen.some((part) => part.matches('.position')),
    current: [current.getAttribute('aria-label'), color, borderTopColor, fontWeight],
  };
};

/** The size of the checkboxes of a filter row, the gap before their words, and whether they stand at its end. */
const readChecks = (root: HTMLElement) =>
  [...root.querySelectorAll('.filters .check')].map((label) => {
    const box = label.querySelector<HTMLInputElement>('input[type="checkbox"]')!.getBoundingClientRect();
    const words = document.createRange();
    words.selectNode(
      [...label.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim())!,
    );
    const isBeforeSelect = label.compareDocumentPosition(
      [...label.parentElement!.querySelectorAll('select, .choice, .segments')].at(-1) ?? document.documentElement,
    );
    return {
      size: [box.width, box.height],
      gap: Math.round(words.getBoundingClientRect().left - box.right),
      isLast: (isBeforeSelect & Node.DOCUMENT_POSITION_FOLLOWING) === 0,
    };
  });

test('R003 R048 pagers and checkboxes of all subsystems have the same form, on a phone too; the filters of one table are in its card', async ({
  portal,
  page,
}) => {
  const of = { page, portal, last: new Map() };
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [1366, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const first = await readPart(of, PAGED[0]!, '.pager', readPager);
    expect(first).toMatchObject(
      width > 1000
        ? { startsWith: ['total', 0], endsAt: 0, lines: 1, height: [32], hasPosition: false }
        : { startsWith: ['total', 0], endsAt: 0, lines: 1, height: [40], leastWidth: 40, hasPosition: true },
    );
    expect(first.isSwiped).toBe(false);
    for (const address of PAGED.slice(1))
      await test.step(`the pages of ${address} at ${width}`, async () => {
        const other = await readPart(of, address, '.pager', readPager);
        expect(other).toEqual(first);
      });
  }
  await page.setViewportSize({ width: 1366, height: 900 });
  for (const address of CHECKED)
    await test.step(`the checkboxes of ${address}`, async () => {
      const checks = await readPart(of, address, '.filters .check', readChecks);
      expect(checks.length).toBeGreaterThan(0);
      for (const check of checks) expect(check).toEqual({ size: [16, 16], gap: 8, isLast: true });
      await expect(shownIn(page, address.split(/[/?]/)[1]!).getByRole('switch')).toHaveCount(0);
    });
  for (const address of TABLES.filter((each) => each !== '/wcx'))
    await test.step(`the filters of ${address}`, async () => {
      const isInCard = await readPart(of, address, '.filters', (root) => {
        const card = root.querySelector('.filters')!.parentElement!;
        return card.querySelector('.table') !== null && getComputedStyle(card).borderTopWidth === '1px';
      });
      expect(isInCard).toBe(true);
    });
});

/** Addresses of records that do not exist. */
const MISSING = [
  ...['/mgr/orders/99999', '/jcpt/equipment/99999', '/gdzt/tickets/99999', '/byd/entries/99999?source=publicBenefits'],
  ...['/byd/orders/99999?source=workorder', '/wcx/meters/99999', '/lift/lifts/99999', '/bjxt/reports/99999'],
  ...['/af/rounds/99999', '/opbi/indicators/nothing', '/nfc/cards/99999'],
];

/** The link back, the heading and the sentence of a page: their text, and where they stand. */
const readMissing = (root: HTMLElement) => {
  const head = root.querySelector('.page-head')!;
  const { left, top } = head.getBoundingClientRect();
  const parts = ['a.back', 'h1', '.page-head-facts'].map((name) => head.querySelector(name)!);
  return {
    form: parts.map((part) => {
      const box = part.getBoundingClientRect();
      const { fontSize, color } = getComputedStyle(part);
      return [Math.round(box.left - left), Math.round(box.top - top), Math.round(box.height), fontSize, color];
    }),
    texts: parts.map((part) => part.textContent),
    others: [...head.parentElement!.children].filter((each) => each !== head && each.matches('section, .card')).length,
  };
};

test('R003 R048 a record that does not exist has the same page in all subsystems, in both languages', async ({
  portal,
  page,
}) => {
  const of = { page, portal, last: new Map() };
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const language of ['zh-CN', 'en-US'] as const) {
    let form: unknown = null;
    for (const address of MISSING)
      await test.step(`${address} ${language}`, async () => {
        const read = await readPart(of, address, '.page-head a.back', readMissing);
        const [back, heading, sentence] = read.texts;
        expect(back).toMatch(language === 'zh-CN' ? /^返回/ : /^Back to /);
        expect(heading).toMatch(language === 'zh-CN' ? /^未找到/ : / doesn’t exist$/);
        expect(sentence).toMatch(language === 'zh-CN' ? /或链接有误。$/ : /or the link is wrong\.$/);
        expect(read.others).toBe(0);
        form ??= read.form;
        expect(read.form).toEqual(form);
      });
    if (language === 'en-US') break;
    await page.getByRole('button', { name: /林知远/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  }
});

/** Lists with due dates. */
const DUE = ['/gdzt', '/byd?source=workorder', '/bjxt', '/jcpt', '/lift'];
/** What a due date says in Chinese: hours, days, or a word for what is over. */
const DUE_TEXT =
  /^(?:(?:剩余|超时) (?:\d+ 天(?: \d+ 小时)?|\d+ 小时(?: \d+ 分钟)?|\d+ 分钟)|\d+ 天后|逾期 \d+ 天|今天到期|按时完成|超时完成|停用待修|修复后复检|不再巡检|已停止计时|\d+月\d+日 [\d:]+)$/;

/** Forms whose buttons stay in view where there is room. */
const FORMS = ['/gdzt/tickets/96', '/nfc/cards/60', '/opbi/indicators/collection?project=yunqi', '/jcpt/equipment/23'];

/** Dialogs, with the button that opens each. */
const DIALOGS: [address: string, opener: string][] = [
  ['/jcpt/equipment/23', '报废设备'],
  ['/af/incidents', '上报事件'],
];

test('R003 R048 due dates, forms and dialogs of all subsystems have the same words, widths and foot', async ({
  portal,
  page,
}) => {
  const of = { page, portal, last: new Map() };
  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of DUE)
    await test.step(`due dates of ${address}`, async () => {
      const texts = await readPart(of, address, '.due', (root) =>
        [...root.querySelectorAll('.due')].map((due) => due.textContent.trim()),
      );
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter((text) => !DUE_TEXT.test(text))).toEqual([]);
    });
  await page.setViewportSize({ width: 1760, height: 900 });
  for (const address of [...FORMS, '/mgr/orders/168', '/nfc/cards/new', '/byd/new?source=publicBenefits'])
    await test.step(`the form of ${address}`, async () => {
      const width = await readPart(of, address, 'form:has(.form-foot)', (root) => {
        const form = root.querySelector('form:has(.form-foot)')!;
        return [getComputedStyle(form).maxWidth, form.getBoundingClientRect().width <= 720];
      });
      expect(width).toEqual(['720px', true]);
    });
  for (const [address, opener] of DIALOGS)
    await test.step(`the dialog of ${address}`, async () => {
      await openIn(page, address.split('/')[1]!, address);
      await pane(page).getByRole('button', { name: opener }).click();
      const dialog = pane(page).getByRole('dialog');
      await expect(dialog).toBeVisible();
      const read = await portal.settled(() =>
        dialog.evaluate((element) => {
          const [cancel, main, ...others] = element.querySelectorAll('.dialog-foot button');
          const { right } = element.querySelector('.dialog-foot')!.getBoundingClientRect();
          return {
            width: element.getBoundingClientRect().width,
            foot: [cancel!.textContent.trim(), main!.classList.contains('primary'), others.length],
            end: Math.round(right - main!.getBoundingClientRect().right),
          };
        }),
      );
      expect(read).toEqual({ width: 480, foot: ['取消', true, 0], end: 24 });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
});

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
