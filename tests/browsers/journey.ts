import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { byCss, byRole, type Engine, type Target } from './engines/engine';
import { startFirefox } from './engines/firefox';
import { asData } from './engines/finder';
import { presentFirefox, presentWebKit } from './engines/present';
import { startWebKit } from './engines/webkit';

export { expect } from '@playwright/test';

/** The browsers that the journeys are made in, and what to install where one is missing. */
const starts: Record<string, { hint: string; start: () => Promise<Engine> | undefined }> = {
  Firefox: {
    hint: 'apt-get install firefox-esr, or FIREFOX_PATH',
    start: () => {
      const program = presentFirefox();
      return program ? startFirefox(program) : undefined;
    },
  },
  WebKitGTK: {
    hint: 'apt-get install webkit2gtk-driver xvfb',
    start: () => {
      const programs = presentWebKit();
      return programs && startWebKit(programs);
    },
  },
};

/** What a person does and sees, the same in every browser. */
export class Journey {
  /** The mock dataset of this journey; its changes are invisible to others. */
  private readonly dataset = `w${randomBytes(5).toString('hex')}`;

  constructor(
    readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Opens an address as a person with a session, in a browser that nobody has used. */
  async signIn(path: string, persona = 'persona-demo'): Promise<void> {
    await this.engine.open(`${this.origin}/favicon.svg`);
    const token = `${persona}.${this.dataset}`;
    await this.engine.evaluate(async (value) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases())
        await new Promise((done) => (indexedDB.deleteDatabase(name!).onsuccess = done));
      document.cookie = `ssoToken=${value}; path=/`;
      // The language of the browser is not everywhere under the control of a driver.
      localStorage.setItem('portal.language', JSON.stringify({ version: 1, value: 'zh-CN' }));
    }, token);
    await this.open(path);
  }

  open = (path: string) => this.engine.open(`${this.origin}${path}`);
  click = (target: Target, options?: { button?: 'right' }) => this.engine.click(target, options);
  press = (...keys: string[]) => this.engine.press(...keys);
  type = (text: string) => this.engine.type(text);

  /** Clicks a field and replaces what is in it by typing. */
  async fill(field: Target, text: string): Promise<void> {
    await this.click(field);
    await this.press('Control+a', 'Delete');
    await this.type(text);
  }

  /** The texts of all visible elements of a target. */
  texts(target: Target): Promise<string[]> {
    return this.engine.evaluate(
      (wanted) =>
        (Reflect.get(window, Symbol.for('journeys')) as { texts: (target: unknown) => string[] }).texts(wanted),
      asData(target),
    );
  }

  /** A property of the first visible element of a target; undefined without one. */
  read(target: Target, property: string): Promise<unknown> {
    return this.engine.evaluate(
      (wanted, name) => {
        const { find } = Reflect.get(window, Symbol.for('journeys')) as { find: (target: unknown) => Element | null };
        const value: unknown = Reflect.get(find(wanted) ?? {}, name);
        return value as string | number | boolean | undefined;
      },
      asData(target),
      property,
    );
  }

  async see(target: Target, count?: number): Promise<void> {
    const seen = expect.poll(
      async () => (await this.texts(target)).length,
      `visible: ${JSON.stringify(asData(target))}`,
    );
    await (count === undefined ? seen.toBeGreaterThan(0) : seen.toBe(count));
  }

  async seeNot(target: Target): Promise<void> {
    await this.see(target, 0);
  }

  async seeText(target: Target, text: string | RegExp): Promise<void> {
    const shown = expect.poll(async () => (await this.texts(target)).join('\n'));
    await (typeof text === 'string' ? shown.toContain(text) : shown.toMatch(text));
  }

  async seeValue(field: Target, value: string): Promise<void> {
    await expect.poll(() => this.read(field, 'value')).toBe(value);
  }

  /** Path and query of the address. */
  async seeAddress(address: string | RegExp): Promise<void> {
    const shown = expect.poll(() => this.engine.evaluate(() => location.pathname + location.search));
    await (typeof address === 'string' ? shown.toBe(address) : shown.toMatch(address));
  }

  /** Finished downloads by their names. */
  async downloaded(): Promise<Record<string, string>> {
    const names = readdirSync(this.engine.downloads).filter((name) => !/\.(part|wkdownload|tmp)$/.test(name));
    return Object.fromEntries(names.map((name) => [name, readFileSync(join(this.engine.downloads, name), 'utf8')]));
  }

  heading = (name: string | RegExp, within?: Target) => byRole('heading', name, within);
  /** An entry of the navigation. */
  entry = (name: string) => byRole('link', name, byRole('navigation', '子系统导航'));
  rows = byCss('tr[data-row-key]');
  dialog = (name?: string | RegExp) => byRole('dialog', name);
}

/** A test that is made in each browser; it fails on uncaught errors of the page. */
export const test = base.extend<{ journey: Journey }, { engine: Engine | null; browserTitle: string }>({
  browserTitle: ['', { option: true, scope: 'worker' }],
  // One browser for all journeys of a worker: its start takes longer than most of them.
  engine: [
    async ({ browserTitle }, use) => {
      const { start, hint } = starts[browserTitle]!;
      const engine = (await start()) ?? null;
      if (!engine) console.warn(`${browserTitle} is not installed (${hint}): its journeys are skipped.`);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker' },
  ],
  journey: async ({ engine, browserTitle, baseURL }, use, testInfo) => {
    testInfo.skip(!engine, `${browserTitle} is not installed`);
    if (!engine) return;
    await use(new Journey(engine, baseURL!));
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', { body: await engine.screenshot(), contentType: 'image/png' });
    expect(await engine.errors(), `errors in ${engine.title}`).toEqual([]);
  },
});
