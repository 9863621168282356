import type { Page } from '@playwright/test';
import { bar, changeList, isReady, PERMISSION_CHECK } from '../support/navigation';
import { expect, test, type Portal } from '../support/portal';

const pane = (page: Page) => page.locator('[data-pane="patrols"]');
const entry = (page: Page, name = '夜巡') => bar(page).getByRole('link', { name, exact: true });

/** A new subsystem, as its team and the server's administrators add it: in two lists, without a build of the portal. */
async function add(
  portal: Portal,
  { isRegistered, change = {} }: { isRegistered: () => boolean; change?: object },
): Promise<void> {
  const { page } = portal;
  await changeList(portal, (list) => [
    { ...list[0], id: 900, systemCode: 'night-rounds', systemName: '夜巡', isByd: '0', isShow: 1, orderNumber: 0 },
    ...list,
  ]);
  await page.route('**/subsystems.json', async (route) => {
    const response = await route.fetch();
    const { subsystems } = (await response.json()) as { subsystems: ({ code: string } & Record<string, unknown>)[] };
    const patrols = {
      ...subsystems.find(({ code }) => code === 'lift'),
      code: 'patrols',
      name: { 'en-US': 'Night rounds', 'zh-CN': '夜巡' },
      entryCodes: ['night-rounds'],
      ...change,
    };
    await route.fulfill({
      response,
      json: { version: 1, subsystems: isRegistered() ? [...subsystems, patrols] : subsystems },
    });
  });
}

/** Answers the permission checks of the new entry; the mock server knows what its own registry lists. */
async function decide(page: Page, isLimit: () => string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(PERMISSION_CHECK, async (route) => {
    const code = new URL(route.request().url()).searchParams.get('systemCode');
    if (code !== 'night-rounds') return route.fallback();
    asked.push(code);
    await route.fulfill({ json: { status: '1', msg: '', data: { isLimit: isLimit(), reasonsRejection: '' } } });
  });
  return asked;
}

test('A27 R084 R144 an entry that only the registry leads somewhere opens its subsystem like any other', async ({
  page,
  portal,
}) => {
  let isRegistered = false;
  let isLimit = '1';
  await add(portal, { isRegistered: () => isRegistered });
  const asked = await decide(page, () => isLimit);
  await portal.signIn('persona-demo');
  await isReady(page);

  await test.step('R084 until it is registered it opens the help page, and then its subsystem, without a reload', async () => {
    await entry(page).click();
    await expect(page).toHaveURL(/\/help\?applyState=6&systemCode=night-rounds/);
    isRegistered = true;
    await entry(page).click();
    await expect(page).toHaveURL(/\/patrols$/);
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    expect(asked).toEqual(['night-rounds']);
  });

  await test.step('A26 R096 it is marked as the current one, with a status and a menu, and named in the title', async () => {
    await expect(entry(page)).toHaveAttribute('aria-current', 'page');
    await expect(entry(page)).toHaveAttribute('title', '夜巡（已打开）');
    await expect(page).toHaveTitle(/夜巡 · 运营集成门户$/);
    await pane(page).evaluate((element) => void (element.querySelector<HTMLElement>('h1')!.dataset.mark = 'first'));
    const menu = page.getByRole('menu', { name: '夜巡的菜单' });
    await entry(page).click({ button: 'right' });
    await menu.getByRole('menuitem', { name: '重新加载' }).click();
    await expect(pane(page).locator('[data-mark]')).toHaveCount(0);
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    await entry(page).click({ button: 'right' });
    await menu.getByRole('menuitem', { name: '关闭' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(entry(page)).toHaveAttribute('title', '夜巡');
  });

  await test.step('R173 the server refuses it: the help page', async () => {
    isLimit = '4';
    await entry(page).click();
    await expect(page).toHaveURL(/\/help\?applyState=4&systemCode=night-rounds/);
    isLimit = '1';
  });

  await test.step('A41 in English it has the English name, on its own address too', async () => {
    await portal.signIn('persona-demo', { path: '/patrols', language: 'en-US' });
    await expect(pane(page)).toHaveAttribute('data-state', 'mounted');
    const english = page.getByRole('navigation').first().getByRole('link', { name: 'Night rounds' });
    await expect(english).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(/Night rounds · Operations portal$/);
  });
});

test('A27 R084 F3 F11 a new entry whose origin is not admitted says so where people open it, and in both languages', async ({
  page,
  portal,
}) => {
  await add(portal, {
    isRegistered: () => true,
    change: { entry: 'http://patrols.localhost:9/', integrity: undefined },
  });
  await decide(page, () => '1');
  await portal.signIn('persona-demo', { language: 'en-US' });
  const card = pane(page).getByRole('alert');
  await page.getByRole('banner').getByRole('link', { name: 'Night rounds', exact: true }).click();
  await expect(page).toHaveURL(/\/patrols$/);
  await expect(card).toContainText('Tell the people who run the portal');
  await page.goto('/patrols');
  await expect(card).toBeVisible();
  await expect(page).toHaveTitle(/^Night rounds/);
});
