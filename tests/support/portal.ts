import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page, type Request, type Response } from '@playwright/test';
import { SharedContext } from './sharedContext';

export { expect } from '@playwright/test';

/** The people of the mock server (A19). */
export type Persona =
  | 'persona-demo'
  | 'persona-restricted'
  | 'persona-unbound'
  | 'persona-review'
  | 'persona-unverified'
  | 'persona-nophone';

/** `latency:800`, `http:502`, `malformed`, `empty`, `session-expired`, `timeout`, `status:0:text`, `lost` or `lost:504`; joined by ';'. */
export type FailureKind = string;

/** A request of the page as a test wants to read it. */
export interface RecordedRequest {
  method: string;
  /** Path without the origin and the query. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** The parsed JSON body, the raw text of any other, undefined without one. */
  body: unknown;
  raw: Request;
}

/** Paths of the API hosts of the mock server. */
const API = /^\/_(base|workorder|portal|files)\//;
const isApiCall = (request: Request) => API.test(new URL(request.url()).pathname);

/** What a journey does with the portal besides clicking. */
export class Portal {
  /** The mock dataset of this test; its changes are invisible to other tests. */
  readonly dataset = `w${randomBytes(5).toString('hex')}`;
  /** Uncaught errors of the page; a test that expects one empties the list. */
  readonly uncaught: string[] = [];

  /** Calls to the API hosts whose response has not come yet. */
  private readonly pending = new Set<Request>();

  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('pageerror', (error) => this.uncaught.push(error.stack ?? error.message));
    page.on('request', (request) => isApiCall(request) && this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  /**
   * Reads from the screen what an assertion needs later (the id of a row, a count from before), when no call is
   * pending and nothing on the screen is marked as busy: what is read then is not about to change.
   */
  async settled<T>(read: () => Promise<T>): Promise<T> {
    const busy = this.page.locator('[aria-busy="true"]').filter({ visible: true });
    await expect
      .poll(async () => {
        // What an action starts, it starts in the tasks that follow: their calls are pending after these.
        await this.page.evaluate(async () => {
          for (let task = 0; task < 3; task += 1)
            await new Promise((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = resolve;
              port2.postMessage(null);
            });
        });
        return this.pending.size + (await busy.count());
      })
      .toBe(0);
    return read();
  }

  /** The sign-on token of a persona in this test's dataset. */
  token(persona: Persona = 'persona-demo') {
    return `${persona}.${this.dataset}`;
  }

  /**
   * Signs in as the identity provider would, by the token in the address; with a `path`, as somebody whose session
   * already stands in the cookie and who opens that address: one start of the portal, not two.
   */
  async signIn(
    persona: Persona = 'persona-demo',
    { path, language }: { path?: string; language?: 'zh-CN' | 'en-US' } = {},
  ): Promise<void> {
    if (language) await this.preferLanguage(language);
    if (path) {
      await this.page.context().addCookies([{ name: 'ssoToken', value: this.token(persona), url: this.origin }]);
      await this.page.goto(path);
      return;
    }
    await this.page.goto(`/?ssoToken=${this.token(persona)}`);
    await this.page.waitForURL((url) => !url.searchParams.has('ssoToken'));
  }

  /** What the browser says its language is; to be called before the first visit. */
  async preferLanguage(language: 'zh-CN' | 'en-US'): Promise<void> {
    await this.page.addInitScript((wanted) => {
      Object.defineProperty(navigator, 'language', { get: () => wanted });
      Object.defineProperty(navigator, 'languages', { get: () => [wanted] });
    }, language);
  }

  /** Lets the mock fail for the matching addresses until the answered function is called. */
  async failApi(address: string | RegExp, kind: FailureKind): Promise<() => Promise<void>> {
    await this.page.route(address, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'Mock-Failure': kind } }),
    );
    return () => this.page.unroute(address);
  }

  /** Records the page's calls from now on; without a pattern every call to the API hosts of the mock server. */
  recordRequests(pattern: RegExp = API): RecordedRequest[] {
    const recorded: RecordedRequest[] = [];
    this.page.on('request', (raw) => {
      const url = new URL(raw.url());
      if (!pattern.test(url.pathname)) return;
      recorded.push({
        method: raw.method(),
        path: url.pathname,
        query: url.searchParams,
        headers: raw.headers(),
        body: parsed(raw.postData()),
        raw,
      });
    });
    return recorded;
  }

  /** Waits for the answer to a call whose path ends like this. */
  responseTo(path: string, method?: string): Promise<Response> {
    return this.page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname.endsWith(path) && (!method || response.request().method() === method),
    );
  }

  /** Fails with a readable list when axe finds something serious or critical on the page as it stands. */
  async expectNoAxeViolations({ include, exclude = [] }: { include?: string; exclude?: string[] } = {}): Promise<void> {
    // The page left last stays painted below the shown one for a moment; any key hides it.
    await this.page.evaluate(async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      // What is just fading in has too little contrast. What turns for ever is not waited for.
      const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      // Nor what stands still, as in a page that is hidden.
      const longest = new Promise((resolve) => setTimeout(resolve, 1_000));
      await Promise.race([longest, Promise.allSettled(passing.map(({ finished }) => finished))]);
    });
    const builder = new AxeBuilder({ page: this.page }).setLegacyMode(true);
    if (include) builder.include(include);
    exclude.forEach((selector) => builder.exclude(selector));
    const { violations } = await builder.analyze();
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, impact, help, nodes }) =>
          `${impact} ${id}: ${help}\n  ${nodes
            .map(({ html }) => html)
            .slice(0, 5)
            .join('\n  ')}`,
      );
    expect(serious, serious.join('\n')).toEqual([]);
  }
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Playwright's `test` with a portal, a world of its own, and an eye on uncaught errors. */
export const test = base.extend<{ portal: Portal; isolated: boolean }, { sharedContext: SharedContext }>({
  isolated: [false, { option: true }],
  sharedContext: [
    async ({ browser }, use) => {
      const shared = new SharedContext(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ isolated, sharedContext, browser, baseURL }, use) => {
    const context = isolated ? await browser.newContext() : await sharedContext.open(baseURL!);
    await use(context);
    await (isolated ? context.close() : sharedContext.empty());
  },
  portal: async ({ page, baseURL }, use) => {
    const portal = new Portal(page, baseURL!);
    await use(portal);
    expect(portal.uncaught, 'uncaught errors of the page').toEqual([]);
  },
});
