import { expect, test } from '@playwright/test';
import { hostileMarkup } from '../support/hostileInputs';
import { openStage } from '../support/stage/openStage';

type Stage = Window & { sanitizeHtml(html: string): string; ran: number };

test.setTimeout(180_000);

test('T15 no hostile markup runs, draws over the page, takes over names or calls anybody', async ({ page }) => {
  const hosts = new Set<string>();
  const dialogs: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openStage(page, 'none');
  const address = page.url();

  const result = await page.evaluate(async (inputs) => {
    const stage = window as unknown as Stage;
    stage.ran = 0;
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.assign(window, { [name]: () => (stage.ran += 1) });
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="shell" style="position:fixed;inset:0 0 auto 0;height:56px;z-index:100"></div>' +
        '<div id="region" style="overflow:auto;contain:layout paint;isolation:isolate;height:400px;margin-top:60px"></div>',
    );
    const region = document.getElementById('region')!;
    const covered: string[] = [];
    const clobbered: string[] = [];
    const executed: string[] = [];
    const events = [
      'mouseover',
      'focus',
      'error',
      'load',
      'toggle',
      'animationstart',
      'pointerdown',
      'keydown',
      'input',
    ];
    for (const [index, input] of inputs.entries()) {
      const before = stage.ran;
      region.replaceChildren(document.createRange().createContextualFragment(stage.sanitizeHtml(input)));
      for (const element of [...region.querySelectorAll<HTMLElement>('*')].slice(0, 60)) {
        for (const type of events) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
        if (!element.closest('a')) element.click();
      }
      if ([10, 600, 1300].some((x) => document.elementFromPoint(x, 20)?.id !== 'shell')) covered.push(input);
      if (typeof document.getElementById !== 'function' || !(document.body instanceof HTMLBodyElement))
        clobbered.push(input);
      if (index % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 15));
      if (stage.ran > before) executed.push(input);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { covered, clobbered, executed, ran: stage.ran };
  }, hostileMarkup());

  expect(result).toEqual({ covered: [], clobbered: [], executed: [], ran: 0 });
  expect(dialogs).toEqual([]);
  expect(page.url()).toBe(address);
  expect([...hosts].filter((host) => host !== 'localhost' && /evil|xss|rocks/.test(host))).toEqual([]);
});

test('T15 F49 large and deeply nested markup is cleaned without a hang', async ({ page }) => {
  await openStage(page, 'none');
  const lengths = await page.evaluate(() => {
    const { sanitizeHtml } = window as unknown as Stage;
    const inputs = [
      '<div>'.repeat(10_000),
      '<table><tr><td>'.repeat(3000),
      '<p>a</p>'.repeat(100_000),
      `<img src="data:image/png;base64,${'A'.repeat(5_000_000)}">`,
    ];
    return inputs.map((input) => sanitizeHtml(input).length);
  });
  expect(lengths.every((length) => length > 10_000)).toBe(true);
});

test('T15 a wide table is scrolled inside its box, also with the keyboard', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { markup: `<table><tr>${'<td>一列很长的文字内容</td>'.repeat(40)}</tr></table>` }),
  );
  await openStage(page, 'markup');
  const region = page.getByRole('region', { name: 'notice' });
  await expect(region).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
