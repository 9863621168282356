import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Portal } from './portal';

interface RegistryEntry {
  code: string;
  isolation: string;
  entry: Record<string, string>;
  timeoutMs?: number;
}

/** How a case is put in the place of a subsystem. */
export interface Placement {
  isolation?: 'sandbox' | 'frame';
  /** So many subsystems live at once. */
  budget?: number;
}

/** Subsystem whose address the catalogue takes: its route, and its name in the navigation and on the card. */
const VICTIM = { code: 'bjxt', name: '报事系统' };

/**
 * The failure catalogue in the place of one subsystem, with a healthy neighbour beside it. Each test has a run of its
 * own: what it heals stays broken for the others.
 */
export class Catalogue {
  readonly run = `r${randomBytes(5).toString('hex')}`;
  readonly name = VICTIM.name;
  private port = '';

  constructor(
    readonly page: Page,
    readonly portal: Portal,
  ) {}

  get pane(): Locator {
    return this.page.locator(`[data-pane="${VICTIM.code}"]`);
  }

  get card(): Locator {
    return this.pane.getByRole('alert');
  }

  get entry(): Locator {
    return this.navigation(VICTIM.name);
  }

  get neighbour(): Locator {
    return this.navigation('工单中台');
  }

  get search(): Locator {
    return this.page.locator('[data-pane="gdzt"]').getByRole('searchbox');
  }

  private navigation(name: string): Locator {
    return this.page.getByRole('navigation').first().getByRole('link', { name });
  }

  /** A heading of the misbehaving micro-app, in whichever isolation it runs. */
  heading(name: string, { isolation = 'sandbox' }: Placement = {}): Locator {
    return this.inside({ isolation }).getByRole('heading', { name });
  }

  button(name: string, { isolation = 'sandbox' }: Placement = {}): Locator {
    return this.inside({ isolation }).getByRole('button', { name });
  }

  private inside({ isolation }: Placement) {
    return isolation === 'frame' ? this.pane.frameLocator('iframe') : this.pane;
  }

  /** Signs in with the neighbour open, and a case of the catalogue in the registry. */
  async open(name: string, { isolation = 'sandbox', budget }: Placement = {}): Promise<void> {
    const { page, portal } = this;
    await page.route('**/subsystems.json', async (route) => {
      const answer = await route.fetch();
      const registry = (await answer.json()) as { subsystems: RegistryEntry[] };
      for (const entry of registry.subsystems) {
        if (entry.code !== VICTIM.code) continue;
        this.port = new URL(entry.entry.development!).port;
        entry.isolation = isolation;
        entry.entry = { development: `http://misbehaving.localhost:${this.port}/${name}/?run=${this.run}` };
      }
      await route.fulfill({ response: answer, json: registry });
    });
    if (budget !== undefined)
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
  }

  /** The cause goes away, for this run alone. */
  async heal(): Promise<void> {
    const answer = await this.page.request.get(`http://127.0.0.1:${this.port}/_heal?run=${this.run}`, {
      headers: { Host: `misbehaving.localhost:${this.port}` },
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

  /** The neighbour answers a click within a second, with what was typed in it; so does the way back. */
  async expectNeighbour(): Promise<void> {
    // Nothing covers it; the time is taken in the page, where no other test runs.
    await this.neighbour.click({ trial: true });
    const took = await this.neighbour.evaluate(async (link: HTMLElement) => {
      const start = performance.now();
      link.click();
      const isShown = () => document.querySelector('[data-pane="gdzt"][data-shown="true"]') !== null;
      while (!isShown()) await new Promise((next) => requestAnimationFrame(next));
      return performance.now() - start;
    });
    expect(took).toBeLessThan(1_000);
    await expect(this.search).toBeVisible();
    await expect(this.search).toHaveValue('云栖');
    await expect(this.page).toHaveURL(/\/gdzt\/tickets\?q=/);
  }

  /** The neighbour was never mounted anew. */
  async expectSameNeighbour(): Promise<void> {
    await this.expectNeighbour();
    await expect(this.search).toHaveAttribute('data-mark', 'the same field');
  }

  /** Once the cause is gone, the retry in the card opens the subsystem, without a reload. */
  async expectRetryHeals(placement: Placement = {}): Promise<void> {
    await this.heal();
    await this.card.getByRole('button', { name: '重试' }).click();
    await expect(this.heading('All is well', placement)).toBeVisible({ timeout: 20_000 });
    await this.button('Works', placement).click();
    await expect(this.button('Worked', placement)).toBeVisible();
    await expect(this.card).toHaveCount(0);
  }
}
