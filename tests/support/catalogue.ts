import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Portal } from './portal';

interface RegistryEntry {
  code: string;
  isolation: string;
  bridge?: string;
  entry: Record<string, string>;
}

/** How the cases are put in the place of subsystems. */
export interface Placement {
  isolation?: 'sandbox' | 'frame';
  /** So many subsystems live at once. */
  budget?: number;
}

interface Victim {
  /** Code in the registry. */
  code: string;
  /** Key of its pane, where that differs. */
  key?: string;
  /** Name in the navigation and on the card. */
  name: string;
}

/** Subsystems whose addresses the catalogue takes. */
const VICTIMS: readonly Victim[] = [
  { code: 'bjxt', name: '报事系统' },
  { code: 'jcpt', name: '综合平台' },
  { code: 'lift', name: '电梯平台' },
  { code: 'wcx', name: '能耗抄表' },
  { code: 'af', name: '安防' },
  { code: 'opbi', name: '报表中心' },
  { code: 'nfc', name: '门禁卡' },
  { code: 'byd', key: 'byd:workorder', name: '工单平台' },
];

/** A click waits for a second at most: so many frames, which a busy machine draws late but not more of. */
const FRAMES_IN_A_SECOND = 60;

/** One case of the catalogue, in the place of one subsystem. */
export class MisbehavingApp {
  /** Each case has a run of its own: what it heals stays broken for the others. */
  readonly run = `r${randomBytes(5).toString('hex')}`;

  constructor(
    private readonly page: Page,
    private readonly victim: Victim,
    /** Name of the case. */
    readonly failure: string,
    private readonly isolation: 'sandbox' | 'frame',
    private readonly port: () => string,
  ) {}

  /** Code of the subsystem whose place it takes. */
  get code(): string {
    return this.victim.code;
  }

  /** Name of that subsystem. */
  get name(): string {
    return this.victim.name;
  }

  get pane(): Locator {
    return this.page.locator(`[data-pane="${this.victim.key ?? this.code}"]`);
  }

  get card(): Locator {
    return this.pane.getByRole('alert');
  }

  /** Its entry in the navigation, whether or not it stands in the panel with the other systems. */
  get entry(): Locator {
    return this.page.getByRole('navigation').first().getByRole('link', { name: this.name });
  }

  get address(): string {
    return `http://misbehaving.localhost:${this.port()}/${this.failure}/?run=${this.run}`;
  }

  /** Opens it from the navigation, by way of the panel when it has no place in the row. */
  async enter(): Promise<void> {
    if (!(await this.entry.isVisible()))
      await this.page.getByRole('navigation').first().getByRole('button', { name: '全部' }).click();
    await this.entry.click();
    await expect(this.pane).toHaveAttribute('data-shown', 'true');
  }

  /** A heading of the misbehaving micro-app, in whichever isolation it runs. */
  heading(name: string): Locator {
    return this.inside().getByRole('heading', { name });
  }

  button(name: string): Locator {
    return this.inside().getByRole('button', { name });
  }

  private inside() {
    return this.isolation === 'frame' ? this.pane.frameLocator('iframe') : this.pane;
  }

  /** It was opened and drew its page. */
  async expectOpen(heading: string): Promise<void> {
    await this.enter();
    await expect(this.heading(heading)).toBeVisible({ timeout: 20_000 });
  }

  /** The cause goes away, for this case alone. */
  async heal(): Promise<void> {
    const answer = await this.page.request.get(`http://127.0.0.1:${this.port()}/_heal?run=${this.run}`, {
      headers: { Host: `misbehaving.localhost:${this.port()}` },
    });
    expect(await answer.text()).toContain('healed');
  }

  /** What failed is said with a way on, and nothing is being waited for any more. */
  async expectCard(words: RegExp): Promise<void> {
    await expect(this.card).toContainText(`${this.name}打开失败`, { timeout: 20_000 });
    await expect(this.card).toContainText(words);
    await expect(this.card.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(this.page.locator('[data-cover="opening"]')).toHaveCount(0);
  }

  /** Once the cause is gone, the retry in the card opens the subsystem, without a reload. */
  async expectRetryHeals(): Promise<void> {
    await this.heal();
    await this.card.getByRole('button', { name: '重试' }).click();
    await expect(this.heading('All is well')).toBeVisible({ timeout: 20_000 });
    await this.button('Works').click();
    await expect(this.button('Worked')).toBeVisible();
    await expect(this.card).toHaveCount(0);
  }
}

/** Cases of the failure catalogue, each in the place of one subsystem, with a healthy neighbour beside them. */
export class Catalogue {
  private port = '';

  constructor(
    readonly page: Page,
    readonly portal: Portal,
  ) {}

  get neighbour(): Locator {
    return this.page.getByRole('navigation').first().getByRole('link', { name: '工单中台' });
  }

  get search(): Locator {
    return this.page.locator('[data-pane="gdzt"]').getByRole('searchbox');
  }

  /** Signs in with the neighbour open, and the named cases in the registry. */
  async open<const Failures extends readonly string[]>(
    failures: Failures,
    // Room for all of them: what sleeps is the subject of a few tests only.
    { isolation = 'sandbox', budget = VICTIMS.length + 2 }: Placement = {},
  ): Promise<{ [Index in keyof Failures]: MisbehavingApp }> {
    const { page, portal } = this;
    expect(failures.length).toBeLessThanOrEqual(VICTIMS.length);
    const apps = failures.map(
      (failure, index) => new MisbehavingApp(page, VICTIMS[index]!, failure, isolation, () => this.port),
    );
    await page.route('**/subsystems.json', async (route) => {
      const answer = await route.fetch();
      const registry = (await answer.json()) as { subsystems: RegistryEntry[] };
      for (const entry of registry.subsystems) {
        const app = apps.find(({ code }) => code === entry.code);
        if (!app) continue;
        this.port = new URL(entry.entry.development!).port;
        delete entry.bridge;
        entry.isolation = isolation;
        entry.entry = { development: app.address };
      }
      await route.fulfill({ response: answer, json: registry });
    });
    await page.route('**/environment.js', async (route) => {
      const answer = await route.fetch();
      const body = `${await answer.text()}\nwindow.__PORTAL_ENVIRONMENT__.subsystemBudget = ${budget};\n`;
      await route.fulfill({ response: answer, body });
    });
    await portal.signIn('persona-demo', { path: '/gdzt' });
    await expect(this.search).toBeVisible({ timeout: 20_000 });
    await this.search.fill('云栖');
    await expect(page).toHaveURL(/q=/);
    await this.search.evaluate((field) => void (field.dataset.mark = 'the same field'));
    return apps as { [Index in keyof Failures]: MisbehavingApp };
  }

  /** The neighbour answers a click within a second, with what was typed in it; so does the way back. */
  async expectNeighbour(): Promise<void> {
    // Nothing covers it; the frames are counted in the page, where no other test runs.
    await this.neighbour.click({ trial: true });
    await this.neighbour.evaluate(async (link: HTMLElement, limit) => {
      link.click();
      const isShown = () => document.querySelector('[data-pane="gdzt"][data-shown="true"]') !== null;
      for (let drawn = 0; !isShown(); drawn += 1) {
        if (drawn > limit) throw new Error(`The neighbour is not shown ${limit} frames after the click.`);
        await new Promise((next) => requestAnimationFrame(next));
      }
    }, FRAMES_IN_A_SECOND);
    await expect(this.search).toBeVisible();
    await expect(this.search).toHaveValue('云栖');
    await expect(this.page).toHaveURL(/\/gdzt\/tickets\?q=/);
  }

  /** The neighbour was never mounted anew. */
  async expectSameNeighbour(): Promise<void> {
    await this.expectNeighbour();
    await expect(this.search).toHaveAttribute('data-mark', 'the same field');
  }
}
