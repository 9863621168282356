import { expect, test, type Page } from '@playwright/test';
import { hostileMarkup } from '../support/hostileInputs';
import { openStage } from '../support/stage/openStage';

type Stage = Window & {
  sanitizeHtml(html: string): string;
  findBrowserSanitizer(): ((element: Element, html: string) => void) | undefined;
  ran: number;
};

test('T15 no hostile markup runs, covers the page, clobbers names or sends requests', async ({ page }) => {
  const hosts = new Set<string>();
  const dialogs: string[] = [];
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openStage(page, 'none');
  const address = page.url();

  const judge = () =>
    page.evaluate(async (inputs) => {
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
  const result = await judge();

  expect(result).toEqual({ covered: [], clobbered: [], executed: [], ran: 0 });
  expect(dialogs).toEqual([]);
  expect(page.url()).toBe(address);
  expect([...hosts].filter((host) => host !== 'localhost' && /evil|xss|rocks/.test(host))).toEqual([]);
});

/** A notice with everything that the sanitizer's profile allows. */
const rich =
  '<h2 style="text-align: center">通知</h2><p style="color: #c4182b; font-size: 16px; background-color: rgb(1, 2, 3)">红' +
  '</p><ol start="3" reversed type="a"><li value="7">一</li></ol><table border="1" width="100%" bgcolor="#eee"><caption>表' +
  '</caption><colgroup><col span="2" width="50%"></colgroup><thead><tr><th scope="col" colspan="2">甲</th></tr></thead>' +
  '<tbody><tr><td rowspan="2" align="center" valign="top" nowrap>乙</td><td style="width: 50%">丙</td></tr></tbody></table>' +
  '<img src="data:image/png;base64,iVBORw0KGgo=" alt="图" width="10" height="10"><img src="/_files/1.png" title="x">' +
  '<a href="https://example.org/?a=1&amp;b=2">外</a><a href="mailto:a@example.org">信</a><a href="tel:110">话</a>' +
  '<details open><summary>多</summary><font color="red">旧</font></details><blockquote dir="rtl" lang="ar">x</blockquote>' +
  '<time datetime="2026-11-22">今</time><hr><pre>  a\n  b</pre><code>x &lt; y</code>';

test('T15 the browser’s own sanitizer keeps everything that the portal allows, and alone would stop everything that runs', async ({
  page,
}) => {
  await openStage(page, 'none');
  const compare = () =>
    page.evaluate(
      ([inputs, all]) => {
        const { sanitizeHtml, findBrowserSanitizer } = window as unknown as Stage;
        const put = findBrowserSanitizer();
        if (!put) return null;
        // Outside of the document: nothing of the control runs.
        const home = document.implementation.createHTMLDocument('');
        const [one, other] = [home.createElement('div'), home.createElement('div')];
        const both = (html: string) => {
          one.innerHTML = html;
          put(other, html);
          // The portal can empty this attribute; it cannot be removed from an element once it is there.
          return [one.innerHTML.replaceAll(' is=""', ''), other.innerHTML] as const;
        };
        const isChanged = (html: string) => both(html)[0] !== both(html)[1];
        const running = (html: string) => {
          put(other, html);
          return [...other.querySelectorAll('*')].some(
            (element) =>
              /^(?:script|iframe|frame|object|embed)$/.test(element.localName) ||
              (element as HTMLAnchorElement).protocol === 'javascript:' ||
              element.getAttributeNames().some((name) => name.startsWith('on')),
          );
        };
        return {
          changed: inputs.map((input) => sanitizeHtml(input)).filter(isChanged),
          rich: both(sanitizeHtml(all)),
          rawChanged: inputs.filter(isChanged).length / inputs.length,
          rawRunning: inputs.filter(running),
        };
      },
      [hostileMarkup(), rich] as const,
    );
  const result = await compare();
  expect(result, 'this browser has a sanitizer of its own').not.toBeNull();
  const { changed, rich: shown, rawChanged, rawRunning } = result!;
  expect(changed).toEqual([]);
  expect(shown[1]).toBe(shown[0]);
  for (const kept of ['style="color: #c4182b', 'colspan="2"', 'data:image/png', 'rel="noopener', 'target="_blank"'])
    expect(shown[1]).toContain(kept);
  expect(rawChanged, 'the comparison sees what is taken out').toBeGreaterThan(0.3);
  expect(rawRunning).toEqual([]);
});

test('T15 a notice looks the same with and without the browser’s own sanitizer, which is used if available', async ({
  page,
  context,
}) => {
  const show = async (target: Page, hasOwn: boolean) => {
    await target.addInitScript(
      ([markup, own]) => {
        const stage = Object.assign(window, { markup, puts: 0 });
        const { setHTML } = Element.prototype as { setHTML?: (...given: unknown[]) => void };
        if (!own) Reflect.deleteProperty(Element.prototype, 'setHTML');
        else if (setHTML)
          Object.assign(Element.prototype, {
            setHTML(this: Element, ...given: unknown[]) {
              stage.puts += 1;
              setHTML.apply(this, given);
            },
          });
      },
      [rich, hasOwn] as const,
    );
    await openStage(target, 'markup');
    await expect(target.getByRole('cell', { name: '丙' })).toBeVisible();
    return target.evaluate(() => ({
      html: document.querySelector('main table')!.parentElement!.innerHTML,
      puts: (window as unknown as { puts: number }).puts,
      hasOwn: (window as unknown as Stage).findBrowserSanitizer() !== undefined,
    }));
  };
  const without = await show(await context.newPage(), false);
  const own = await show(page, true);
  expect(own.html).toBe(without.html);
  expect(without).toMatchObject({ puts: 0, hasOwn: false });
  expect(own.puts).toBe(own.hasOwn ? 1 : 0);
});

test('T15 F49 large and deeply nested markup is sanitized without blocking', async ({ page }) => {
  await openStage(page, 'none');
  const cleaned = () =>
    page.evaluate(() => {
      const { sanitizeHtml } = window as unknown as Stage;
      const inputs = [
        '<div>'.repeat(10_000),
        '<table><tr><td>'.repeat(3000),
        '<p>a</p>'.repeat(100_000),
        `<img src="data:image/png;base64,${'A'.repeat(5_000_000)}">`,
      ];
      return inputs.map((input) => sanitizeHtml(input).length);
    });
  const lengths = await cleaned();
  expect(lengths.every((length) => length > 10_000)).toBe(true);
});

test('T15 a wide table scrolls inside its box, also by keyboard', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { markup: `<table><tr>${'<td>一列很长的文字内容</td>'.repeat(40)}</tr></table>` }),
  );
  await openStage(page, 'markup');
  const region = page.getByRole('region', { name: 'notice' });
  await expect(region).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
