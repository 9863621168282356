import type { Page } from '@playwright/test';
import { reach } from '../support/keyboard';
import { bar, changeList, isReady, names, SUBSYSTEM_LIST, visit } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

test.use({ interceptsFiles: true });

const button = (page: Page) => bar(page).getByRole('button', { name: '全部' });
const panel = (page: Page) => page.getByRole('dialog', { name: /^其他系统/ });
const search = (page: Page) => panel(page).getByRole('searchbox', { name: '全局搜索' });
const group = (page: Page, name: string) => panel(page).getByRole('list', { name: new RegExp(`^${name}`) });
const namesIn = (page: Page, name: string) =>
  group(page, name)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title')));

/** Width available for entries, width of the window, and width that the entries need by the rule. */
const measure = (page: Page) =>
  bar(page).evaluate((element) => {
    const all = element.querySelector('[aria-haspopup="dialog"]')!.parentElement!.parentElement as HTMLElement;
    const entries = [...element.querySelectorAll<HTMLElement>('ul:first-of-type > li > *')];
    return {
      room: element.clientWidth - all.offsetWidth,
      needed: entries.reduce((sum, entry) => sum + 48 + 14 * [...entry.title].length, 0),
      shown: entries.length,
      widths: entries.map((entry) => entry.offsetWidth),
      rule: entries.map((entry) => 48 + 14 * [...entry.title].length),
    };
  });

/** Available width at this window width, once the neighboring elements are laid out. */
const roomAt = async (portal: Portal, width: number) => {
  await portal.page.setViewportSize({ width, height: 800 });
  return (await portal.settled(() => measure(portal.page))).room;
};

/**
 * Window width at which the bar has this available width. Found iteratively, because the elements next to the bar need
 * less width in a narrower window.
 */
const widthFor = async (portal: Portal, room: number) => {
  let width = 1500;
  await expect
    .poll(async () => {
      const surplus = (await roomAt(portal, width)) - room;
      width -= surplus;
      return surplus;
    })
    .toBe(0);
  return width;
};

/** Whether the panel exceeds a window of this size. */
const sticksOut = async (page: Page, width: number, height: number) => {
  const box = (await panel(page).boundingBox())!;
  return box.x < 0 || box.x + box.width > width || box.y + box.height > height;
};

test.describe('entries that fit into the bar', () => {
  test('R086 R087 R315 exactly the sum of the estimates fits, one pixel less moves the last entry, and nothing flickers', async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width: 1500, height: 800 });
    await portal.signIn();
    await isReady(page);
    // These take their width once they are loaded.
    await expect(page.getByText(/^portal-gateway/)).toBeVisible();
    await expect(page.getByRole('button', { name: '物联平台，在新窗口打开' })).toBeVisible();
    const all = await portal.settled(() => measure(page));
    expect(all.shown).toBe(7);
    expect(all.widths).toEqual(all.rule);
    const edge = await widthFor(portal, all.needed);

    await test.step('R315 exactly the sum fits', async () => {
      await page.setViewportSize({ width: 1500, height: 800 });
      await expect.poll(() => names(page)).toHaveLength(7);
      await page.setViewportSize({ width: edge, height: 800 });
      await expect.poll(async () => (await measure(page)).room).toBe(all.needed);
      await portal.settled(async () => expect.poll(() => names(page)).toHaveLength(7));
      await button(page).click();
      await expect(group(page, '更多')).toBeVisible();
      await expect(group(page, '主导航')).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('R086 a jittering edge removes one entry and does not flicker', async () => {
      await bar(page)
        .locator('ul')
        .first()
        .evaluate((row) => {
          const seen: number[] = [];
          Object.assign(window, { seen });
          new MutationObserver(() => seen.push(row.children.length)).observe(row, { childList: true });
        });
      for (const step of [1, 0, 2, 0, 3, 1, 0]) {
        await page.setViewportSize({ width: edge - step, height: 800 });
        await expect.poll(async () => (await measure(page)).room).toBe(all.needed - step);
        // The bar has followed this step before the next one comes.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      }
      await expect.poll(() => page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([6]);
    });

    await test.step('R315 one pixel less moves the last entry', async () => {
      await page.setViewportSize({ width: edge - 1, height: 800 });
      await expect.poll(() => names(page)).toEqual(['首页', '基础信息', '工单平台', '报事系统', '工单中台', '管家']);
      await button(page).click();
      await expect.poll(() => namesIn(page, '主导航')).toEqual(['装修']);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1920, height: 800 });
      await expect.poll(() => names(page)).toHaveLength(7);
    });
  });

  test('R086 R087 from 800 to 3840 px all shown entries fit, in both languages; a name that exceeds its estimate is truncated', async ({
    portal,
    page,
  }) => {
    // Wider than tall in most fonts.
    const name = 'ŒŒŒŒŒŒŒŒŒŒŒŒ';
    await changeList(portal, (list) =>
      list.map((item) => (item.systemCode === 'decoration' ? { ...item, systemName: name } : item)),
    );
    await portal.signIn('persona-demo', { path: '/gdzt' });
    await isReady(page);
    const isInside = () =>
      page.evaluate(() => {
        const header = document.querySelector('header')!;
        const row = header.querySelector('nav')!.getBoundingClientRect();
        const all = header.querySelector('[aria-haspopup="dialog"]')!.getBoundingClientRect();
        return {
          scroll: header.scrollWidth - header.clientWidth,
          all: all.right <= row.right + 1 && all.left >= row.left,
          current: !!header.querySelector('nav li > [aria-current="page"]'),
        };
      });
    for (const width of [800, 900, 1024, 1199, 1200, 1366, 1599, 1600, 1920, 2560, 3840]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(isInside, `${width} px`).toEqual({ scroll: 0, all: true, current: true });
    }

    await test.step('R087 a Latin name that exceeds its estimate ends in an ellipsis and has a tooltip', async () => {
      await page.setViewportSize({ width: 1920, height: 800 });
      const entry = bar(page).getByRole('link', { name });
      await expect(entry).toHaveAttribute('title', name);
      await expect(entry.locator('span').last()).toHaveCSS('text-overflow', 'ellipsis');
      await expect.poll(() => entry.evaluate((link: HTMLElement) => link.offsetWidth)).toBe(48 + 8 * name.length);
      // Whether these letters exceed it depends on the machine's fonts; the label stays inside in any case.
      const sticksOut = entry.evaluate((link) => {
        const label = link.querySelector('span:last-child')!.getBoundingClientRect();
        const { left, right } = link.getBoundingClientRect();
        return label.left < left || label.right > right;
      });
      expect(await sticksOut).toBe(false);
    });

    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    for (const width of [3840, 1920, 1366, 1024, 800]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(isInside, `${width} px`).toEqual({ scroll: 0, all: true, current: true });
    }
  });
});

test.describe('at 200 % zoom', () => {
  test.use({ isolated: true, viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 });

  test('R086 B9 the current entry, the button and the whole panel can be reached', async ({ portal, page }) => {
    await portal.signIn('persona-demo', { path: '/gdzt' });
    await expect(bar(page).getByRole('link', { name: '工单中台' })).toBeVisible();
    await button(page).click();
    await expect(search(page)).toBeFocused();
    await expect.poll(() => sticksOut(page, 683, 384)).toBe(false);
    await panel(page).getByRole('button', { name: '菜单自定义' }).scrollIntoViewIfNeeded();
    await expect(panel(page).getByRole('button', { name: '菜单自定义' })).toBeInViewport();
    await group(page, '更多').getByRole('link', { name: '公共收益' }).scrollIntoViewIfNeeded();
    await expect(group(page, '更多').getByRole('link', { name: '公共收益' })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(683);
  });
});

test.describe('the panel of the button', () => {
  test('B9 R086 R088 works by keyboard, by search, and leads to the menu customization', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);

    await test.step('B9 by keyboard alone: Tab, arrows, letters, Home, End, Escape', async () => {
      await reach(page, button(page));
      await page.keyboard.press('Enter');
      await expect(search(page)).toBeFocused();
      const link = (name: string) => group(page, '更多').getByRole('link', { name, exact: true });
      await page.keyboard.press('ArrowDown');
      await expect(link('任务')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(link('待办任务')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(link('能耗抄表')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(link('电梯平台')).toBeFocused();
      await page.keyboard.press('End');
      await expect(link('公共收益')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(panel(page).getByRole('button', { name: '菜单自定义' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowUp');
      await expect(search(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('anf');
      await expect(search(page)).toHaveValue('anf');
      await expect(group(page, '系统').getByRole('link')).toHaveAttribute('title', '安防');
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
      await expect(panel(page)).toHaveCount(0);
    });

    await test.step('R086 initials, pinyin, code and Chinese find an entry', async () => {
      await button(page).click();
      await expect(search(page)).toBeFocused();
      const results = group(page, '系统').getByRole('link');
      for (const typed of ['dtp', 'diantipingtai', 'LIFT', '电梯', '电tpt']) {
        await search(page).fill(typed);
        await expect(results, typed).toHaveCount(1);
        await expect(results.first()).toHaveAttribute('title', '电梯平台');
      }
      await search(page).fill('pt');
      await expect(results).toHaveText([/工单平台/, /综合平台/, /电梯平台/]);
      await expect(panel(page).getByRole('button', { name: '物联平台，在新窗口打开' })).toBeVisible();
      await portal.expectNoAxeViolations({ include: 'header' });
    });

    await test.step('R086 an empty result is shown, and one button clears the search', async () => {
      await search(page).fill('没有这个系统');
      await expect(panel(page).getByText('没有找到相关内容').first()).toBeVisible();
      await portal.expectNoAxeViolations({ include: 'header' });
      await panel(page).getByRole('button', { name: '清除搜索' }).click();
      await expect(search(page)).toBeFocused();
      await expect(search(page)).toHaveValue('');
      await expect(group(page, '更多')).toBeVisible();
    });

    await test.step('R088 the menu customization comes last, opens with Enter, and takes the focus', async () => {
      await expect(panel(page).getByRole('button').last()).toHaveText('菜单自定义');
      await panel(page).getByRole('button', { name: '菜单自定义' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog').filter({ has: page.getByText('菜单自定义') });
      await expect(dialog).toBeVisible();
      await expect(panel(page)).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => !!document.activeElement?.closest('[role="dialog"], .ant-modal')))
        .toBe(true);
    });
  });

  test('A26 R086 Enter opens the first result, an open subsystem marks the button, and recently used entries come first', async ({
    portal,
    page,
  }) => {
    await portal.signIn();
    await isReady(page);
    await button(page).click();
    await search(page).fill('dtp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/lift$/);
    await expect(panel(page)).toHaveCount(0);

    await test.step('A26 a mounted subsystem in the panel marks the button', async () => {
      await expect(page.locator('[data-pane="lift"][data-state="mounted"]')).toBeVisible();
      await bar(page).getByRole('link', { name: '首页' }).click();
      await expect(button(page)).toHaveAttribute('title', /有已打开的系统/);
      await expect(button(page).locator('[data-mark="alive"]')).toBeVisible();
      await button(page).click();
      await panel(page).getByRole('link', { name: '电梯平台' }).click({ button: 'right' });
      await page.getByRole('menuitem', { name: '关闭' }).click();
      await expect(button(page).locator('[data-mark]')).toHaveCount(0);
    });

    await test.step('R086 recently used entries come first, for the same person also after signing in again', async () => {
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await button(page).click();
      await panel(page).getByRole('link', { name: '安防' }).click();
      await expect(panel(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/af(\/|$)/);
      await portal.signIn();
      await isReady(page);
      await button(page).click();
      await expect.poll(() => namesIn(page, '最近使用')).toEqual(['安防', '电梯平台']);
      await expect.poll(() => namesIn(page, '更多')).not.toContain('安防');
    });
  });

  test('R086 B4 Ctrl+K searches from within a subsystem, Escape leads back to its field, and Enter opens a page', async ({
    portal,
    page,
  }) => {
    await portal.signIn('persona-demo', { path: '/gdzt' });
    const field = page.locator('[data-pane="gdzt"]').getByRole('searchbox');
    await portal.focus(field);
    await field.fill('电梯');
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(field).toBeFocused();

    await test.step('B4 an action is found, and its dialog leads back to the field, too', async () => {
      await page.keyboard.press('Control+k');
      await search(page).fill('kjj');
      await expect(group(page, '操作').getByRole('button')).toHaveText(['键盘快捷键']);
      await page.keyboard.press('Enter');
      const keys = page.getByRole('dialog', { name: '键盘快捷键' });
      await expect(keys).toContainText('全局搜索');
      await page.keyboard.press('Control+k');
      await expect(panel(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0);
      await expect(field).toBeFocused();
    });

    await page.keyboard.press('Control+k');
    await search(page).fill('ggxx');
    await expect(group(page, '页面').getByRole('link')).toHaveText(['公告消息']);
    await portal.expectNoAxeViolations({ include: 'header' });
    await test.step('B4 Ctrl+Enter opens it in another tab, and the search stays', async () => {
      const [other] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
      await expect(other).toHaveURL(/\/mainApp\/noticeList$/);
      await other.close();
      await expect(search(page)).toBeFocused();
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '公告消息' })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.goBack();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('电梯');

    await test.step('B4 a notice is found by its title, and Enter opens it over its list', async () => {
      await page.keyboard.press('Control+k');
      await search(page).fill('困人应急');
      await expect(group(page, '公告').getByRole('link')).toContainText([
        /电梯困人应急处置流程（第四版）/,
        /（第三版）/,
      ]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/mainApp\/noticeList\?preview=\w+$/);
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: /^电梯困人应急处置流程（第四版）/ }),
      ).toBeVisible();
    });

    await test.step('B4 when notices cannot be searched, the rest is found, and another try is offered', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const heal = await portal.failApi('**/notice/**', 'http:502');
      await page.keyboard.press('Control+k');
      await search(page).fill('电梯');
      await expect(group(page, '系统').getByRole('link')).toHaveText(['电梯平台']);
      await expect(panel(page).getByRole('alert')).toContainText('公告暂时无法搜索');
      await heal();
      await panel(page).getByRole('button', { name: '重试' }).press('Enter');
      await expect(group(page, '公告').getByRole('link').first()).toContainText('电梯');
      await expect(search(page)).toBeFocused();
    });

    await test.step('B4 a manual is opened over its list, which keeps its filter', async () => {
      await visit(page, '/mainApp/allManual?source=6');
      await page.keyboard.press('Control+k');
      await search(page).fill('视频巡更');
      await expect(group(page, '手册').getByRole('link')).toHaveText([/视频巡更/]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/mainApp\/allManual\?source=6&manual=\w+$/);
      await expect(page.getByRole('dialog').getByRole('heading', { name: /视频巡更/ })).toBeVisible();
    });
  });

  test('R086 without the pinyin library, names and codes are still found', async ({ portal, page }) => {
    await portal.signIn();
    await isReady(page);
    let refused = 0;
    const isOwnScript = (url: URL) => url.origin === new URL(page.url()).origin && url.pathname.endsWith('.js');
    await page.route(isOwnScript, async (route) => {
      const response = await route.fetch();
      const isDictionary = /zhu(à|\\xE0)ng/.test(await response.text());
      if (isDictionary) refused += 1;
      await (isDictionary ? route.abort() : route.fulfill({ response }));
    });
    await button(page).click();
    await expect.poll(() => refused).toBeGreaterThan(0);
    for (const typed of ['电梯', 'lift']) {
      await search(page).fill(typed);
      await expect(group(page, '系统').getByRole('link')).toHaveAttribute('title', '电梯平台');
    }
    await search(page).fill('dtp');
    await expect(panel(page).getByText('没有找到相关内容').first()).toBeVisible();
    // Requested again the next time it opens.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.keyboard.press('Escape');
    await button(page).click();
    await search(page).fill('dtp');
    await expect(group(page, '系统').getByRole('link')).toHaveAttribute('title', '电梯平台');
  });
});

for (const width of [1366, 800]) {
  test(`R097 in a window of ${width} px the button stays where it was last while the entries load`, async ({
    portal,
    page,
  }) => {
    const left = async (where: Page) => Math.round((await button(where).boundingBox())!.x);
    await page.setViewportSize({ width, height: 768 });
    await portal.signIn();
    await isReady(page);
    const place = await portal.settled(() => left(page));

    // A new window knows no list yet.
    const second = await page.context().newPage();
    await second.setViewportSize({ width, height: 768 });
    let answer!: () => void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await second.route(SUBSYSTEM_LIST, async (route) => {
      await answered;
      await route.continue();
    });
    await second.goto('/home');
    await expect(bar(second).getByRole('status', { name: '系统列表加载中' })).toBeVisible();
    await expect.poll(() => left(second)).toBe(place);
    answer();
    await isReady(second);
    await expect.poll(() => left(second)).toBe(place);
  });
}

test.describe('lists of every length', () => {
  const many = (list: Record<string, unknown>[], count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...list[0],
      id: 900 + index,
      systemCode: `many${index}`,
      systemName: index % 3 ? `系统${index}` : `一个名称特别长的业务协同子系统${index}`,
      isByd: '0',
      isShow: index < 3 ? 1 : 0,
      orderNumber: index,
      icon: '',
    }));

  test('R074 R086 R097 a list that is loading, failed, empty, or has thirty entries', async ({ portal, page }) => {
    let fail!: () => void;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route(SUBSYSTEM_LIST, async (route) => {
      await failed;
      await route.continue({ headers: { ...route.request().headers(), 'Mock-Failure': 'http:500' } });
    });
    await portal.signIn();
    await button(page).click();

    await test.step('R097 while the list loads and after it failed the button is shown, with a skeleton or a retry', async () => {
      await expect(panel(page).locator('[data-state="loading"]')).toBeVisible();
      fail();
      await expect(panel(page).getByRole('alert')).toContainText('系统列表加载失败');
      await portal.expectNoAxeViolations({ include: 'header' });
      await page.unroute(SUBSYSTEM_LIST);
    });

    await test.step('R074 without entries the panel says so and keeps the customization', async () => {
      await changeList(portal, () => []);
      await panel(page).getByRole('button', { name: '重试' }).click();
      await expect(panel(page).getByText('所有系统均已显示在导航栏')).toBeVisible();
      await expect(panel(page).getByRole('button', { name: '菜单自定义' })).toBeVisible();
      await expect(bar(page).getByRole('link', { name: '首页' })).toBeVisible();
      await page.unroute(SUBSYSTEM_LIST);
    });

    await test.step('R086 thirty entries, some with long names, scroll inside the panel', async () => {
      await changeList(portal, (list) => many(list, 30));
      await page.setViewportSize({ width: 800, height: 600 });
      await page.reload();
      // The list moves the button.
      await expect(button(page)).toHaveAttribute('title', '其他系统（30）');
      await button(page).click();
      await expect(group(page, '更多').getByRole('link')).toHaveCount(27);
      await expect.poll(() => sticksOut(page, 800, 600)).toBe(false);
      await portal.expectNoAxeViolations({ include: 'header' });
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await expect(group(page, '更多').getByRole('link').last()).toBeInViewport();
    });
  });
});
