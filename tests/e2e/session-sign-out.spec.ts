import type { Request } from '@playwright/test';
import { NO_PHONE_LOGOUT_DELAY_MS, UNSAVED_ANSWER_MS } from '../../src/constants/session';
import { expect, test } from '../support/portal';
import {
  API,
  entry,
  homeIsUsable,
  isSignedOut,
  LOGOUT,
  logOut,
  NAME,
  OTHER_NAME,
  pathOf,
  PHONE,
  snapshot,
  tokenCookies,
} from '../support/sessionWindow';

test.describe('signing out', () => {
  test('R152 A31 T3 removes the whole session; the same person can return to the last address, another one cannot', async ({
    page,
    portal,
    context,
  }) => {
    await portal.signIn('persona-demo', { path: '/help?returnUrl=//evil.example&redirect=https://evil.example' });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await context.addCookies([{ name: 'other', value: '1', url: page.url() }]);

    await test.step('R152 A31 nothing is left, and the global sign-out gets no address from outside', async () => {
      const asked = page.waitForRequest((request) => pathOf(request.url()) === LOGOUT);
      await logOut(page);
      const url = new URL((await asked).url());
      expect(Object.fromEntries(url.searchParams)).toEqual({
        redirectToLogin: 'true',
        entityId: 'portal',
        returnUrl: `${url.origin}/#/login`,
      });
      await isSignedOut(page);
      const { cookie, local, session } = await snapshot(page);
      expect(cookie).toBe('');
      expect(session).toEqual({});
      expect(local).not.toHaveProperty('ssoToken');
      expect(local).not.toHaveProperty('userName');
      expect(JSON.stringify(local)).not.toContain(NAME);
      await expect.poll(() => tokenCookies(context)).toEqual([]);
    });

    await test.step('A31 the same person is returned to the last address', async () => {
      await portal.signIn();
      await page.waitForURL('**/home');
      await page.getByRole('button', { name: '返回该页面' }).click();
      await page.waitForURL('**/help?**');
    });

    await test.step('A31 T3 the return address of the first person is deleted', async () => {
      await logOut(page);
      await isSignedOut(page);
      await expect.poll(async () => (await snapshot(page)).local).toHaveProperty(['portal.wayBack']);
      await portal.signIn('persona-restricted');
      await page.waitForURL('**/home');
      await expect.poll(async () => (await snapshot(page)).local['portal.wayBack']).toBeUndefined();
    });
  });

  test('R152 T11 F39 the other windows sign out as well, and Back shows nothing', async ({ page, portal, context }) => {
    await portal.signIn();
    await homeIsUsable(page);
    const other = await context.newPage();
    await other.goto('/home');
    await homeIsUsable(other);

    await test.step('R095 what is unsaved in another window is named before both are signed out', async () => {
      await other.goto('/gdzt/tickets/96');
      await other.locator('[data-pane="gdzt"] textarea').first().fill('陆');
      // A busy machine takes longer to answer than the moment that a person is kept waiting.
      await page.evaluate((answerMs) => {
        const { setTimeout } = window;
        window.setTimeout = ((act: () => void, ms?: number) =>
          setTimeout(act, ms === answerMs ? 2_000 : ms)) as typeof window.setTimeout;
      }, UNSAVED_ANSWER_MS);
      await logOut(page);
      const question = page.getByRole('dialog').filter({ hasText: '（另一个窗口）' });
      await question.getByRole('button', { name: '继续编辑' }).click();
      await expect(question).toHaveCount(0);
      await expect(other.locator('[data-pane="gdzt"] textarea').first()).toHaveValue('陆');
      await logOut(page);
      await question.getByRole('button', { name: '离开' }).click();
    });
    await isSignedOut(page);
    // Sent synchronously on click, as the unit tests of `signOut` show; the time of arrival depends on the machine.
    await other.waitForURL('**/_idp/**');
    for (const each of [page, other]) {
      await each.goBack().catch(() => null);
      await expect(each.getByText(PHONE)).toHaveCount(0);
    }
  });

  test('R154 R289 R306 T10 F27 many expired responses: one message, one sign-out after 300 ms', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-demo', { path: '/help' });
    await expect(page.getByRole('navigation').first()).toBeVisible();
    // A response of the start that comes later would count as an answer.
    await portal.settled(async () => {});
    const recover = await portal.failApi(/\/_(base|portal)\//, 'session-expired');
    const logouts: Request[] = [];
    page.on('request', (request) => {
      if (pathOf(request.url()) === LOGOUT) logouts.push(request);
    });
    const answers: Request[] = [];
    page.on('response', (response) => {
      if (API.test(pathOf(response.url()))) answers.push(response.request());
    });
    // The message is shown for those 300 ms only, in which a busy machine may draw no frame.
    const messageShown = page.waitForEvent('console', (message) => message.text() === 'message shown');
    await page.evaluate(() =>
      new MutationObserver((_, observer) => {
        if (!document.body.innerText.includes('登录已过期')) return;
        observer.disconnect();
        console.warn('message shown');
      }).observe(document.body, { childList: true, subtree: true, characterData: true }),
    );
    await Promise.all([messageShown, entry(page, '首页').click()]);
    await isSignedOut(page);
    expect(logouts).toHaveLength(1);
    // By the browser's clock: events reach the test late. That it is 300 ms and no more, the end of a session shows.
    const { startTime, responseStart } = answers[0]!.timing();
    const delay = logouts[0]!.timing().startTime - (startTime + responseStart);
    expect(delay).toBeGreaterThanOrEqual(290);
    await recover();
  });

  test('R154 A30 A31 after a forced sign-out, from the page or at the start, the same person returns to the same route', async ({
    page,
    portal,
  }) => {
    await portal.signIn('persona-demo', { path: '/mainApp/noticeList?status=2' });
    await test.step('A31 from the page', async () => {
      const recover = await portal.failApi('**/getPermissionVerification**', 'session-expired');
      await entry(page, '装修').click();
      await isSignedOut(page);
      await recover();
      await portal.signIn();
      await expect(page).toHaveURL(/\/mainApp\/noticeList\?status=2$/);
      await expect(page.getByRole('heading', { level: 1, name: '公告消息' })).toBeVisible();
    });

    await test.step('R154 T3 the same person is told what was not saved', async () => {
      await page.goto('/gdzt/tickets/96');
      await page.locator('[data-pane="gdzt"] textarea').first().fill('陆续到场');
      const recover = await portal.failApi('**/getPermissionVerification**', 'session-expired');
      await entry(page, '装修').click();
      await isSignedOut(page);
      await recover();
      await portal.signIn();
      await expect(page.getByText('登录状态失效时，“工单中台”中尚未保存的内容没有保留下来。')).toBeVisible();
      // Until the session has started, another sign-out would be one of a loop.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.forcedSignOut'))).toBeNull();
    });

    await test.step('A30 with a token that is refused at the start', async () => {
      const recover = await portal.failApi('**/getUserInfo', 'session-expired');
      await page.goto('/mainApp/messageList?page=2');
      await isSignedOut(page);
      await recover();
      await portal.signIn();
      await expect(page).toHaveURL(/\/mainApp\/messageList\?page=2$/);
    });
  });
});

for (const language of ['zh-CN', 'en-US'] as const)
  test(`F57 F58 R042 R190 A36 the ${language} pages instead of the portal: no response of the provider, signed out, no phone, and no provider`, async ({
    page,
    portal,
  }) => {
    // The page of a person without a phone would redirect before it is checked.
    await page.addInitScript((delay) => {
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, ms?: number) =>
        ms === delay ? 0 : setTimeout(run, ms)) as typeof window.setTimeout;
    }, NO_PHONE_LOGOUT_DELAY_MS);
    await portal.preferLanguage(language);
    // 204 No Content: the browser stays on the page.
    await page.route('**/_idp/**', (route) => route.fulfill({ status: 204 }));

    await test.step('F57 R042 a provider that does not respond', async () => {
      // The redirect may come before the load event, which then never comes.
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: /^(前往登录|Go to sign-in)$/ })).toBeVisible();
      await portal.expectNoAxeViolations();
    });

    await test.step('F57 after signing out', async () => {
      await portal.signIn();
      await homeIsUsable(page);
      await logOut(page);
      await expect(page.getByRole('heading', { name: /^(您已退出登录|You are signed out)$/ })).toBeFocused();
      await expect(page.getByRole('button', { name: /^(重新登录|Sign in again)$/ })).toBeVisible();
      await expect.poll(async () => (await snapshot(page)).cookie).toBe('');
      await expect(page.getByText(PHONE)).toHaveCount(0);
      await portal.expectNoAxeViolations();
    });

    await test.step('R190 a person without a phone', async () => {
      await portal.signIn('persona-nophone');
      await expect(page.getByRole('button', { name: /^(立即登录|Sign in now)$/ })).toBeVisible();
      await portal.expectNoAxeViolations();
      await page.context().clearCookies();
    });

    await test.step('F58 A36 the mock environment without its provider', async () => {
      await page.unroute('**/_idp/**');
      // A server of the portal returns the portal's page for every unknown address.
      await page.route('**/_idp/**', async (route) =>
        route.fulfill({ response: await route.fetch({ url: new URL('/', route.request().url()).href }) }),
      );
      await page.goto('/');
      await expect(
        page.getByText(/门户当前使用的是模拟环境配置|still uses the settings of the mock environment/),
      ).toBeVisible();
      await portal.expectNoAxeViolations();
    });
  });

test('T3 R043 no data of the first person is left in any window', async ({ page, portal, context }) => {
  await portal.signIn();
  await homeIsUsable(page);
  const other = await context.newPage();
  await other.route('**/new/notice/2.0/list**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  await other.goto('/home');
  await homeIsUsable(other);

  await test.step('A44 a link of another person asks first, and declining changes nothing', async () => {
    const link = portal.token('persona-restricted');
    await page.goto(`/?ssoToken=${link}`);
    await expect(page.getByRole('heading', { name: '是否切换账号？' })).toBeFocused();
    await expect(page.getByText(new RegExp(`^当前登录账号为${NAME}.*${OTHER_NAME}`))).toBeVisible();
    expect(page.url()).not.toContain(link);
    await portal.expectNoAxeViolations();
    await homeIsUsable(other);
    const everything = async () => JSON.stringify([await tokenCookies(context), await snapshot(page)]);
    await expect.poll(everything).not.toContain(link);
    await page.getByRole('button', { name: new RegExp(`继续使用${NAME}`) }).click();
    await homeIsUsable(page);
    await expect.poll(everything).not.toContain(link);
    await expect.poll(everything).toContain(portal.token());
  });

  await page.goto(`/?ssoToken=${portal.token('persona-restricted')}`);
  await page.getByRole('button', { name: new RegExp(`切换到${OTHER_NAME}`) }).click();
  await page.waitForURL('**/home');
  for (const each of [page, other]) {
    await expect(each.getByText(PHONE)).toHaveCount(0);
    await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
    const { local, session } = await snapshot(each);
    expect(JSON.stringify({ local, session })).not.toContain(NAME);
    await expect.poll(() => each.content()).not.toContain(NAME);
  }
});
