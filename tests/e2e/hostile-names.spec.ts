import { hostileMarkup } from '../support/hostileInputs';
import { expectMessage, visit } from '../support/navigation';
import { expect, test } from '../support/portal';

// Names and titles that the server sends are text on every screen: of people, records, files, systems and messages.

/** Fields that a person reads as a name; codes, addresses and the key of the person stay. */
const NAMES =
  /^(?:title|name|systemName|columnName|createdByName|fileName|originalName|typeName|applicant\w*|\w+UserName)$/i;
const FIRST = '<img src=x onerror=alert(1)>';
/** As many as one journey shows; the public lists are sampled. */
const SAMPLE = 400;

const SCREENS = [
  '/home',
  '/mainApp/noticeList',
  '/mainApp/messageList',
  '/mainApp/myMessageList',
  '/mainApp/allManual',
  '/mainApp/todoList',
  '/mainApp/authorityApply',
  '/grayRelease',
  '/personalInfo',
];

function sampledNames(): string[] {
  const all = hostileMarkup().filter((input) => input.length < 2_000);
  const step = Math.max(1, Math.floor(all.length / SAMPLE));
  return [FIRST, ...all.filter((_, index) => index % step === 0)];
}

test('T16 T17 F46 hostile names of people, records, files and systems, titles and toasts are text on every screen', async ({
  portal,
  page,
}) => {
  const list = sampledNames();
  let next = 0;
  const renamed = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => renamed(each));
    if (typeof value === 'string') return value && NAMES.test(key) ? list[next++ % list.length] : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, name)]));
  };
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/^http/.test(request.url()) && !/^https?:\/\/(?:[\w-]+\.)?localhost[:/]/.test(request.url()))
      foreign.push(request.url());
  });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const seen = window as { ran?: number };
    seen.ran = 0;
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.assign(window, { [name]: () => (seen.ran! += 1) });
  });
  await page.route(/\/_(?:base|portal|workorder)\//, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!/^\s*\{/.test(text)) return route.fulfill({ response });
    const body = JSON.parse(text) as { data?: unknown };
    const isUser = /getUserInfo/.test(route.request().url());
    // The name of the person is one and the same in every answer: it is part of who the person is.
    const data = isUser ? { ...(body.data as object), userName: FIRST } : renamed(body.data);
    await route.fulfill({ response, json: { ...body, data } });
  });

  /** What has become of the names, besides text. */
  const harm = () =>
    page.evaluate(() => ({
      ran: (window as { ran?: number }).ran,
      elements: [
        ...document.querySelectorAll(
          '[onerror], [onload], [onclick], [onmouseover], [ontoggle], [onfocus], base, meta[http-equiv="refresh"], [srcdoc], object, embed, [href^="javascript:" i], [src="x"]',
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      isWhole: document.body instanceof HTMLBodyElement && document.getElementById('root')!.hasChildNodes(),
    }));
  const harmless = { ran: 0, elements: [], isWhole: true };

  await portal.signIn('persona-demo', { path: '/home' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(FIRST);
  for (const address of SCREENS)
    await test.step(address, async () => {
      await visit(page, address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      const before = next;
      await expect.poll(() => portal.settled(harm), `${address}, name ${before}`).toEqual(harmless);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });

  await test.step('the title of a record, and of the window that shows it', async () => {
    await visit(page, '/mainApp/noticeList');
    await page.getByRole('button', { name: '预览' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => portal.settled(harm)).toEqual(harmless);
    await page.keyboard.press('Escape');
  });
  await test.step('a toast with the words of the server', async () => {
    await page.unroute(/\/_(?:base|portal|workorder)\//);
    await visit(page, '/mainApp/messageList');
    await portal.failApi('**/getAllMessageList*', `status:0:${encodeURIComponent(FIRST)}`);
    await expectMessage(page, FIRST, () => page.getByRole('button', { name: '查询' }).click());
    await expect.poll(() => portal.settled(harm)).toEqual(harmless);
  });
  expect(next).toBeGreaterThan(100);
  expect([foreign, asked]).toEqual([[], []]);
});
