import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hostileMarkup } from '../support/hostileInputs';
import { openStage } from '../support/stage/openStage';

/**
 * Hostile markup through the real editor (pasted and loaded) and the real dialog, checked by O1–O9. safe-html.spec.ts
 * tests the sanitizer alone with every input; the dialog gets all of DOMPurify's and a sample of the others, the
 * editor, which takes ten times as long for one, every third of these.
 */
type Stage = Window & {
  showNotice(scene: { value: string; shown: string }): void;
  written: string;
  ran: number;
};
type Mode = 'editor' | 'dialog' | 'raw';

const SAMPLE = 200;
const folder = process.env.HOSTILE_INPUTS;
const known =
  folder && existsSync(folder)
    ? (JSON.parse(readFileSync(join(folder, 'dompurify/expect.json'), 'utf8')) as { payload: string }[]).map(
        ({ payload }) => payload,
      )
    : [];

function inputs(): string[] {
  const all = hostileMarkup();
  const others = all.filter((input) => !known.includes(input));
  const step = Math.max(1, Math.floor(others.length / SAMPLE));
  return [...new Set([...known, ...others.filter((_, index) => index % step === 0)])];
}

async function judge(page: Page, mode: Mode, list: string[]) {
  const thirdPartyHosts: string[] = [];
  const dialogs: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (request.url().startsWith('http') && hostname !== 'localhost') thirdPartyHosts.push(hostname);
  });
  page.on('dialog', (asked) => {
    dialogs.push(asked.message());
    void asked.dismiss();
  });
  page.on('pageerror', (error) => errors.push(error.message));
  // Images of the text may be requested from anywhere; all other requests are forbidden, and none gets a response.
  await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
  await openStage(page, 'notice');
  await page.waitForFunction(() => 'showNotice' in window);
  const address = page.url();
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));

  const found = await page.evaluate(
    async ([how, markups]) => {
      const stage = window as unknown as Stage;
      stage.ran = 0;
      for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
        Object.assign(window, { [name]: () => (stage.ran += 1) });
      const tick = () => new Promise((resolve) => setTimeout(resolve, 4));
      const until = async (find: () => Element | null) => {
        for (let round = 0; round < 5_000; round += 1) {
          const element = find();
          if (element) return element;
          await tick();
        }
        throw new Error('the region did not come');
      };
      const head = document.createElement('div');
      head.id = 'shell';
      head.style.cssText = 'position:fixed;inset:0 0 auto 0;height:40px;z-index:100000';
      document.body.append(head);
      const region: Element =
        how === 'editor'
          ? await until(() => document.querySelector('[role=textbox]'))
          : how === 'dialog'
            ? (stage.showNotice({ value: '', shown: '<p>first</p>' }),
              await until(() => document.querySelector('dd div')))
            : document.body.appendChild(document.createElement('div'));

      // Looked up before names can be clobbered.
      const root = document.getElementById('root')!;
      const trips: Record<string, string[]> = { ran: [], forbidden: [], clobbered: [], covered: [], gone: [] };
      const events = ['mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart', 'pointerdown', 'keydown'];
      const forbidden =
        'script,iframe,frame,object,embed,base,meta,link,form,input,button,textarea,select,svg,math,style,video,audio';
      const isOwn = (element: Element) =>
        element.closest('.ProseMirror-widget, .ProseMirror-separator, .ant-image, button') !== null;
      for (const markup of markups) {
        const before = stage.ran;
        if (how === 'editor') {
          const data = new DataTransfer();
          data.setData('text/html', markup);
          data.setData('text/plain', markup);
          (region as HTMLElement).focus();
          region.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        } else if (how === 'dialog') {
          // A notice without content shows a dash instead of a text.
          stage.showNotice({ value: '', shown: markup.trim() ? markup : '<p></p>' });
        } else region.replaceChildren(document.createRange().createContextualFragment(markup));
        await tick();
        const here =
          how === 'dialog' ? ((await until(() => document.querySelector('[role=dialog] dd div'))) as Element) : region;
        for (const element of [...here.querySelectorAll<HTMLElement>('*')].slice(0, 60)) {
          for (const type of events) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
          if (how === 'raw' && !element.closest('a,form,button,input')) element.click?.();
        }
        const elements = [...here.querySelectorAll('*')].filter((element) => !isOwn(element));
        if (
          elements.some(
            (element) =>
              element.matches(forbidden) ||
              [...element.attributes].some(
                ({ name, value }) =>
                  /^on/i.test(name) ||
                  (/^(?:href|src|action|formaction|xlink:href|background|poster)$/i.test(name) &&
                    /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, ''))),
              ),
          )
        )
          trips.forbidden!.push(markup);
        if (typeof document.getElementById !== 'function' || !(document.body instanceof HTMLBodyElement))
          trips.clobbered!.push(markup);
        if ([20, 500, 1200].some((x) => document.elementFromPoint(x, 20)?.id !== 'shell')) trips.covered!.push(markup);
        if (!head.isConnected || !root.hasChildNodes()) trips.gone!.push(markup);
        if (how === 'editor') stage.showNotice({ value: '', shown: '' });
        if (stage.ran > before) trips.ran!.push(markup);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
      if (stage.ran > 0 && trips.ran!.length === 0) trips.ran!.push('later');
      return trips;
    },
    [mode, list] as const,
  );
  return { found, thirdPartyHosts, dialogs, errors, popups, isStill: page.url() === address };
}

for (const mode of ['editor', 'dialog'] as const)
  test(`T15 T16 R113 R047 hostile markup in the real ${mode}: nothing runs, covers, clobbers or navigates away`, async ({
    page,
  }) => {
    const list = inputs().filter((_, index) => mode === 'dialog' || index % 3 === 0);
    const { found, dialogs, errors, popups, isStill } = await judge(page, mode, list);
    expect(found).toEqual({ ran: [], forbidden: [], clobbered: [], covered: [], gone: [] });
    expect(dialogs).toEqual([]);
    expect(errors).toEqual([]);
    expect(popups).toEqual([]);
    expect(isStill).toBe(true);
  });

test('T15 the same checks fail without sanitizing', async ({ page }) => {
  // Without inputs that navigate away or block the page: the checks have to run.
  const tame = hostileMarkup()
    .slice(0, 60)
    .filter((input) => !/refresh|<base|document\.|location|<form|plaintext/i.test(input));
  const { found } = await judge(page, 'raw', tame);
  expect(found.ran!.length).toBeGreaterThan(tame.length * 0.1);
  expect(found.forbidden!.length).toBeGreaterThan(tame.length * 0.4);
  expect(found.covered!.length + found.clobbered!.length).toBeGreaterThan(0);
});
