import { expect, type Locator, type Page } from '@playwright/test';
import type { Portal } from './portal';

/** The API calls of the navigation. */
export const SUBSYSTEM_LIST = '**/subsystem/list';
export const PERMISSION_CHECK = '**/getPermissionVerification*';

/** The navigation of the header. */
export const bar = (page: Page) => page.getByRole('navigation', { name: '子系统导航' });

/** Waits for the entries from the server. */
export const isReady = async (page: Page) => expect(bar(page).getByText('工单平台')).toBeVisible();

/** Names of the entries in the row, in their order. */
export const names = async (page: Page) =>
  (await bar(page).locator('ul').first().locator('a, button').allInnerTexts()).map((name) => name.split('\n').pop());

/** Changes the server's list of subsystems. */
export const changeList = (portal: Portal, change: (list: Record<string, unknown>[]) => unknown) =>
  portal.page.route(SUBSYSTEM_LIST, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: await change(body.data) } });
  });

/** Navigates to an address of the portal without a reload, like a link. */
export const visit = (page: Page, address: string) =>
  page.evaluate((to) => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    window.history.pushState({ key: String(Math.random()), idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, address);

/** The messages of four seconds, and those that stay (R128–R130). */
const toasts = (page: Page) => page.locator('[data-toast]');

// Waits from before the action: on a busy machine the message may be gone afterwards.
const actAndWait = (message: Locator, act: () => Promise<unknown>) =>
  Promise.all([message.first().waitFor({ timeout: 60_000 }), act()]);

/** Acts and expects a message. */
export async function expectMessage(page: Page, words: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await actAndWait(toasts(page).filter({ hasText: words }), act);
}

/** Acts and expects a message that is announced as an error. */
export async function expectError(page: Page, words: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await actAndWait(toasts(page).getByRole('alert').filter({ hasText: words }), act);
}
