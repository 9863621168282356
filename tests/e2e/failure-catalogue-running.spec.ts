import { expect, test } from '../support/portal';
import { Catalogue } from '../support/catalogue';

// What goes wrong in a subsystem that was opened (subsystems/misbehaving), or when it is taken down.
test.describe.configure({ timeout: 90_000 });
// A step that is stuck shall say so, not the whole test.
test.use({ actionTimeout: 20_000 });

for (const [title, name, heading] of [
  ['F7 unmount throws', 'unmount-throws', 'Unmount throws'],
  ['F7 unmount rejects', 'unmount-rejects', 'Unmount rejects'],
  ['F8 unmount never ends', 'unmount-never', 'Unmount never ends'],
] as const)
  test(`${title}: the next one opens, and it opens again itself`, async ({ page, portal }) => {
    const catalogue = new Catalogue(page, portal);
    await catalogue.open(name, { budget: 1 });
    await catalogue.entry.click();
    await expect(catalogue.heading(heading)).toBeVisible({ timeout: 20_000 });
    await catalogue.heading(heading).evaluate((element) => void (element.dataset.mark = 'the first mount'));

    await catalogue.expectNeighbour();
    await expect(catalogue.pane).toHaveAttribute('data-state', 'asleep', { timeout: 20_000 });
    await expect(page.locator('[data-mark="the first mount"]')).toHaveCount(0);
    await catalogue.entry.click();
    await expect(catalogue.heading(heading)).toBeVisible({ timeout: 20_000 });
    await expect(catalogue.heading(heading)).not.toHaveAttribute('data-mark');
    await catalogue.expectNeighbour();
  });

test('F7 update throws: the page stands, and the person is told once', async ({ page, portal }) => {
  const catalogue = new Catalogue(page, portal);
  await catalogue.open('update-throws');
  await catalogue.entry.click();
  await expect(catalogue.heading('Update throws')).toBeVisible({ timeout: 20_000 });
  // The first update follows the mount at once.
  await expect(page.getByText('报事系统运行出错')).toHaveCount(1);
  await page.getByRole('button', { name: /林知远/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(catalogue.heading('Update throws')).toBeVisible();
  await expect(page.getByText('Complaints had an error')).toHaveCount(0);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Home' }).click({ timeout: 1_000 });
  await expect(page).toHaveURL(/\/home$/);
});

test('F9 errors after the mount belong to the subsystem: one message, and everything lives', async ({
  page,
  portal,
}) => {
  const catalogue = new Catalogue(page, portal);
  await catalogue.open('late-errors');
  await catalogue.entry.click();
  await expect(catalogue.heading('Fails later')).toBeVisible({ timeout: 20_000 });
  for (const name of ['Throw in a handler', 'Reject without a catch', 'Throw in a timer']) {
    const said = page.waitForEvent('console', (message) => /\[subsystem\] bjxt/.test(message.text()));
    await catalogue.button(name).click();
    await said;
  }
  await expect(page.getByText('报事系统运行出错')).toHaveCount(1);
  await expect(catalogue.heading('Fails later')).toBeVisible();
  await catalogue.expectSameNeighbour();
});

test('F13 what it started and never stopped ends with it', async ({ page, portal }) => {
  const catalogue = new Catalogue(page, portal);
  await page.clock.install();
  await catalogue.open('leaks', { budget: 1 });
  await catalogue.entry.click();
  await expect(catalogue.heading('Leaks')).toBeVisible({ timeout: 20_000 });
  const counts = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  await catalogue.heading('Leaks').click();
  await page.clock.runFor(500);
  const running = await counts();
  for (const name of ['leakInterval', 'leakTimeout', 'leakFrame', 'leakDocument', 'leakWindow', 'leakObserver'])
    expect(Number(running[name]), name).toBeGreaterThan(0);
  await expect(page.locator('#leaked-node')).toHaveCount(1);

  await catalogue.expectNeighbour();
  // In the sight of nobody, it does not stand in the way of somebody else.
  await expect(page.locator('#leaked-node')).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(catalogue.pane).toHaveAttribute('data-state', 'asleep', { timeout: 20_000 });
  await expect(page.locator('#leaked-node')).toHaveCount(0);
  const ended = await counts();
  await page.clock.runFor(2_000);
  await page.getByRole('heading', { name: '工单中台' }).click();
  await expect.poll(() => counts()).toEqual(ended);
  await expect.poll(() => page.evaluate(() => 'leakedGlobal' in window)).toBe(false);
});

test('F15 title, language and classes of the document are the shell’s again on leaving', async ({ page, portal }) => {
  const catalogue = new Catalogue(page, portal);
  await catalogue.open('changes-document');
  const before = await page.evaluate(() => [document.documentElement.lang, document.body.className]);
  const title = await page.title();
  await catalogue.entry.click();
  await expect(catalogue.heading('Changes the document')).toBeVisible({ timeout: 20_000 });
  await catalogue.expectSameNeighbour();
  await expect(page).toHaveTitle(title);
  await expect
    .poll(() => page.evaluate(() => [document.documentElement.lang, document.body.className]))
    .toEqual(before);
});

test.describe('leading the window away', () => {
  test('F15 a pushed state stays inside the subsystem’s own address', async ({ page, portal }) => {
    const catalogue = new Catalogue(page, portal);
    await catalogue.open('navigates-top');
    await catalogue.entry.click();
    await catalogue.button('Push a state').click({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/bjxt\/somewhere-else$/);
    await expect(catalogue.heading('Navigates the window')).toBeVisible();
    await catalogue.expectSameNeighbour();
  });

  test('F15 in the sandbox an assigned location is not contained: the portal starts anew, signed in', async ({
    page,
    portal,
  }) => {
    const catalogue = new Catalogue(page, portal);
    await catalogue.open('navigates-top');
    await catalogue.entry.click();
    await catalogue.button('Assign the location').click({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/home\?led=away$/);
    await expect(catalogue.neighbour).toBeVisible({ timeout: 20_000 });
  });

  test('F15 T13 in a frame the window stays where it is', async ({ page, portal }) => {
    const catalogue = new Catalogue(page, portal);
    const frame = { isolation: 'frame' } as const;
    await catalogue.open('navigates-top', frame);
    await catalogue.entry.click();
    await expect(catalogue.heading('Navigates the window', frame)).toBeVisible({ timeout: 20_000 });
    const refused = page.waitForEvent('console', (message) => /navigat/i.test(message.text()));
    await catalogue.button('Assign the top location', frame).click();
    await refused;
    // The refusal is an error of the frame's own script.
    await expect.poll(() => portal.uncaught.length).toBe(1);
    portal.uncaught.length = 0;
    await expect(page).toHaveURL(/\/bjxt/);
    await catalogue.expectSameNeighbour();
  });
});

test('a flood of toasts, moves, reports and titles leaves the shell usable', async ({ page, portal }) => {
  const catalogue = new Catalogue(page, portal);
  await catalogue.open('floods');
  await catalogue.entry.click();
  await expect(catalogue.heading('Floods')).toBeVisible({ timeout: 20_000 });
  for (const name of ['toasts', 'reports', 'titles', 'moves']) await catalogue.button(`Flood with ${name}`).click();
  await expect.poll(() => page.getByText(/^toast \d+$/).count()).toBeLessThan(20);
  await catalogue.expectSameNeighbour();
});

test('a relative address shows no picture, and nothing else is lost', async ({ page, portal }) => {
  const catalogue = new Catalogue(page, portal);
  await catalogue.open('relative-asset');
  await catalogue.entry.click();
  const picture = catalogue.pane.locator('img[alt="A picture"]');
  await expect(picture).toBeAttached({ timeout: 20_000 });
  // It is looked for at the portal: the contract asks for absolute addresses.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.src))
    .toMatch(/localhost:\d+\/picture\.svg$/);
  await catalogue.expectSameNeighbour();
});

test.describe('a frozen thread', () => {
  test('F14 in the sandbox it freezes everything, and everything goes on afterwards', async ({ page, portal }) => {
    const catalogue = new Catalogue(page, portal);
    await catalogue.open('freezes');
    await catalogue.entry.click();
    await expect(catalogue.heading('Thawed')).toBeVisible({ timeout: 20_000 });
    await catalogue.expectSameNeighbour();
  });

  test('F14 in a frame of another host name the shell does not notice', async ({ page, portal }) => {
    const catalogue = new Catalogue(page, portal);
    const frame = { isolation: 'frame' } as const;
    await catalogue.open('freezes', frame);
    const started = page.waitForResponse((response) => response.url().includes('/freezes/app.js'));
    await catalogue.entry.click();
    await started;
    await catalogue.expectSameNeighbour();
    await catalogue.entry.click();
    await expect(catalogue.heading('Thawed', frame)).toBeVisible({ timeout: 20_000 });
  });
});

test('F20 redeployed while open: the lost part is an error of its own, and the new version comes', async ({
  page,
  portal,
}) => {
  const catalogue = new Catalogue(page, portal);
  await catalogue.open('redeployed', { budget: 1 });
  await catalogue.entry.click();
  await expect(catalogue.heading('Version 1')).toBeVisible({ timeout: 20_000 });
  await catalogue.heal();
  await catalogue.button('Load a part').click();
  await expect(page.getByText('报事系统运行出错')).toBeVisible();
  await expect(catalogue.heading('Version 1')).toBeVisible();
  await catalogue.expectNeighbour();
  await expect(catalogue.pane).toHaveAttribute('data-state', 'asleep', { timeout: 20_000 });
  await catalogue.entry.click();
  await expect(catalogue.heading('All is well')).toBeVisible({ timeout: 20_000 });
});

test.describe('in a frame', () => {
  const frame = { isolation: 'frame' } as const;

  test('F6 F8 a page that never says hello is no subsystem; a retry heals', async ({ page, portal }) => {
    const catalogue = new Catalogue(page, portal);
    await page.clock.install();
    await catalogue.open('frame-silent', frame);
    await catalogue.entry.click();
    await expect(catalogue.heading('Says nothing', frame)).toBeAttached({ timeout: 20_000 });
    await page.clock.fastForward(11_000);
    await catalogue.expectCard(/不是子系统页面/);
    await catalogue.expectSameNeighbour();
  });

  for (const [name, words] of [
    ['mount-rejects', /启动时出错.*mount refused/],
    ['bootstrap-throws', /启动时出错.*bootstrap threw/],
  ] as const)
    test(`F7 ${name}: it is said, the neighbour lives, a retry heals`, async ({ page, portal }) => {
      const catalogue = new Catalogue(page, portal);
      await catalogue.open(name, frame);
      await catalogue.entry.click();
      await catalogue.expectCard(words);
      await catalogue.expectSameNeighbour();
      await catalogue.entry.click();
      await catalogue.expectCard(words);
      await catalogue.expectRetryHeals(frame);
    });

  test('T13 one that leads itself to another page loses its place, and a retry brings it back', async ({
    page,
    portal,
  }) => {
    const catalogue = new Catalogue(page, portal);
    await page.clock.install();
    await catalogue.open('frame-leaves', frame);
    await catalogue.entry.click();
    await catalogue.button('Leave', frame).click({ timeout: 20_000 });
    await expect(catalogue.heading('Says nothing', frame)).toBeAttached();
    await page.clock.fastForward(11_000);
    await catalogue.expectCard(/不是子系统页面/);
    await catalogue.expectRetryHeals(frame);
    await catalogue.expectSameNeighbour();
  });

  test('a flood over the port is dropped, and the shell answers', async ({ page, portal }) => {
    const catalogue = new Catalogue(page, portal);
    await catalogue.open('frame-floods', frame);
    await catalogue.entry.click();
    await catalogue.button('Flood the port', frame).click({ timeout: 20_000 });
    await catalogue.expectSameNeighbour();
    await expect.poll(() => page.getByText(/^toast \d+$/).count()).toBeLessThan(20);
  });
});
