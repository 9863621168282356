import { randomBytes } from 'node:crypto';
import { expect, test as base, type Locator, type Page, type Request, type Response } from '@playwright/test';
import { runAxe } from './axe';
import { keepIntercepting } from './keepIntercepting';
import { serveWithNginx, type NginxPortal } from './nginx';
import { watchPendingRequests } from './pendingRequests';
import { recordPolicyViolations } from './policyViolations';
import { SharedContext } from './sharedContext';

export { expect } from '@playwright/test';

/** The users of the mock server (A19). */
export type Persona =
  | 'persona-demo'
  | 'persona-restricted'
  | 'persona-unbound'
  | 'persona-review'
  | 'persona-unverified'
  | 'persona-nophone';

/** `latency:800`, `http:502`, `malformed`, `empty`, `session-expired`, `timeout`, `status:0:text`, `lost` or `lost:504`; joined by ';'. */
export type FailureKind = string;

/** A request of the page, in a form for assertions. */
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
const isApiCall = (url: string) => API.test(new URL(url).pathname);

/** Actions of a test on the portal besides clicking. */
export class Portal {
  /** The mock dataset of this test; its changes are invisible to other tests. */
  readonly dataset = `w${randomBytes(5).toString('hex')}`;
  /** Uncaught errors of the page; a test that expects one clears the list. */
  readonly uncaught: string[] = [];

  /** The addresses of the requests that have no response yet. */
  private readonly pendingRequests: () => string[];

  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('pageerror', (error) => this.uncaught.push(error.stack ?? error.message));
    this.pendingRequests = watchPendingRequests(page);
  }

  /**
   * Reads a value for a later assertion (the id of a row, a count from before) when no call is pending and nothing on
   * the screen is marked as busy, so that the value is stable.
   */
  async settled<T>(read: () => Promise<T>): Promise<T> {
    const busy = this.page.locator('[aria-busy="true"]').filter({ visible: true });
    await expect
      .poll(async () => {
        // An action starts its calls in the tasks that follow: after these they are pending.
        const isStill = await this.page
          .evaluate(async () => {
            for (let task = 0; task < 3; task += 1)
              await new Promise((resolve) => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = resolve;
                port2.postMessage(null);
              });
            return true;
          })
          // Another document has begun.
          .catch(() => false);
        if (!isStill) return 1;
        return this.pendingRequests().filter(isApiCall).length + (await busy.count());
      })
      .toBe(0);
    return read();
  }

  /** Where a test has left the page, in a few lines, for the report of its failure. */
  async describePage(): Promise<string> {
    const snapshot = await this.page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch(() => '(it does not answer)');
    const landmarks = snapshot
      .split('\n')
      .filter((line) => /^\(|^ *- (heading|alert|dialog|alertdialog|status)/.test(line));
    return [
      `the page was at ${this.page.url()}`,
      ...landmarks.slice(0, 10),
      ...this.pendingRequests().map((url) => `without a response: ${url}`),
    ].join('\n');
  }

  /** Focuses an element for the next key, once the page is settled: one that still opens would take the focus. */
  async focus(element: Locator): Promise<void> {
    await this.settled(() => element.focus());
    await expect(element).toBeFocused();
  }

  /** The sign-on token of a persona in this test's dataset. */
  token(persona: Persona = 'persona-demo') {
    return `${persona}.${this.dataset}`;
  }

  /**
   * Signs in like the identity provider, by the token in the address; with a `path`, as a user with a session cookie
   * who opens that address: one start of the portal instead of two.
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

  /** Sets the language of the browser; call it before the first visit. */
  async preferLanguage(language: 'zh-CN' | 'en-US'): Promise<void> {
    await this.page.addInitScript((wanted) => {
      Object.defineProperty(navigator, 'language', { get: () => wanted });
      Object.defineProperty(navigator, 'languages', { get: () => [wanted] });
    }, language);
  }

  /** Makes the mock fail for the matching addresses until the returned function is called. */
  async failApi(address: string | RegExp, kind: FailureKind): Promise<() => Promise<void>> {
    await this.page.route(address, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'Mock-Failure': kind } }),
    );
    return () => this.page.unroute(address);
  }

  /** Records the page's calls from now on; by default all calls to the API hosts of the mock server. */
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

  /** Waits for the response to a call whose path ends like this. */
  responseTo(path: string, method?: string): Promise<Response> {
    return this.page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname.endsWith(path) && (!method || response.request().method() === method),
    );
  }

  /** Fails with a readable list when axe finds serious or critical violations on the present page. */
  async expectNoAxeViolations({ include, exclude = [] }: { include?: string; exclude?: string[] } = {}): Promise<void> {
    // The page left last stays painted below the shown one for a moment; any key hides it.
    await this.page.evaluate(async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      // An element that fades has too little contrast, and a fade begins frames after the click. Endless animations are
      // not waited for, nor paused ones, as in a hidden page.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const passing = () =>
        document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      const until = performance.now() + 1_000;
      do {
        await frame();
        await frame();
        const longest = new Promise((resolve) => setTimeout(resolve, until - performance.now()));
        await Promise.race([longest, Promise.allSettled(passing().map(({ finished }) => finished))]);
        await frame();
      } while (passing().length > 0 && performance.now() < until);
    });
    const violations = await runAxe(this.page, {
      ...(include && { include: [[include]] }),
      exclude: exclude.map((selector) => [selector]),
    });
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

interface TestOptions {
  /** The test has a browser context of its own. */
  isolated: boolean;
  /** `page.route` intercepts files of the build, too, which the browser may have in memory. */
  interceptsFiles: boolean;
}

export interface WorkerOptions {
  /** What serves the build: the preview, or nginx as in production (the journeys with the tag `@nginx`). */
  server: 'preview' | 'nginx';
}

interface WorkerFixtures extends WorkerOptions {
  sharedContext: SharedContext;
  nginx: NginxPortal | null;
}

/**
 * Playwright's `test` with a portal and its own dataset; fails on uncaught errors, behind nginx also on violations of
 * the policy.
 */
export const test = base.extend<TestOptions & { portal: Portal }, WorkerFixtures>({
  isolated: [false, { option: true }],
  interceptsFiles: [false, { option: true }],
  server: ['preview', { option: true, scope: 'worker' }],
  nginx: [
    async ({ server }, use, { project }) => {
      const nginx = server === 'nginx' ? await serveWithNginx(project.use.baseURL!) : null;
      await use(nginx);
      await nginx?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, server, nginx }, use, testInfo) => {
    testInfo.skip(server === 'nginx' && !nginx, 'neither nginx nor a package of it is available on this machine');
    await use(nginx?.address ?? baseURL);
  },
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
  portal: async ({ page, interceptsFiles, baseURL, server }, use, testInfo) => {
    const portal = new Portal(page, baseURL!);
    keepIntercepting(page, { interceptsFiles });
    const violations = recordPolicyViolations(page);
    await use(portal);
    if (testInfo.status !== testInfo.expectedStatus)
      testInfo.annotations.push({ type: 'page', description: await portal.describePage() });
    expect(portal.uncaught, 'uncaught errors of the page').toEqual([]);
    if (server === 'nginx') expect(violations, 'violations of the policy that nginx sends').toEqual([]);
  },
});
