/** A window with or without a session, for browser tests. */
import { expect, type BrowserContext, type Page } from '@playwright/test';

export const NAME = '林知远';
export const OTHER_NAME = '周晓彤';
export const PHONE = '13812345678';

/** The API hosts of the portal itself. */
export const API = /^\/_(base|workorder|portal)\//;
export const LOGOUT = '/_idp/logout';

export const pathOf = (address: string) => new URL(address).pathname;

export const snapshot = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
    cookie: document.cookie,
  }));

export const tokenCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'ssoToken');

export const choosePersona = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) }).click();

export const openUserMenu = (page: Page) => page.getByRole('button', { name: /用户菜单|User menu|林知远/ }).click();

export const logOut = async (page: Page) => {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: /^(退出登录|Log out)$/i }).click();
};

/** Forgets the sign-ins of this window: several in a short time count as a loop. */
export const clearRedirects = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

/** An entry of the top navigation. */
export const entry = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true });

/** The redirects over the provider's sign-out and the login address have ended. */
export const isSignedOut = (page: Page) => expect(page).toHaveURL(/\/_idp\/login\?entityId=portal&returnUrl=/);

export const homeIsUsable = (page: Page) => expect(page.getByText(PHONE)).toBeVisible();
