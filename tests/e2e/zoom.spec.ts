import { visit } from '../support/navigation';
import { expect, test } from '../support/portal';
import { TEXT_SPACING, unreadable, unseenStates } from '../support/readability';

/** Every screen of the portal, with its heading; the last one is a subsystem in the sandbox. */
const SCREENS: [address: string, heading: string | RegExp][] = [
  ['/home', /^Good /],
  ['/grayRelease', 'Gray release'],
  ['/personalInfo', 'Personal information'],
  ['/mainApp/messageList', 'All messages'],
  ['/mainApp/myMessageList', 'My published messages'],
  ['/mainApp/allManual', 'Manual information'],
  ['/mainApp/operationManualEdit', 'Publish manual'],
  ['/mainApp/authorityApply', 'Permission application'],
  ['/mainApp/noticeList', 'Notice messages'],
  ['/mainApp/noticeEdit', 'Publish notice'],
  ['/mainApp/todoList', 'Pending tasks'],
  ['/help?applyState=6', 'You do not have permission yet'],
  ['/gdzt', 'Work-order center'],
];

test('R003 R048 every screen can be read at 200 % and 400 % with wide text spacing, and shows focus and states in forced colors', async ({
  portal,
  page,
}) => {
  // Some forty screens in one window.
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 683, height: 768 });
  await portal.signIn('persona-demo', { path: '/home', language: 'en-US' });
  await page.addStyleTag({ content: TEXT_SPACING });
  for (const [address, heading] of SCREENS)
    await test.step(address, async () => {
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const width of [683, 342]) {
        await page.setViewportSize({ width, height: 768 });
        await expect.poll(() => portal.settled(() => unreadable(page)), `${address} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.emulateMedia({ forcedColors: 'active' });
      await expect.poll(() => portal.settled(() => unseenStates(page)), `${address} in forced colors`).toEqual([]);
      await page.emulateMedia({ forcedColors: null });
    });
});
