import type { Page } from '@playwright/test';
import { bar, isReady, visit } from '../support/navigation';
import { expect, test } from '../support/portal';

// Each test loads, checks and starts whole cross-origin programs.
const entry = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });
const shown = (page: Page) => page.locator('[data-pane][data-shown="true"]');

/** Current location, in the address bar and on the screen. */
interface PageState {
  address: string;
  heading: string;
  index: number;
}

const readPageState = (page: Page): Promise<PageState & { isSettled: boolean }> =>
  page.evaluate(() => {
    const { pathname, search, hash } = window.location;
    const pane = document.querySelector<HTMLElement>('[data-pane][data-shown="true"]');
    const heading = (pane ?? document).querySelector('h1')?.textContent?.trim() ?? '';
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    const isSettled = pane ? pane.dataset.state === 'mounted' && heading !== '' : pathname === '/home';
    return { address: pathname + search + hash, heading: pane ? heading : 'home', index, isSettled };
  });

/** Waits until the location is stable: the same twice in a row. */
async function arrive(page: Page): Promise<PageState> {
  let before = '';
  let pageState: PageState = { address: '', heading: '', index: 0 };
  await expect
    .poll(
      async () => {
        const { isSettled, ...now } = await readPageState(page);
        const text = JSON.stringify(now);
        const isStill = isSettled && text === before;
        before = text;
        pageState = now;
        return isStill;
      },
      { intervals: [150] },
    )
    .toBe(true);
  return pageState;
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
const codeOf = ({ address }: PageState) => CODES.find((code) => address.split(/[/?#]/)[1] === code);

/** Links to another inner page of the visible subsystem. */
const innerLinks = (page: Page) => shown(page).locator('tbody a[href], li a[href], a[href]').filter({ visible: true });

test('F17 a walk of thirty steps over home, three subsystems and their inner pages agrees with a model', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await expect(entry(page, '首页')).toBeVisible();
  await entry(page, '首页').click();
  const random = randomFrom(20_261_121);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;

  const start = await arrive(page);
  const entries: PageState[] = [start];
  let at = 0;
  const left = new Map<Code, PageState>();
  const here = () => entries[at]!;
  const steps: string[] = [];

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
      steps.push(`${act}`);
      at += delta;
      await page.evaluate((by) => window.history.go(by), delta);
      // The history moves in the browser's process: what is read first may be from before.
      await expect.poll(() => arrive(page), steps.join(' → ')).toEqual(here());
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
      steps.push(`${act} ${now.address}`);
      // A link to the current page may add a history entry or not; any other adds one, also if the page redirects.
      if (now.index === here().index) {
        expect(now, steps.join(' → ')).toEqual(here());
        continue;
      }
      expect(now.index, steps.join(' → ')).toBe(here().index + 1);
      const known = target && left.get(target);
      if (known) expect([now.address, now.heading], steps.join(' → ')).toEqual([known.address, known.heading]);
      if (act === 'home') expect(now.address).toBe('/home');
      entries.splice(at + 1, entries.length, now);
      at += 1;
    }
    const now = codeOf(here());
    if (now) left.set(now, here());
  }
  const keys = () =>
    page.locator('[data-pane]').evaluateAll((all) => all.map((pane) => pane.getAttribute('data-pane')));
  await expect.poll(async () => (await keys()).length).toBe(left.size);
  await expect.poll(async () => new Set(await keys()).size).toBe(left.size);
  await expect(shown(page)).toHaveCount(codeOf(here()) ? 1 : 0);
});

test('F16 an inner page reopens after a reload, with and without a trailing slash, encoded and Chinese', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/mgr/orders/42?tab=log' });
  const first = await arrive(page);
  expect(first.address).toBe('/mgr/orders/42?tab=log');
  await expect(shown(page).getByRole('link', { name: '记录' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect.poll(() => arrive(page)).toMatchObject({ address: first.address, heading: first.heading });
  await expect(shown(page).getByText('住户提交')).toBeVisible();
  await page.goto('/mgr/orders/42/?tab=log');
  await expect.poll(() => arrive(page)).toMatchObject({ heading: first.heading });

  await page.goto('/mgr/orders/?q=%E4%BA%91%E6%A0%96%E8%8A%B1%E5%9B%AD');
  await expect(shown(page).getByRole('textbox').first()).toHaveValue('云栖花园');
  await expect(shown(page).locator('tbody').getByRole('link').first()).toBeVisible();
  await expect(
    shown(page)
      .locator('tbody')
      .getByText(/江南里|翠湖天地/),
  ).toHaveCount(0);
  await page.goto('/mgr/orders?q=云栖花园');
  const listed = await arrive(page);
  await expect(shown(page).getByRole('textbox').first()).toHaveValue('云栖花园');
  await page.reload();
  await expect.poll(() => arrive(page)).toMatchObject({ heading: listed.heading });
  await expect(shown(page).getByRole('textbox').first()).toHaveValue('云栖花园');
});

const registered: Record<string, [row: string, code: string, name: string][]> = {
  'R032 R033 R034': [
    ['R032', 'mgr', '管家'],
    ['R033', 'jcpt', '综合平台'],
    ['R034', 'gdzt', '工单中台'],
  ],
  'R035 R036 R037': [
    ['R035', 'wcx', '能耗抄表'],
    ['R036', 'lift', '电梯平台'],
    ['R037', 'bjxt', '报事系统'],
  ],
  'R038 R039 R040': [
    ['R038', 'af', '安防'],
    ['R039', 'opbi', '报表中心'],
    ['R040', 'nfc', '门禁卡'],
  ],
};
for (const [rows, subsystems] of Object.entries(registered))
  test(`${rows} F16 a subsystem opens by its address, its entry is current, and an inner page reopens after a reload`, async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-demo', { path: `/${subsystems[0]![1]}` });
    await isReady(page);
    for (const [row, code, name] of subsystems)
      await test.step(`${row} ${code}`, async () => {
        await visit(page, `/${code}`);
        const pane = page.locator(`[data-pane="${code}"][data-shown="true"]`);
        await expect(pane).toHaveAttribute('data-state', 'mounted');
        await expect(page).toHaveURL(new RegExp(`/${code}(/|$|\\?)`));
        const link = bar(page).getByRole('link', { name: new RegExp(`^${name}`) });
        if (!(await link.isVisible())) await bar(page).getByRole('button', { name: '全部' }).click();
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(bar(page).locator('[aria-current="page"]')).toHaveCount(1);
        await page.keyboard.press('Escape');

        const isFrame = (await pane.getAttribute('data-isolation')) === 'frame';
        const content = isFrame ? pane.frameLocator('iframe').locator('body') : pane;
        const heading = content.locator('h1').first();
        await expect(heading).toHaveText(/\S/);
        const list = await portal.settled(() => heading.textContent());
        // A frame sends its address to the portal after it has drawn its page.
        const before = page.url();
        // A record, if there is one: its address differs from the list's.
        const links = content.locator('a[href]').filter({ visible: true });
        const position = await links.evaluateAll((all) => {
          const isRecord = (each: Element) => /\d$/.test(each.getAttribute('href') ?? '');
          return Math.max(0, all.findIndex(isRecord));
        });
        await links.nth(position).click();
        await expect(page).not.toHaveURL(before);
        await expect(heading).not.toHaveText(list!);
        const title = await portal.settled(() => heading.textContent());
        expect(title).toMatch(/\S/);
        const inner = page.url();
        await page.reload();
        await expect(heading).toHaveText(title!);
        await expect(page).toHaveURL(inner);
      });
  });

test('a page that asks before leaving: back adds no entry, and after the choice the focus is in the pane', async ({
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
