import type { Locator, Page } from '@playwright/test';
import { foreignApps } from '../support/foreign/foreignApps';
import { serveFiles } from '../support/foreign/serveFiles';
import { visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const LIFT = /^http:\/\/lift\.localhost:\d+$/;
const NOTICES = '/mainApp/noticeList';
/** Height of the portal's header, in pixels. */
const HEADER = 56;
const ALONE = 'http://alone.localhost';
const pane = (page: Page) => page.locator('[data-pane="lift"]');
const entry = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });

/** Computed styles of elements, by their path. */
type Looks = Record<string, Record<string, string>>;

/** Provides the functions of the page that compare computed styles. */
const addReading = (page: Page) =>
  page.evaluate(() => {
    // Sizes and positions follow from the window and the data, not from style sheets.
    const SIZES =
      /^(width|height|inline-size|block-size|perspective-origin|transform-origin|top|left|right|bottom|inset.*)$/;
    const read = (selector: string) => {
      const looks: Record<string, Record<string, string>> = {};
      const visit = (element: Element, path: string) => {
        const look: Record<string, string> = {};
        for (const pseudo of ['', '::before', '::after']) {
          const style = getComputedStyle(element, pseudo || undefined);
          if (pseudo && style.content === 'none') continue;
          for (const name of style) if (!SIZES.test(name)) look[`${pseudo}${name}`] = style.getPropertyValue(name);
        }
        looks[path] = look;
        [...element.children]
          .filter((child) => !child.matches('script, style, link, [data-stage]'))
          .forEach((child, index) => visit(child, `${path}>${child.tagName.toLowerCase()}.${index}`));
      };
      visit(document.querySelector(selector)!, selector);
      return looks;
    };
    const compare = (before: Looks, after: Looks) =>
      Object.entries(before).flatMap(([path, look]) =>
        Object.entries(look).flatMap(([name, value]) =>
          after[path]?.[name] === value ? [] : [`${path} ${name}: ${value} → ${after[path]?.[name]}`],
        ),
      );
    Object.assign(window, { reading: { read, compare } });
  });

interface Reading {
  reading: { read(root: string): Looks; compare(before: Looks, after: Looks): string[] };
}

/** What the style sheets that subsystems have added change below an element, read in one task. */
const changedBySubsystems = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const { read, compare } = (window as unknown as Reading).reading;
    const sheets = [
      ...[...document.querySelectorAll<HTMLStyleElement>('[data-stage] style')].flatMap(({ sheet }) => sheet ?? []),
      ...document.adoptedStyleSheets,
    ];
    const before = read(selector);
    for (const sheet of sheets) sheet.disabled = true;
    const without = read(selector);
    for (const sheet of sheets) sheet.disabled = false;
    return { elements: Object.keys(before).length, changed: compare(without, before), sheets: sheets.length };
  }, root);

const looksOf = async (page: Page, root: string) => {
  await addReading(page);
  return page.evaluate((selector) => (window as unknown as Reading).reading.read(selector), root);
};

async function open(page: Page, portal: Portal, path: string, more: object = {}) {
  await serveFiles(page, LIFT, foreignApps['styles for the whole page']());
  await page.route('**/subsystems.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { subsystems: { code: string }[] };
    registry.subsystems = registry.subsystems.map((one) => (one.code === 'lift' ? { ...one, ...more } : one));
    await route.fulfill({ response, json: registry });
  });
  await portal.signIn('persona-demo', { path });
}

const topOf = async (locator: Locator) => (await locator.boundingBox())!.y;

const isReady = (page: Page) => expect(pane(page).locator('[data-ready]')).toBeVisible();

test('R034 F15 style sheets and pop-ups of a third-party program stay in its pane, and those of the portal outside', async ({
  page,
  portal,
}) => {
  await open(page, portal, '/lift');
  await isReady(page);
  await addReading(page);
  const expectNoChange = async (least: number) => {
    const seen = async () => {
      const { elements, changed, sheets } = await portal.settled(() => changedBySubsystems(page, 'body'));
      return { changed, isWholePage: elements > least, hasSheets: sheets > 5 };
    };
    // A busy machine needs many seconds to read every style of every element.
    await expect.poll(seen, { timeout: 60_000 }).toEqual({ changed: [], isWholePage: true, hasSheets: true });
  };

  await test.step('R034 shown or left, it changes no element of the portal', async () => {
    await expectNoChange(50);
    await expect.poll(async () => (await changedBySubsystems(page, '#app')).changed.length).toBeGreaterThan(50);
    await entry(page, '首页').click();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoChange(300);
    await visit(page, NOTICES);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoChange(200);
    await visit(page, '/lift');
  });

  await test.step('R034 of its own elements none differs from the same program standalone', async () => {
    await isReady(page);
    const standalone = await page.context().newPage();
    await serveFiles(standalone, ALONE, foreignApps['styles for the whole page']());
    await standalone.goto(`${ALONE}/`);
    await expect(standalone.locator('[data-ready]')).toBeVisible();
    const onOneHost = (looks: Looks) =>
      JSON.parse(JSON.stringify(looks).replace(/(alone|lift)\.localhost(:\d+)?/g, 'host')) as Looks;
    const changed = async () => {
      const own = onOneHost(await looksOf(standalone, '#app'));
      const inPortal = onOneHost(await looksOf(page, '#app'));
      return page.evaluate(([one, other]) => (window as unknown as Reading).reading.compare(one, other), [
        own,
        inPortal,
      ] as const);
    };
    await expect.poll(changed, { timeout: 60_000 }).toEqual([]);
    await standalone.close();
    // Relative addresses stay the program's.
    await expect(pane(page).locator('.pictured')).toHaveCSS(
      'background-image',
      /lift\.localhost:\d+\/css\/img\/a\.png/,
    );
    // What it reads is what it has written.
    await expect(pane(page).locator('[data-read]')).toHaveText('strong { color: rgb(12, 13, 14) }');
  });

  await test.step('R034 its dialog is above its own mask, and the header stays free', async () => {
    await pane(page).getByRole('button', { name: 'Open Dialog' }).click();
    const mask = page.locator('.v-modal');
    await expect(mask).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect.poll(() => topOf(mask)).toBeGreaterThanOrEqual(HEADER);
    await entry(page, '首页').click();
    await expect(mask).toBeHidden();
    await page.goBack();
    await expect(mask).toBeVisible();
    await pane(page).getByRole('button', { name: 'OK' }).click();
    await expect(mask).toHaveCount(0);
    await expect(pane(page).getByRole('status')).toHaveText('closed');
  });

  await test.step('R034 a message at the top is below the header, and a menu at coordinates of the page at its place', async () => {
    const opener = pane(page).getByRole('button', { name: 'Message' });
    await opener.click();
    await expect.poll(() => topOf(pane(page).locator('.page-message'))).toBeGreaterThanOrEqual(HEADER);
    const distance = async () => {
      const { y, height } = (await opener.boundingBox())!;
      return Math.round((await topOf(pane(page).locator('.page-menu'))) - y - height);
    };
    // Its own margin.
    await expect.poll(distance).toBe(3);
  });
});

test('R034 with "css": "global" in the registry style sheets and pop-ups are those of the page', async ({
  page,
  portal,
}) => {
  await open(page, portal, '/lift', { css: 'global' });
  await isReady(page);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 250, 240)');
  await expect(pane(page).locator('.imported')).toHaveCSS('color', 'rgb(31, 32, 33)');
  await pane(page).getByRole('button', { name: 'Message' }).click();
  await expect(page.locator('body > .page-menu')).toBeVisible();
});
