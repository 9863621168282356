import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { changeEnvironment } from './changeEnvironment';
import type { Portal } from './portal';

interface RegistryEntry {
  code: string;
  isolation: string;
  bridge?: string;
  entry: Record<string, string>;
}

/** How the cases replace subsystems. */
export interface Placement {
  isolation?: 'sandbox' | 'frame';
  /** Maximum of mounted subsystems. */
  budget?: number;
}

interface Victim {
  /** Code in the registry. */
  code: string;
  /** Key of its pane, if it differs from the code. */
  key?: string;
  /** Name in the navigation and on the card. */
  name: string;
}

/** Subsystems that the catalog replaces. */
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

/** A click may take a second: counted in frames, which a busy machine draws late, but not more of them. */
const FRAMES_IN_A_SECOND = 60;

/** One case of the catalog, in place of one subsystem. */
class MisbehavingApp {
  /** Each case has its own run: `heal` affects no other case. */
  readonly run = `r${randomBytes(5).toString('hex')}`;

  constructor(
    private readonly page: Page,
    private readonly victim: Victim,
    /** Name of the case. */
    readonly failure: string,
    private readonly isolation: 'sandbox' | 'frame',
    private readonly port: () => string,
  ) {}

  /** Code of the subsystem that it replaces. */
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

  /** Its entry in the navigation, in the row or in the panel with the other systems. */
  get entry(): Locator {
    return this.page.getByRole('navigation').first().getByRole('link', { name: this.name });
  }

  get address(): string {
    return `http://misbehaving.localhost:${this.port()}/${this.failure}/?run=${this.run}`;
  }

  /** Opens it from the navigation, through the panel when it is not in the row. */
  async enter(): Promise<void> {
    if (!(await this.entry.isVisible()))
      await this.page.getByRole('navigation').first().getByRole('button', { name: '全部' }).click();
    await this.entry.click();
    await expect(this.pane).toHaveAttribute('data-shown', 'true');
  }

  /** A heading of the misbehaving micro-app, in either isolation. */
  heading(name: string): Locator {
    return this.inside().getByRole('heading', { name });
  }

  button(name: string): Locator {
    return this.inside().getByRole('button', { name });
  }

  private inside() {
    return this.isolation === 'frame' ? this.pane.frameLocator('iframe') : this.pane;
  }

  /** Opens it and expects its page. */
  async expectOpen(heading: string): Promise<void> {
    await this.enter();
    await expect(this.heading(heading)).toBeVisible();
  }

  /** Removes the cause, for this case alone. */
  async heal(): Promise<void> {
    const answer = await this.page.request.get(`http://127.0.0.1:${this.port()}/_heal?run=${this.run}`, {
      headers: { Host: `misbehaving.localhost:${this.port()}` },
    });
    expect(await answer.text()).toContain('healed');
  }

  /** Expects the failure card with an action, and no loading state. */
  async expectCard(words: RegExp): Promise<void> {
    await expect(this.card).toContainText(`${this.name}打开失败`);
    await expect(this.card).toContainText(words);
    await expect(this.card.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(this.page.locator('[data-cover="opening"]')).toHaveCount(0);
  }

  /** Expects that once the cause is removed, the retry in the card opens the subsystem without a reload. */
  async expectRetryHeals(): Promise<void> {
    await this.heal();
    await this.card.getByRole('button', { name: '重试' }).click();
    await expect(this.heading('All is well')).toBeVisible();
    await this.button('Works').click();
    await expect(this.button('Worked')).toBeVisible();
    await expect(this.card).toHaveCount(0);
  }
}

/** Cases of the failure catalog, each in place of one subsystem, and a healthy neighbour. */
export class Catalog {
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

  /** Signs in with the neighbour open and the named cases in the registry. */
  async open<const Failures extends readonly string[]>(
    failures: Failures,
    // Enough for all of them: only a few tests are about suspended panes.
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
    await changeEnvironment(page, { subsystemBudget: budget });
    await portal.signIn('persona-demo', { path: '/gdzt' });
    await expect(this.search).toBeVisible();
    // It draws its page again when the permission codes arrive.
    await expect(page.locator('[data-pane="gdzt"]').getByText('各项目工单的派单')).toBeVisible();
    await this.search.fill('云栖');
    await expect(page).toHaveURL(/q=/);
    await this.search.evaluate((field) => void (field.dataset.mark = 'the same field'));
    return apps as { [Index in keyof Failures]: MisbehavingApp };
  }

  /** Expects that a click shows the neighbour within a second, with what was typed in it. */
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

  /** Expects that the neighbour was never mounted again. */
  async expectSameNeighbour(): Promise<void> {
    await this.expectNeighbour();
    await expect(this.search).toHaveAttribute('data-mark', 'the same field');
  }
}
