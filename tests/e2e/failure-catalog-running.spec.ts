import { expect, test } from '../support/portal';
import { Catalog } from '../support/catalog';
import { expectMessage } from '../support/navigation';

// Failures of a subsystem after it was opened (subsystems/misbehaving), or while it is unmounted.
// A short timeout, so that the stuck step is reported and not the whole test.
test('F7 F8 F20 a subsystem that does not unmount, or was redeployed, is suspended anyway and opens again', async ({
  page,
  portal,
}) => {
  const catalog = new Catalog(page, portal);
  const [throws, rejects, never, redeployed] = await catalog.open(
    ['unmount-throws', 'unmount-rejects', 'unmount-never', 'redeployed'],
    { budget: 1 },
  );
  for (const [title, app, heading] of [
    ['F7 unmount throws', throws, 'Unmount throws'],
    ['F7 unmount rejects', rejects, 'Unmount rejects'],
    ['F8 unmount never ends', never, 'Unmount never ends'],
  ] as const)
    await test.step(`${title}: the next one opens, and it opens again`, async () => {
      await app.expectOpen(heading);
      await app.heading(heading).evaluate((element) => void (element.dataset.mark = 'the first mount'));

      await catalog.expectNeighbour();
      await expect(app.pane).toHaveAttribute('data-state', 'asleep');
      await expect(page.locator('[data-mark="the first mount"]')).toHaveCount(0);
      await app.expectOpen(heading);
      await expect(app.heading(heading)).not.toHaveAttribute('data-mark');
      await catalog.expectNeighbour();
      // What appears on the window until then, such as axe, is removed with it.
      await expect(app.pane).toHaveAttribute('data-state', 'asleep');
    });

  await test.step('F20 redeployed while open: a bar says that files are gone, and reloads the pane', async () => {
    await redeployed.expectOpen('Version 1');
    await redeployed.heal();
    await redeployed.button('Load a chunk').click();
    await expect(redeployed.pane.getByRole('alert')).toContainText('部分内容无法加载');
    await expect(redeployed.heading('Version 1')).toBeVisible();
    await portal.expectNoAxeViolations();
    await redeployed.button('重新加载').press('Enter');
    await expect(redeployed.heading('All is well')).toBeVisible();
    await expect(redeployed.pane.getByRole('alert')).toHaveCount(0);
  });
});

test('F7 F9 an error after the mount is reported once per subsystem, and everything keeps working', async ({
  page,
  portal,
}) => {
  const catalog = new Catalog(page, portal);
  const received: { region: string; kind: string; owner: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/_mock/events') || request.method() !== 'POST') return;
    received.push(...(request.postDataJSON() as { events: typeof received }).events);
  });
  const [late, update] = await catalog.open(['late-errors', 'update-throws']);
  const messageOf = (name: string) => page.locator('[data-toast]').filter({ hasText: `${name}运行出错` });
  await test.step('F9 errors after the mount belong to the subsystem', async () => {
    await late.expectOpen('Fails later');
    const message = messageOf(late.name);
    const reported = () =>
      page.waitForEvent('console', (message) => message.text().includes(`[subsystem] ${late.code}`));
    for (const name of ['Throw in a handler', 'Reject without a catch', 'Throw in a timer']) {
      const report = reported();
      await late.button(name).press('Enter');
      // Under the pointer a toast stays, and would count repeated messages.
      await message.hover();
      await report;
    }
    await expect(message).toHaveCount(1);
    await expect(message).not.toContainText('×');
    await expect(late.heading('Fails later')).toBeVisible();
    await catalog.expectSameNeighbour();
  });
  await test.step('F9 the operators get them under its code, and none under that of a neighbor', async () => {
    const kinds = () => received.filter(({ region }) => region === late.code).map(({ kind }) => kind);
    await expect.poll(kinds, { timeout: 60_000 }).toEqual(expect.arrayContaining(['error', 'rejection']));
    const others = () => received.filter(({ kind, region }) => /error|rejection/.test(kind) && region !== late.code);
    await expect.poll(others).toEqual([]);
  });
  await test.step('F7 update throws: the page stays, and the user gets one message', async () => {
    // The first update follows the mount immediately.
    await expectMessage(page, `${update.name}运行出错`, () => update.expectOpen('Update throws'));
    await expect(messageOf(update.name).filter({ hasText: '×' })).toHaveCount(0);
    await page.getByRole('button', { name: /林知远/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    const home = page.getByRole('navigation').first().getByRole('link', { name: 'Home' });
    await expect(home).toBeVisible();
    await expect(update.heading('Update throws')).toBeVisible();
    await expect(page.getByText('had an error')).toHaveCount(0);
    await home.click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('F13 everything it started and never stopped ends with it', async ({ page, portal }) => {
  const catalog = new Catalog(page, portal);
  await page.clock.install();
  const [leaks] = await catalog.open(['leaks'], { budget: 1 });
  await leaks.expectOpen('Leaks');
  const counts = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  await leaks.heading('Leaks').click();
  await page.clock.runFor(500);
  for (const name of ['leakInterval', 'leakTimeout', 'leakFrame', 'leakDocument', 'leakWindow', 'leakObserver'])
    await expect.poll(async () => Number((await counts())[name]), name).toBeGreaterThan(0);
  await expect(page.locator('#leaked-node')).toHaveCount(1);

  await catalog.expectNeighbour();
  // While hidden, it does not affect others.
  await expect(page.locator('#leaked-node')).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(leaks.pane).toHaveAttribute('data-state', 'asleep');
  await expect(page.locator('#leaked-node')).toHaveCount(0);
  const ended = await portal.settled(counts);
  await page.clock.runFor(2_000);
  await page.getByRole('heading', { name: '工单中台' }).click();
  await expect.poll(() => counts()).toEqual(ended);
  await expect.poll(() => page.evaluate(() => 'leakedGlobal' in window)).toBe(false);
});

test('F14 F15 access to the document, the address or the whole thread leaves the shell usable', async ({
  page,
  portal,
}) => {
  const catalog = new Catalog(page, portal);
  const [changes, navigates, relative, freezes, floods] = await catalog.open([
    'changes-document',
    'navigates-top',
    'relative-asset',
    'freezes',
    'floods',
  ]);
  await test.step('F15 title, language and classes of the document are restored when leaving', async () => {
    await expect(page).toHaveTitle(/工单中台/);
    const title = await page.title();
    const look = () => page.evaluate(() => [document.documentElement.lang, document.body.className]);
    const before = await portal.settled(look);
    await changes.expectOpen('Changes the document');
    await expect(page).not.toHaveTitle(title);
    await catalog.expectSameNeighbour();
    await expect(page).toHaveTitle(title);
    await expect.poll(look).toEqual(before);
  });
  await test.step("F15 a pushed state stays inside the subsystem's own address", async () => {
    await navigates.enter();
    await navigates.button('Push a state').click();
    await expect(page).toHaveURL(new RegExp(`/${navigates.code}/somewhere-else$`));
    await expect(navigates.heading('Navigates the window')).toBeVisible();
    await catalog.expectSameNeighbour();
  });
  await test.step('a relative image address shows no image, and nothing else breaks', async () => {
    await relative.enter();
    const picture = relative.pane.locator('img[alt="A picture"]');
    await expect(picture).toBeAttached();
    // It is requested from the portal: the contract requires absolute addresses.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.src))
      .toMatch(/localhost:\d+\/picture\.svg$/);
    await catalog.expectSameNeighbour();
  });
  await test.step('F14 a blocked thread in the sandbox blocks everything, and everything continues afterwards', async () => {
    await freezes.expectOpen('Thawed');
    await catalog.expectSameNeighbour();
  });
  await test.step('a flood of toasts, moves, reports and titles leaves the shell usable', async () => {
    await floods.expectOpen('Floods');
    await expectMessage(page, /^toast \d+$/, () => floods.button('Flood with toasts').click());
    await expect.poll(() => page.getByText(/^toast \d+$/).count()).toBeLessThan(20);
    for (const name of ['reports', 'titles', 'moves']) await floods.button(`Flood with ${name}`).click();
    await catalog.expectSameNeighbour();
  });
  await test.step('F15 in the sandbox an assigned location is not contained: the portal reloads, signed in', async () => {
    await navigates.enter();
    await navigates.button('Assign the location').click();
    await expect(page).toHaveURL(/\/home\?led=away$/);
    await expect(catalog.neighbour).toBeVisible();
  });
});

test.describe('in a frame', () => {
  const frame = { isolation: 'frame' } as const;

  test('F7 F14 F15 T13 errors, blocked threads, floods and navigation stay in its own window', async ({
    page,
    portal,
  }) => {
    const catalog = new Catalog(page, portal);
    const [freezes, rejects, throws, navigates, floods] = await catalog.open(
      ['freezes', 'mount-rejects', 'bootstrap-throws', 'navigates-top', 'frame-floods'],
      frame,
    );
    await test.step('F14 a blocked thread of another host does not block the shell', async () => {
      const started = page.waitForResponse((response) => response.url().includes('/freezes/app.js'));
      await freezes.enter();
      await started;
      await catalog.expectSameNeighbour();
      await freezes.expectOpen('Thawed');
    });
    for (const [app, words] of [
      [rejects, /启动时出错.*mount refused/],
      [throws, /启动时出错.*bootstrap threw/],
    ] as const)
      await test.step(`F7 ${app.failure}: it is reported, other subsystems work, a retry succeeds`, async () => {
        await app.enter();
        await app.expectCard(words);
        await catalog.expectSameNeighbour();
        await app.enter();
        await app.expectCard(words);
        await app.expectRetryHeals();
      });
    await test.step('F15 T13 the window stays where it is', async () => {
      await navigates.expectOpen('Navigates the window');
      const refused = page.waitForEvent('console', (message) => /navigat/i.test(message.text()));
      await navigates.button('Assign the top location').click();
      await refused;
      // The error is the frame's own: the browser refuses its script.
      await expect.poll(() => portal.uncaught.length).toBe(1);
      portal.uncaught.length = 0;
      await expect(page).toHaveURL(new RegExp(`/${navigates.code}`));
      await catalog.expectSameNeighbour();
    });
    await test.step('a flood over the port is dropped, and the shell responds', async () => {
      await floods.enter();
      await expectMessage(page, /^toast \d+$/, () => floods.button('Flood the port').click());
      await catalog.expectSameNeighbour();
      await expect.poll(() => page.getByText(/^toast \d+$/).count()).toBeLessThan(20);
    });
  });

  test('F6 F8 T13 a page without handshake, or one that navigates away, is not a subsystem', async ({
    page,
    portal,
  }) => {
    const catalog = new Catalog(page, portal);
    await page.clock.install();
    const [silent, leaves] = await catalog.open(['frame-silent', 'frame-leaves'], frame);
    await test.step('F6 F8 a page without handshake', async () => {
      await silent.enter();
      await expect(silent.heading('Says nothing')).toBeAttached();
      await page.clock.fastForward(11_000);
      await silent.expectCard(/不是系统页面/);
      await catalog.expectSameNeighbour();
    });
    await test.step('T13 a page that navigates away loses its pane, and a retry restores it', async () => {
      await leaves.enter();
      await leaves.button('Leave').click();
      await expect(leaves.heading('Says nothing')).toBeAttached();
      await page.clock.fastForward(11_000);
      await leaves.expectCard(/不是系统页面/);
      await leaves.expectRetryHeals();
      await catalog.expectSameNeighbour();
    });
  });
});
