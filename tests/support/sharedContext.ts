import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a page may have stored besides cookies, as storage types of the DevTools protocol. */
const STORAGE = 'local_storage,indexeddb,cache_storage,service_workers';

/** After this time a context is replaced instead of cleared, or given up instead of closed. */
const CLEARING_LIMIT_MS = 30_000;

/** Whether this is done within the limit: the browser has failed to answer, twice in tens of thousands of tests. */
async function isSoon(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), CLEARING_LIMIT_MS)));
  return Promise.race([work.then(() => true), limit]).finally(() => clearTimeout(timer));
}

/**
 * One browser context for all tests of a worker, cleared after each of them. A page that stays open at the portal's
 * origin keeps the renderer process alive (with `--process-per-site`), and with it the compiled scripts: starting the
 * portal costs a third less. Each test has its own page. A test that needs its own process uses `test.use({ isolated:
 * true })`.
 */
export class SharedContext {
  private context: BrowserContext | undefined;
  private keeper: Page | undefined;
  private protocol: CDPSession | undefined;
  private readonly origins = new Set<string>();
  private isSpoiled = false;

  constructor(private readonly browser: Browser) {}

  /** Returns the context. The first test creates it: only then are the options of the configuration known. */
  async open(origin: string): Promise<BrowserContext> {
    if (this.context) return this.context;
    const context = await this.browser.newContext();
    this.keeper = await context.newPage();
    await this.keeper.goto(`${origin}/favicon.svg`);
    this.protocol = await context.newCDPSession(this.keeper);
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        const { origin: visited } = new URL(frame.url());
        if (visited !== 'null') this.origins.add(visited);
      }),
    );
    // These cannot be undone, or not reliably: `unrouteAll` has hung until the end of the test. So the context is replaced
    // after the test.
    const spoil = <T extends object>(target: T, names: (keyof T & string)[]) =>
      names.forEach((name) => {
        const original = (target[name] as (...all: unknown[]) => unknown).bind(target);
        Reflect.set(target, name, (...all: unknown[]) => {
          this.isSpoiled = true;
          return original(...all);
        });
      });
    spoil(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']);
    spoil(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'route', 'setOffline']);
    this.isSpoiled = false;
    this.context = context;
    return context;
  }

  /** Closes the pages of a test and clears what they have stored, for the next test. */
  async empty(): Promise<void> {
    const { context, protocol } = this;
    if (!context || !protocol) return;
    if (this.isSpoiled || !(await isSoon(this.clear(context, protocol)))) return this.close();
    this.origins.clear();
  }

  private async clear(context: BrowserContext, protocol: CDPSession): Promise<void> {
    const pages = context.pages().filter((page) => page !== this.keeper);
    await Promise.all(pages.map((page) => page.close()));
    // In the process that goes on for the keeper, a closed page may still run a task: without this turn in its queue, a
    // cookie that is set meanwhile outlived the clearing in 96 of 100 trials.
    await this.keeper?.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(document.cookie), 0)));
    const origins = [...this.origins];
    await Promise.all([
      context.clearCookies(),
      context.clearPermissions(),
      ...origins.map((origin) => protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE })),
    ]);
  }

  async close(): Promise<void> {
    const { context } = this;
    this.context = undefined;
    if (context) await isSoon(context.close());
  }
}
