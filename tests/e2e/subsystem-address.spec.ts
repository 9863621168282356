import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal';

// Each test loads, checks and starts whole programs of other origins.
test.describe.configure({ timeout: 120_000 });

const entry = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });
const shown = (page: Page) => page.locator('[data-pane][data-shown="true"]');

/** Where the person is, in the address bar and on the screen. */
type Place = { address: string; heading: string; index: number };

const placeNow = (page: Page): Promise<Place & { isSettled: boolean }> =>
  page.evaluate(() => {
    const { pathname, search, hash } = window.location;
    const pane = document.querySelector<HTMLElement>('[data-pane][data-shown="true"]');
    const heading = (pane ?? document).querySelector('h1')?.textContent?.trim() ?? '';
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    const isSettled = pane ? pane.dataset.state === 'mounted' && heading !== '' : pathname === '/home';
    return { address: pathname + search + hash, heading: pane ? heading : 'home', index, isSettled };
  });

/** Waits until the page has arrived: twice the same answer. */
async function arrive(page: Page): Promise<Place> {
  let before = '';
  let place: Place = { address: '', heading: '', index: 0 };
  await expect
    .poll(
      async () => {
        const { isSettled, ...now } = await placeNow(page);
        const text = JSON.stringify(now);
        const isStill = isSettled && text === before;
        before = text;
        place = now;
        return isStill;
      },
      { timeout: 30_000, intervals: [150] },
    )
    .toBe(true);
  return place;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SUBSYSTEMS = { mgr: '管家', gdzt: '工单中台', bjxt: '报事系统' } as const;
type Code = keyof typeof SUBSYSTEMS;
const CODES = Object.keys(SUBSYSTEMS) as Code[];
const codeOf = ({ address }: Place) => CODES.find((code) => address.split(/[/?#]/)[1] === code);

/** Links that lead to another inner page of the subsystem on screen. */
const innerLinks = (page: Page) => shown(page).locator('tbody a[href], li a[href], a[href]').filter({ visible: true });

test('F17 a walk of thirty steps over home, three subsystems and their inner pages agrees with a model', async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000);
  await portal.signIn();
  await expect(entry(page, '首页')).toBeVisible();
  await entry(page, '首页').click();
  const random = randomFrom(20_261_121);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;

  const start = await arrive(page);
  const entries: Place[] = [start];
  let at = 0;
  const left = new Map<Code, Place>();
  const here = () => entries[at]!;
  const told: string[] = [];

  for (let step = 0; step < 30; step += 1) {
    const code = codeOf(here());
    const back = at > 0 ? ['back', 'back', 'back'] : [];
    const forward = at < entries.length - 1 ? ['forward', 'forward'] : [];
    const far = at > 2 ? ['far'] : [];
    const act = pick([
      'entry',
      'entry',
      'home',
      ...(code ? ['inner', 'inner', 'inner'] : []),
      ...back,
      ...forward,
      ...far,
    ]);
    if (act === 'back' || act === 'forward' || act === 'far') {
      const delta = act === 'back' ? -1 : act === 'forward' ? 1 : -3;
      told.push(`${act}`);
      at += delta;
      await page.evaluate((by) => window.history.go(by), delta);
      const now = await arrive(page);
      expect(now, told.join(' → ')).toEqual(here());
    } else {
      const target = act === 'entry' ? pick(CODES.filter((other) => other !== code)) : undefined;
      if (act === 'home') await entry(page, '首页').click();
      else if (target) await entry(page, SUBSYSTEMS[target]).click();
      else {
        const links = innerLinks(page);
        const count = await links.count();
        if (count === 0) continue;
        await links.nth(Math.floor(random() * Math.min(count, 6))).click();
      }
      const now = await arrive(page);
      told.push(`${act} ${now.address}`);
      // A link to where one is may add an entry or not; any other adds one, also when the page leads on.
      if (now.index === here().index) {
        expect(now, told.join(' → ')).toEqual(here());
        continue;
      }
      expect(now.index, told.join(' → ')).toBe(here().index + 1);
      const known = target && left.get(target);
      if (known) expect([now.address, now.heading], told.join(' → ')).toEqual([known.address, known.heading]);
      if (act === 'home') expect(now.address).toBe('/home');
      entries.splice(at + 1, entries.length, now);
      at += 1;
    }
    const now = codeOf(here());
    if (now) left.set(now, here());
  }
  const panes = await page
    .locator('[data-pane]')
    .evaluateAll((all) => all.map((pane) => pane.getAttribute('data-pane')));
  expect(new Set(panes).size).toBe(panes.length);
  await expect(shown(page)).toHaveCount(codeOf(here()) ? 1 : 0);
});

test('F16 an inner page opens again by a reload, with and without a slash at the end, encoded and Chinese', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/mgr/orders/42?tab=log' });
  const first = await arrive(page);
  expect(first.address).toBe('/mgr/orders/42?tab=log');
  await page.reload();
  await expect.poll(() => arrive(page)).toMatchObject({ address: first.address, heading: first.heading });
  await page.goto('/mgr/orders/42/?tab=log');
  await expect.poll(() => arrive(page)).toMatchObject({ heading: first.heading });

  await page.goto('/mgr/orders?q=云栖花园');
  const listed = await arrive(page);
  await expect(shown(page).getByRole('textbox').first()).toHaveValue('云栖花园');
  await page.reload();
  await expect.poll(() => arrive(page)).toMatchObject({ heading: listed.heading });
  await expect(shown(page).getByRole('textbox').first()).toHaveValue('云栖花园');
});

for (const [row, code] of [
  ['R033', 'jcpt'],
  ['R034', 'gdzt'],
  ['R035', 'wcx'],
  ['R036', 'lift'],
  ['R037', 'bjxt'],
  ['R038', 'af'],
  ['R039', 'opbi'],
  ['R040', 'nfc'],
] as const)
  test(`${row} F16 ${code} opens by its address, and an inner page of it by a reload`, async ({ page, portal }) => {
    await portal.signIn('persona-demo', { path: `/${code}` });
    await expect(page.locator(`[data-pane="${code}"][data-shown="true"]`)).toHaveAttribute('data-state', 'mounted', {
      timeout: 30_000,
    });
    await expect(page).toHaveURL(new RegExp(`/${code}(/|$|\\?)`));
    const isFrame = (await shown(page).locator('iframe').count()) > 0;
    const content = isFrame ? shown(page).frameLocator('iframe').locator('body') : shown(page);
    await expect(content.locator('h1').first()).toBeVisible({ timeout: 20_000 });
    const before = page.url();
    // A record, where there is one: its address tells it from the list.
    const links = content.locator('a[href]').filter({ visible: true });
    const position = await links.evaluateAll((all) => {
      const isRecord = (link: Element) => /\d$/.test(link.getAttribute('href') ?? '');
      return Math.max(0, all.findIndex(isRecord));
    });
    await links.nth(position).click();
    await expect(page).not.toHaveURL(before);
    const inner = page.url();
    const heading = await content.locator('h1').first().textContent();
    await page.reload();
    await expect(content.locator('h1').first()).toHaveText(heading!, { timeout: 30_000 });
    await expect(page).toHaveURL(inner);
  });

test('R031 the work-order app: one pane for a source, whatever t says', async ({ page, portal }) => {
  await portal.signIn('persona-demo', { path: '/byd?source=workorder&t=1700000000000' });
  const pane = page.locator('[data-pane="byd:workorder"]');
  await expect(pane).toHaveAttribute('data-state', 'mounted', { timeout: 30_000 });
  await pane.evaluate((element) => void (element.dataset.mark = 'the same'));
  await page.evaluate(() => {
    window.history.pushState({ idx: 9 }, '', '/byd?source=workorder&t=1700000000001');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 9 } }));
  });
  await expect(page).toHaveURL(/t=1700000000001/);
  await expect(page.locator('[data-pane]')).toHaveCount(1);
  await expect(pane).toHaveAttribute('data-mark', 'the same');
});

test('a page that asks before it is left: back adds no entry, and after the answer the keyboard is in the pane', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/mgr/orders?status=visiting' });
  await arrive(page);
  await shown(page).locator('tbody').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/mgr\/orders\/\d+/);
  await expect(shown(page).getByLabel('处理结果')).toBeVisible();
  const asked = await arrive(page);
  const depth = () => page.evaluate(() => window.history.length);
  const before = await depth();
  await shown(page).getByLabel('处理结果').fill('已处理');

  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => arrive(page)).toEqual(asked);
  await expect.poll(() => depth()).toBe(before);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await page.goBack();
  await page.getByRole('dialog').getByRole('button').filter({ hasNotText: '继续编辑' }).last().click();
  await expect(page).toHaveURL(/\/mgr\/orders\?status=visiting$/);
  await expect.poll(() => arrive(page)).toMatchObject({ index: asked.index - 1 });
  await expect.poll(() => depth()).toBe(before);
  await expect.poll(() => shown(page).evaluate((pane) => pane.contains(document.activeElement))).toBe(true);
});
