import type { Page } from '@playwright/test';
import { countRenders } from '../support/countRenders';
import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';

const pane = (page: Page) => page.locator('[data-pane="mgr"]');
const entry = (page: Page, name: string) => page.getByRole('navigation').first().getByRole('link', { name });
const search = (page: Page) => page.getByRole('textbox', { name: '搜索单号、住户、楼栋、电话或管家' });

async function goHomeAndBack(page: Page) {
  await entry(page, '首页').click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
  await entry(page, '管家').click();
  await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
}

test('R032 A26 A28 the state is restored: half-typed text, scroll position, focus, an open select, a text selection', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/mgr/orders' });
  const list = pane(page).getByRole('heading', { name: '管家服务单' });
  await expect(list).toBeVisible();

  await test.step('a hidden pane can be neither found nor reached, and returns at its scroll position', async () => {
    const top = () => pane(page).evaluate((element) => element.scrollTop);
    await expect
      .poll(async () => {
        await pane(page).evaluate((element) => element.scrollTo({ top: 50 }));
        return top();
      })
      .toBe(50);
    await entry(page, '首页').click();
    await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
    await expect(pane(page).getByRole('heading')).toHaveCount(0);
    await expect
      .poll(() =>
        page.evaluate(() => document.elementFromPoint(683, 400)?.closest('[data-pane]')?.getAttribute('data-pane')),
      )
      .toBeUndefined();
    await page.goBack();
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    await expect.poll(top).toBe(50);
  });

  await test.step('one that is pointed at is painted before the click, and still can be neither seen nor reached', async () => {
    await entry(page, '首页').click();
    await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
    // It stays painted for seconds only, so the page itself notes what is then below the pointer.
    const noted = await pane(page).evaluateHandle((element) => {
      const notes: unknown[] = [];
      new MutationObserver(() => {
        if (element.dataset.underlay !== 'clipped') return;
        const isBelowPointer = element.contains(document.elementFromPoint(683, 400));
        const isDrawn = element.querySelector('h1')!.checkVisibility({ contentVisibilityAuto: true });
        element.querySelector('input')!.focus();
        notes.push({ isDrawn, isBelowPointer, hasFocus: element.contains(document.activeElement) });
      }).observe(element, { attributeFilter: ['data-underlay'] });
      return notes;
    });
    await entry(page, '管家').hover();
    await expect.poll(() => noted.jsonValue()).toEqual([{ isDrawn: true, isBelowPointer: false, hasFocus: false }]);
    await expect(pane(page)).not.toHaveAttribute('data-underlay');
    await entry(page, '管家').click();
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
  });

  await test.step('typing continues where it stopped, with the cursor in the middle of the word', async () => {
    await search(page).click();
    await page.keyboard.type('abcf');
    await page.keyboard.press('ArrowLeft');
    await goHomeAndBack(page);
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('de');
    await expect(search(page)).toHaveValue('abcdef');
    await page.keyboard.press('Shift+Home');
    await goHomeAndBack(page);
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('x');
    await expect(search(page)).toHaveValue('xf');
    await expect(page).toHaveURL(/q=xf/);
  });

  await test.step('the focus follows to the inner page and back to its row, and stays among the filters', async () => {
    await visit(page, '/mgr/orders?status=visiting');
    await expect(search(page)).toHaveValue('');
    const first = pane(page).locator('tbody').getByRole('link').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mgr\/orders\/\d+$/);
    await expect(pane(page).getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.goBack();
    await expect(first).toBeFocused();
    await pane(page).getByRole('button', { name: '清除筛选' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mgr\/orders$/);
    await expect(search(page)).toBeFocused();
  });

  await test.step('an open select and a text selection', async () => {
    await visit(page, '/mgr/orders?status=visiting');
    await expect(pane(page).getByRole('button', { name: '清除筛选' })).toBeVisible();
    await pane(page).locator('tbody').getByRole('link').first().click();
    await pane(page).getByLabel('状态').click();
    const choice = pane(page).getByTitle('已完成');
    await expect(choice).toBeVisible();
    await goHomeAndBack(page);
    await expect(choice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();

    const heading = pane(page).getByRole('heading', { level: 1 });
    await heading.evaluate((element) => document.getSelection()!.selectAllChildren(element));
    const marked = () => page.evaluate(() => document.getSelection()!.toString());
    const words = await portal.settled(marked);
    expect(words).toMatch(/\S/);
    await goHomeAndBack(page);
    await expect.poll(marked).toBe(words);
  });
});

test('R032 A26 A38 a modal dialog of a hidden pane keeps nothing of the portal inert, and is there again after going back', async ({
  page,
  portal,
}) => {
  await portal.signIn('persona-demo', { path: '/home' });
  await entry(page, '管家').click();
  await expect(search(page)).toBeVisible();
  /** Events of its dialog that the program receives. */
  const received = await pane(page).evaluateHandle((element) => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<label>原因 <input></label>';
    const events: string[] = [];
    for (const type of ['beforetoggle', 'toggle', 'close', 'focusout'])
      dialog.addEventListener(type, (event) => void events.push(event.type), true);
    element.querySelector('h1')!.after(dialog);
    return events;
  });
  const dialog = pane(page).locator('dialog');
  const reason = dialog.getByRole('textbox', { name: '原因' });
  const act = (action: 'showModal' | 'close') =>
    dialog.evaluate((element: HTMLDialogElement, name) => element[name](), action);
  const isModal = () => dialog.evaluate((element) => element.matches(':modal'));
  const leave = async () => {
    await page.goBack();
    await expect(pane(page)).toHaveAttribute('data-state', 'hidden');
    // The page that is returned to takes the focus a moment later.
    await expect(page.locator(':focus:not([data-pane] *)')).toHaveCount(1);
  };

  await test.step('the portal works meanwhile, what was typed stays, and the program learns nothing of it', async () => {
    await search(page).focus();
    await act('showModal');
    await reason.fill('abc');
    await reason.press('ArrowLeft');
    await expect.poll(() => received.jsonValue()).toContain('toggle');
    await received.evaluate((events) => void events.splice(0));
    await leave();
    await entry(page, '管家').click();
    await expect.poll(isModal).toBe(true);
    await expect(reason).toBeFocused();
    await page.keyboard.type('x');
    await expect(reason).toHaveValue('abxc');
    await expect.poll(() => received.jsonValue()).toEqual([]);
  });

  await test.step('closed on screen it gives the focus back to what opened it', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(search(page)).toBeFocused();
  });

  await test.step('one that is opened while the pane is hidden waits for its return, and the focus stays', async () => {
    await leave();
    await portal.focus(entry(page, '管家'));
    await act('showModal');
    await expect.poll(isModal).toBe(false);
    await expect(entry(page, '管家')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(isModal).toBe(true);
  });

  await test.step('one that is closed meanwhile is not there again', async () => {
    await leave();
    await act('close');
    await entry(page, '管家').click();
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    await expect(dialog).toBeHidden();
  });
});

test('R032 A26 text that was typed just before a subsystem or its page is left stands in its search field after going back', async ({
  page,
  portal,
}) => {
  const shown = page.locator('[data-pane][data-state="mounted"]');
  /** Links to another page of the same program. */
  const innerLinks: Record<string, string> = {
    '/af/rounds': 'a[href*="/af/incidents"]',
    '/bjxt/reports': 'a[href*="/bjxt/reports/"]',
    '/byd?source=workorder': 'a[href*="/byd/orders/"]',
    '/gdzt/tickets': 'a[href*="/gdzt/tickets/"]',
    '/jcpt/equipment': 'a[href*="/jcpt/equipment/"]',
    '/mgr/orders': 'a[href*="/mgr/orders/"]',
    '/nfc/cards': 'a[href*="/cards/"]',
  };
  await portal.signIn('persona-demo', { path: '/home' });
  for (const address of [
    '/af/rounds',
    '/bjxt/reports',
    '/gdzt/tickets',
    '/jcpt/equipment',
    '/mgr/orders',
    '/nfc/cards',
    '/byd?source=workorder',
  ])
    await test.step(address, async () => {
      await visit(page, address);
      const content = address.startsWith('/nfc') ? shown.frameLocator('iframe') : shown;
      const field = content.locator('input[type="search"], input[type="text"]').first();
      await expect(field).toBeVisible();
      await field.evaluate((input: HTMLInputElement) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        set!.call(input, '水泵');
        input.dispatchEvent(new Event('input', { bubbles: true }));
        document.querySelector<HTMLElement>('a[href="/home"]')?.click();
      });
      if (address.startsWith('/nfc'))
        await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/home"]')!.click());
      await expect(page).toHaveURL(/\/home$/);
      await expect(shown).toHaveCount(0);
      // Longer than the pause: a return before its end loses nothing anyway.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      await page.goBack();
      await expect(field).toHaveValue('水泵');
      await expect.poll(() => decodeURIComponent(page.url())).toContain('=水泵');
      const inner = innerLinks[address];
      if (!inner) return;
      await field.fill('');
      await field.press('1');
      await content
        .locator(inner)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).not.toHaveURL(new RegExp(`${address.split('?')[0]}(\\?|$)`));
      await page.goBack();
      await expect(field).toHaveValue('1');
    });
});

test('R069 A28 going back to a kept subsystem renders only what the switch changes', async ({ page, portal }) => {
  await page.addInitScript(countRenders);
  await portal.signIn('persona-demo', { path: '/mgr/orders' });
  await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
  await goHomeAndBack(page);
  await entry(page, '首页').click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(pane(page)).toHaveAttribute('data-state', 'hidden');

  // Home draws its lower parts after its first frame.
  await expect(page.getByRole('grid')).toBeVisible();
  const rendersUntilIdle = () =>
    page.evaluate(async () => {
      const counted = Object.assign(window, { renderCount: 0 });
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
      return counted.renderCount;
    });
  await expect.poll(rendersUntilIdle).toBe(0);
  // Counted from the click to the task after the switch: whatever is rendered later, such as the hidden home page, comes
  // when the browser is idle, and on a busy machine before the next frame.
  const renders = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const counted = window as unknown as { renderCount: number };
        window.addEventListener('click', () => (counted.renderCount = 0), { capture: true, once: true });
        const shown = document.querySelector('[data-pane="mgr"]')!;
        new MutationObserver(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(counted.renderCount);
          port2.postMessage(null);
        }).observe(shown, { attributeFilter: ['data-shown'] });
      }),
  );
  await entry(page, '管家').click();
  await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
  const count = await renders;
  // 28 when this was written, on an idle and on a busy machine.
  expect(count, 'components of the shell').toBeGreaterThan(4);
  expect(count, 'components of the shell; all of it are more than a hundred').toBeLessThan(30);
});
